import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import { createRecordingReporter } from '@tv/test-world';
import type { CastSource } from '../message/senderMessage.ts';
import { channelMediaInfo, createFakeReceiver, filmMediaInfo } from '../testing/index.ts';
import type { FakeReceiver } from '../testing/index.ts';
import { createCastSender } from './createCastSender.ts';
import { storedCastSession } from './receiverApp.ts';

const app = { receiverAppId: 'TEST0001', namespace: 'urn:x-cast:test' };
const source: CastSource = {
  assetId: 'isfront',
  isLinear: false,
  currentTime: 1605,
  streamingSessionId: 'viewing-1',
  audioLang: 'nb',
  textLang: undefined,
};

let tv: FakeReceiver;
let token: string | undefined;
let ageLimit: number | undefined;
let isSignedOut: boolean;
let userId: string;
let notifyUserChange: () => void;

beforeEach(() => {
  tv = createFakeReceiver();
  token = 'token-1';
  isSignedOut = false;
  userId = 'u-1';
  ageLimit = undefined;
});

function open() {
  const reporter = createRecordingReporter();
  const storage = createMemoryStorage();
  const sender = createCastSender({
    framework: tv.framework,
    app,
    config: { version: '2.3.4', allowedHosts: ['media.test'] },
    user: {
      getToken: () => Promise.resolve(token),
      getUserId: () => userId,
      isSignedOut: () => isSignedOut,
      getAgeLimit: () => ageLimit,
      subscribe(listener) {
        notifyUserChange = listener;
        return () => undefined;
      },
      appSessionId: 'session-1',
    },
    storage,
    reporter,
  });
  return { sender, reporter, storage, get: () => sender.state.get() };
}

async function connected() {
  const opened = open();
  await opened.sender.requestSession();
  return opened;
}

const turn = () => new Promise((resolve) => setTimeout(resolve));
const sentOfType = (type: string) =>
  tv.messages.filter((message) => (message as { type: string }).type === type);

describe('cast session', () => {
  it('CAST-16 CAST-19 a cast session is connected once started, and sends SET_APP_DATA', async () => {
    const { get, storage } = await connected();
    expect(get()).toMatchObject({
      castState: 'CONNECTED',
      sessionState: 'SESSION_STARTED',
      deviceName: 'Stua',
    });
    expect(tv.messages).toEqual([
      { type: 'SET_APP_DATA', appSessionId: 'session-1', features: { binge: true }, sender: 'web/2.3.4' },
    ]);
    expect(JSON.parse(storage.getItem(storedCastSession.key) ?? '')).toEqual(app);
  });

  it('CAST-19 PIN-22 a cast session sends the age limit for autoplay, and again when it changes', async () => {
    ageLimit = 12;
    const { sender } = await connected();
    await sender.load(source);
    notifyUserChange();
    ageLimit = 9;
    notifyUserChange();
    ageLimit = undefined;
    notifyUserChange();
    expect(
      sentOfType('SET_APP_DATA').map((message) => Reflect.get(message as object, 'features') as unknown),
    ).toEqual([{ binge: true, ageLimit: 12 }, { binge: true, ageLimit: 9 }, { binge: true }]);
  });

  it('CAST-16 a cast session resumes if it started before the listeners were added', () => {
    tv.resume();
    tv.updatePlayer({ mediaInfo: filmMediaInfo, playerState: 'PLAYING', currentTime: 12, duration: 6420 });
    const { get } = open();
    expect(get()).toMatchObject({
      sessionState: 'SESSION_RESUMED',
      deviceName: 'Stua',
      assetId: 'isfront',
      currentTime: 12,
    });
  });

  it('a resumed cast session is auto-joined until a page is shown', async () => {
    tv.resume();
    const { sender } = open();
    expect(sender.isAutoJoined()).toBe(true);
    sender.markPageShown();
    expect(sender.isAutoJoined()).toBe(false);
    tv = createFakeReceiver();
    expect((await connected()).sender.isAutoJoined()).toBe(false);
  });

  it('CAST-13 a cancelled picker is not an error', async () => {
    const { sender, get, reporter } = open();
    tv.answerPicker('cancel');
    await sender.requestSession();
    expect(get().error).toBeUndefined();
    expect(reporter.reports).toEqual([]);
  });

  it('CAST-12 CAST-14 a cast session that fails to start is a logged error', async () => {
    const { sender, get, reporter } = open();
    tv.answerPicker('receiver_unavailable');
    await sender.requestSession();
    expect(get().error).toBe('receiver_unavailable');
    expect(reporter.reports).toEqual([
      {
        level: 'error',
        message: 'Chromecast error: receiver_unavailable',
        context: 'cast.requestSession',
      },
    ]);
    sender.dismiss();
    expect(get().error).toBeUndefined();
  });

  it('a cast session ended here leaves a snapshot and no error', async () => {
    const { sender, get, storage, reporter } = await connected();
    tv.updatePlayer({
      mediaInfo: filmMediaInfo,
      playerState: 'PAUSED',
      isPaused: true,
      currentTime: 900,
      duration: 6420,
    });
    sender.stop();
    expect(tv.commands).toEqual(['end true']);
    await turn();
    expect(get()).toMatchObject({
      sessionState: 'SESSION_ENDED',
      assetId: undefined,
      deviceName: undefined,
      lastSnapshot: { assetId: 'isfront', currentTime: 900, isPaused: true, isLost: false },
    });
    expect(storage.getItem(storedCastSession.key)).toBeNull();
    expect(reporter.reports).toEqual([]);
  });

  it('CAST-14 a lost cast session leaves a snapshot and is logged', async () => {
    const { get, reporter } = await connected();
    tv.updatePlayer({ mediaInfo: filmMediaInfo, playerState: 'PLAYING', currentTime: 900, duration: 6420 });
    tv.end('session_error');
    expect(get().lastSnapshot).toMatchObject({
      currentTime: 900,
      isPaused: false,
      isLost: true,
      deviceName: 'Stua',
      title: 'Isfront',
    });
    expect(reporter.reports).toMatchObject([{ message: 'Chromecast error: session_error' }]);
  });

  it('a cast session ended by another sender is not lost', async () => {
    const { get } = await connected();
    tv.updatePlayer({ mediaInfo: filmMediaInfo, playerState: 'PLAYING', currentTime: 900, duration: 6420 });
    tv.end();
    expect(get().lastSnapshot).toMatchObject({ isLost: false });
  });

  // The controls show 30 s or less as live.
  it.each([10, 25])(
    'an ended cast session leaves a channel at the live edge if it was %i s behind',
    async (behind) => {
      const { sender, get } = await connected();
      const window = { start: 1_700_000_000, end: 1_700_007_200 };
      tv.updatePlayer({
        mediaInfo: channelMediaInfo,
        playerState: 'PLAYING',
        liveSeekableRange: window,
        currentTime: window.end - behind,
      });
      sender.stop();
      await turn();
      expect(get().lastSnapshot).toMatchObject({ isLinear: true, currentTime: 0 });
    },
  );

  it('AUTH-31 a cast session ends when its user signs out', async () => {
    await connected();
    isSignedOut = true;
    notifyUserChange();
    expect(tv.commands).toEqual(['end true']);
  });

  it('a cast session ends when another customer signs in', async () => {
    const { sender } = await connected();
    await sender.load(source);
    token = 'token-of-another';
    userId = 'u-2';
    notifyUserChange();
    await turn();
    expect(tv.commands).toEqual(['end true']);
    expect(sentOfType('SET_SOURCE')).toHaveLength(1);
  });
});

describe('loading', () => {
  it('CAST-01 CAST-02 CAST-20 sends the source with the token and position', async () => {
    const { sender, get } = await connected();
    await sender.load(source);
    expect(sentOfType('SET_SOURCE')).toEqual([
      {
        type: 'SET_SOURCE',
        assetId: 'isfront',
        isLinear: false,
        accessToken: 'token-1',
        currentTime: 1605,
        streamingSessionId: 'viewing-1',
        audioLang: 'nb',
        viewerUserId: 'u-1',
      },
    ]);
    expect(get().awaitedAssetId).toBe('isfront');
    tv.updatePlayer({ mediaInfo: filmMediaInfo });
    expect(get().awaitedAssetId).toBeUndefined();
  });

  it('CAST-21 CAST-22 sends the languages', async () => {
    const { sender } = await connected();
    sender.setAudioLanguage('en');
    sender.setTextLanguage('nb');
    sender.setTextLanguage(undefined);
    expect(tv.messages.slice(1)).toEqual([
      { type: 'SET_AUDIO_TRACK', language: 'en' },
      { type: 'SET_TEXT_TRACK', language: 'nb' },
      { type: 'SET_TEXT_TRACK', language: null },
    ]);
  });

  it('CAST-14 a source that fails to send is logged, and an error with retry', async () => {
    const { sender, get, reporter } = await connected();
    tv.refuseMessages('channel_error');
    await sender.load(source);
    expect(get()).toMatchObject({ error: 'NOT_SENT', awaitedAssetId: undefined });
    expect(reporter.reports).toMatchObject([{ message: 'channel_error', context: 'cast.SET_SOURCE' }]);
    tv.refuseMessages(undefined);
    await sender.retry();
    expect(get()).toMatchObject({ error: undefined, awaitedAssetId: 'isfront' });
    expect(sentOfType('SET_SOURCE')).toHaveLength(2);
  });

  it('CAST-14 a source without an answer is an error after 30 seconds', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { sender, get } = await connected();
    await sender.load(source);
    vi.advanceTimersByTime(29_000);
    expect(get().error).toBeUndefined();
    vi.advanceTimersByTime(1_000);
    expect(get().error).toBe('TIMEOUT');
    await sender.load(source);
    tv.updatePlayer({ mediaInfo: filmMediaInfo });
    vi.advanceTimersByTime(60_000);
    expect(get().error).toBeUndefined();
  });

  it('a source that already plays is not awaited', async () => {
    const { sender, get } = await connected();
    tv.updatePlayer({ mediaInfo: filmMediaInfo, playerState: 'PLAYING' });
    await sender.load(source);
    expect(get().awaitedAssetId).toBeUndefined();
    await sender.load({ ...source, streamingSessionId: 'viewing-9' });
    expect(get().awaitedAssetId).toBe('isfront');
  });

  it('a source is not sent while signed out', async () => {
    const { sender, get } = await connected();
    token = undefined;
    await sender.load(source);
    expect(sentOfType('SET_SOURCE')).toEqual([]);
    expect(get().error).toBe('NO_TOKEN');
  });

  it('AUTH-28 sends the source again with a renewed token, at the current position, and with no other token', async () => {
    const { sender } = await connected();
    await sender.load(source);
    tv.updatePlayer({ mediaInfo: filmMediaInfo, playerState: 'PLAYING', currentTime: 1700, duration: 6420 });
    notifyUserChange();
    await turn();
    expect(sentOfType('SET_SOURCE')).toHaveLength(1);
    token = 'token-2';
    notifyUserChange();
    await turn();
    expect(sentOfType('SET_SOURCE')).toHaveLength(2);
    expect(sentOfType('SET_SOURCE')[1]).toMatchObject({
      accessToken: 'token-2',
      streamingSessionId: 'viewing-1',
      currentTime: 1700,
    });
  });
});

describe('receiver messages', () => {
  it('CAST-12 CAST-23 an ERROR is the error of the session, and reported', async () => {
    const { get, reporter } = await connected();
    tv.sendMessage({ type: 'ERROR', errorType: 'LOAD_FAILED' });
    expect(get().error).toBe('LOAD_FAILED');
    expect(reporter.reports).toEqual([
      { level: 'error', message: 'Chromecast error: LOAD_FAILED', context: 'cast.receiver' },
    ]);
  });

  it('unknown messages are ignored; broken messages are reported and dropped', async () => {
    const { get, reporter } = await connected();
    tv.sendMessage({ type: 'NEXT_EPISODE' });
    expect(reporter.reports).toEqual([]);
    tv.sendMessage({ type: 'ERROR' });
    tv.sendMessage('no JSON');
    expect(reporter.reports.map(({ level }) => level)).toEqual(['warn', 'warn']);
    expect(get().error).toBeUndefined();
  });
});

describe('remote player', () => {
  it('CAST-15 CAST-18 determines the state, whichever sender changed it', async () => {
    const { get } = await connected();
    tv.updatePlayer({
      mediaInfo: filmMediaInfo,
      playerState: 'PLAYING',
      currentTime: 30,
      duration: 6420,
      volumeLevel: 0.4,
      isMuted: true,
    });
    expect(get()).toMatchObject({
      assetId: 'isfront',
      streamType: 'BUFFERED',
      isLinear: false,
      title: 'Isfront',
      currentTime: 30,
      duration: 6420,
      streamStart: 0,
      streamEnd: 6420,
      playing: true,
      volume: 0.4,
      muted: true,
      audioLanguage: 'nb',
      textLanguage: 'nb',
    });
    tv.updatePlayer({ playerState: 'PAUSED', isPaused: true, mediaInfo: channelMediaInfo });
    expect(get()).toMatchObject({ playing: false, assetId: 'nordlys', isLinear: true, title: 'Nordlys' });
    tv.updatePlayer({ playerState: 'IDLE', mediaInfo: null });
    expect(get()).toMatchObject({ assetId: undefined, title: undefined, playing: false });
  });

  it('languages keep their reference while they are equal', async () => {
    const { get } = await connected();
    tv.updatePlayer({ mediaInfo: filmMediaInfo });
    const { audioLanguages } = get();
    tv.updatePlayer({ mediaInfo: structuredClone(filmMediaInfo), currentTime: 1 });
    expect(get().audioLanguages).toBe(audioLanguages);
  });

  it('CAST-04 plays and pauses, and ignores a command that changes nothing', async () => {
    const { sender } = await connected();
    tv.updatePlayer({ mediaInfo: filmMediaInfo, playerState: 'PLAYING' });
    sender.play();
    sender.pause();
    sender.pause();
    sender.play();
    expect(tv.commands).toEqual(['pause', 'play']);
  });

  it('CAST-06 CAST-09 seeks within the seekable range', async () => {
    const { sender, get } = await connected();
    tv.updatePlayer({
      mediaInfo: channelMediaInfo,
      playerState: 'PAUSED',
      isPaused: true,
      liveSeekableRange: { start: 1000, end: 8200 },
      currentTime: 1005,
    });
    sender.seek(995);
    expect(get().currentTime).toBe(1000);
    sender.seek(9000);
    sender.seekToLiveEdge();
    expect(tv.commands).toEqual(['seek 1000', 'seek 8200', 'seek 8200', 'play']);
  });

  it('CAST-07 sets volume and mute', async () => {
    const { sender, get } = await connected();
    sender.setVolume(0.3);
    sender.setVolume(7);
    sender.setMuted(true);
    sender.setMuted(true);
    expect(tv.commands).toEqual(['volume 0.3', 'volume 1', 'mute']);
    expect(get()).toMatchObject({ volume: 1, muted: true });
  });
});
