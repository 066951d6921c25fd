import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeEngine } from '../testing/fakeEngine.ts';
import { createPlayer } from './createPlayer.ts';
import type { PlaybackResult, PlayerOptions } from './createPlayer.ts';
import type { PlaybackSnapshot } from './createSnapshotSaver.ts';
import { initialPlaybackState, openPlayable } from './playbackState.ts';
import { createStreamContent } from './streamContent.ts';

const film: PlaybackResult = {
  playback: { manifestUrl: 'http://media/isfront.mpd', manifestType: 'dash', drmType: 'none' },
};

const subscribeTo = (listeners: Set<() => void>) => (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function startPlayer(changes: Partial<PlayerOptions> = {}) {
  const engine = createFakeEngine({ phase: 'idle', isPaused: true });
  const stored: string[] = [];
  let now = 1_000_000;
  const leaving = new Set<() => void>();
  const returning = new Set<() => void>();
  const gone = new Set<() => void>();
  const restored = new Set<() => void>();
  const reported: string[] = [];
  const emitted: string[] = [];
  const snapshots: (PlaybackSnapshot | undefined)[] = [];
  let isVisible = true;
  const player = createPlayer({
    engine,
    playback: openPlayable('isfront', { sessionId: 's-1', isBingeWatching: false }),
    startAt: 61,
    fetchPlayback: vi.fn(() => Promise.resolve(film)),
    renewSession: vi.fn(() => Promise.resolve(true)),
    saveProgress: undefined,
    isSignedIn: () => true,
    preference: {
      volume: 1,
      isMuted: false,
      audio: undefined,
      text: undefined,
      playbackRate: 1,
      quality: 'auto',
    },
    storage: {
      getItem: () => stored.at(-1) ?? null,
      setItem: (_key, value) => void stored.push(value),
      removeItem: () => undefined,
    },
    content: undefined,
    streaming: { assetId: 'isfront', streamingSessionId: 's-1' },
    channelId: undefined,
    saveSnapshot: (snapshot) => void snapshots.push(snapshot),
    emit: ({ name }) => void emitted.push(name),
    analytics: { push: ({ event }) => void reported.push(event), flush: () => void reported.push('flush') },
    recordMeasurement: undefined,
    reporter: { error: () => undefined, warn: () => undefined },
    clock: { now: () => now },
    page: {
      onHidden: subscribeTo(leaving),
      onPageHide: subscribeTo(gone),
      onRestored: subscribeTo(restored),
      onVisibleOrOnline: subscribeTo(returning),
      isVisible: () => isVisible,
    },
    ...changes,
  });
  return {
    engine,
    player,
    stored,
    leaving,
    returning,
    gone,
    reported,
    emitted,
    snapshots,
    goAway: () => [...gone, ...leaving].forEach((listener) => listener()),
    hide: () => (isVisible = false),
    comeBack: () => returning.forEach((listener) => listener()),
    restore: () => restored.forEach((listener) => listener()),
    pass: (ms: number) => (now += ms),
  };
}

const HOUR_MS = 3_600_000;

const settled = () => new Promise((done) => setTimeout(done));

describe('createPlayer', () => {
  it('requests playback and starts at the resume position', async () => {
    const { engine, player } = startPlayer();
    await player.start();
    expect(engine.commands).toEqual(['load http://media/isfront.mpd']);
    expect(engine.state.get()).toMatchObject({ phase: 'ready', position: 61 });
  });

  it('shows a refused playback request as an error', async () => {
    const error = { name: 'RequestError', message: '', status: 403, url: '', body: undefined } as const;
    const { engine, player } = startPlayer({
      fetchPlayback: () => Promise.resolve({ error }),
      renewSession: () => Promise.resolve(false),
    });
    await player.start();
    expect(engine.state.get()).toMatchObject({ phase: 'failed', error: 'noAccess', isBuffering: false });
    expect(engine.commands).toEqual([]);
  });

  it('renews an expired token once and continues at the same position', async () => {
    const askPlayback = vi.fn(() => Promise.resolve(film));
    const { engine, player, pass } = startPlayer({ fetchPlayback: askPlayback });
    await player.start();
    engine.advance(100);
    engine.state.set({ phase: 'failed', error: 'noAccess' });
    // No error is shown for what may recover at once.
    expect(engine.state.get()).toMatchObject({ phase: 'loading', error: undefined });
    await settled();
    expect(engine.state.get()).toMatchObject({ phase: 'ready', error: undefined, position: 161 });
    expect(askPlayback).toHaveBeenCalledTimes(2);

    // A second refusal right after is final.
    engine.state.set({ phase: 'failed', error: 'noAccess' });
    await settled();
    expect(engine.state.get().phase).toBe('failed');
    // Hours later it is another token.
    pass(3_600_000);
    engine.state.set({ error: undefined });
    engine.state.set({ error: 'noAccess' });
    await settled();
    expect(engine.state.get().phase).toBe('ready');
  });

  describe('a sign-in that has ended and cannot be renewed', () => {
    const ended = {
      isSignedIn: () => false,
      renewSession: () => Promise.resolve(false),
    };

    it('an expired session shows signInNeeded at the start', async () => {
      const error = { name: 'NoTokenError', message: '' } as const;
      const { engine, player } = startPlayer({ ...ended, fetchPlayback: () => Promise.resolve({ error }) });
      await player.start();
      await settled();
      expect(engine.state.get()).toMatchObject({ phase: 'failed', error: 'signInNeeded' });
      // And again on an immediate retry.
      await player.start();
      await settled();
      expect(engine.state.get()).toMatchObject({ phase: 'failed', error: 'signInNeeded' });
    });

    it('an expired session shows signInNeeded each time a licence is refused during playback', async () => {
      const { engine, player } = startPlayer(ended);
      await player.start();
      engine.state.set({ phase: 'failed', error: 'noAccess' });
      await settled();
      expect(engine.state.get().error).toBe('signInNeeded');
      await player.start();
      engine.state.set({ phase: 'failed', error: 'noAccess' });
      await settled();
      expect(engine.state.get().error).toBe('signInNeeded');
    });

    it('an expired session loses progress, with one warning', async () => {
      const saveProgress = vi.fn();
      const warn = vi.fn();
      const { engine, player } = startPlayer({
        ...ended,
        saveProgress,
        reporter: { error: () => undefined, warn },
      });
      await player.start();
      engine.advance(2);
      await player.destroy();
      expect(saveProgress).not.toHaveBeenCalled();
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'player.progress');
    });
  });

  it('a refused token is renewed before the user has to sign in', async () => {
    const error = { name: 'RequestError', message: '', status: 401, url: '', body: undefined } as const;
    const askPlayback = vi.fn<() => Promise<PlaybackResult>>(() => Promise.resolve(film));
    askPlayback.mockResolvedValueOnce({ error });
    const { engine, player } = startPlayer({ fetchPlayback: askPlayback });
    await player.start();
    await settled();
    expect(engine.state.get().phase).toBe('ready');
  });

  it('playback that failed without a network resumes at the same position when it is back', async () => {
    const { engine, player, comeBack } = startPlayer();
    await player.start();
    engine.advance(100);
    // Running playback retries at once.
    comeBack();
    await settled();
    expect(engine.commands.slice(1)).toEqual(['retry']);
    engine.state.set({ phase: 'failed', error: 'network' });
    await settled();
    expect(engine.commands).toHaveLength(2);
    comeBack();
    await settled();
    expect(engine.state.get()).toMatchObject({ phase: 'ready', error: undefined, position: 161 });
  });

  it('a playback request that failed without a network is repeated when it is back', async () => {
    const error = { name: 'NetworkError', message: '' } as const;
    const askPlayback = vi.fn<() => Promise<PlaybackResult>>().mockResolvedValueOnce({ error });
    const { engine, player, comeBack } = startPlayer({ fetchPlayback: askPlayback });
    await player.start();
    expect(engine.state.get()).toMatchObject({ phase: 'failed', error: 'network' });
    askPlayback.mockResolvedValue(film);
    comeBack();
    await settled();
    expect(engine.state.get()).toMatchObject({ phase: 'ready', position: 61 });
  });

  describe('playback that failed for a network loss that no event ends', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    const lost = async () => {
      const made = startPlayer();
      await made.player.start();
      made.engine.advance(100);
      made.engine.state.set({ phase: 'failed', error: 'network' });
      const loads = () => made.engine.commands.filter((command) => command.startsWith('load')).length - 1;
      return { ...made, loads };
    };

    it('playback without a network reloads after a minute or a little more, at the same position, paused if it was paused', async () => {
      const { engine, player, loads } = await lost();
      player.engine.pause();
      await vi.advanceTimersByTimeAsync(59_000);
      expect(loads()).toBe(0);
      await vi.advanceTimersByTimeAsync(32_000);
      expect(engine.state.get()).toMatchObject({ phase: 'ready', isPaused: true, position: 161 });
      await vi.advanceTimersByTimeAsync(300_000);
      expect(loads()).toBe(1);
    });

    type Lost = Awaited<ReturnType<typeof lost>>;

    it.each<[string, (made: Lost) => unknown]>([
      ['is hidden', ({ hide }) => hide()],
      ['was stopped by the server', ({ player }) => player.kick()],
      ['has failed for another reason', ({ engine }) => engine.fail('media')],
      ['has ended', ({ player }) => player.destroy()],
    ])('playback without a network does not reload while it %s', async (_what, happens) => {
      const made = await lost();
      await happens(made);
      await vi.advanceTimersByTimeAsync(300_000);
      expect(made.loads()).toBe(0);
      expect(made.engine.state.get().phase).toBe('failed');
    });
  });

  describe('a CDN that refuses URLs', () => {
    const playing = async () => {
      const askPlayback = vi.fn(() => Promise.resolve(film));
      const renewSession = vi.fn(() => Promise.resolve(true));
      const made = startPlayer({ fetchPlayback: askPlayback, renewSession });
      await made.player.start();
      made.engine.advance(100);
      return { ...made, askPlayback, renewSession };
    };

    it('requests fresh URLs at the same position, without renewing the auth session', async () => {
      const { engine, askPlayback, renewSession } = await playing();
      engine.state.set({ isFetchFailing: true, isRefused: true });
      expect(engine.state.get()).toMatchObject({ phase: 'loading', error: undefined });
      await settled();
      expect(askPlayback).toHaveBeenCalledTimes(2);
      expect(renewSession).not.toHaveBeenCalled();
      expect(engine.state.get()).toMatchObject({ phase: 'ready', position: 161, isPaused: false });
    });

    it('requests fresh URLs once a minute at most, and waits in between', async () => {
      const { engine, askPlayback, pass } = await playing();
      const refuse = async () => {
        engine.state.set({ isRefused: true });
        await settled();
        engine.state.set({ isRefused: false });
      };
      await refuse();
      pass(59_000);
      await refuse();
      expect(askPlayback).toHaveBeenCalledTimes(2);
      expect(engine.state.get().phase).toBe('ready');
      pass(1000);
      await refuse();
      expect(askPlayback).toHaveBeenCalledTimes(3);
    });

    it('shows a media error if fresh URLs are refused too, until a reload works', async () => {
      const { engine, askPlayback, comeBack } = await playing();
      const refuses = { phase: 'failed', error: 'media', isRefused: true } as const;
      engine.state.set(refuses);
      await settled();
      engine.state.set(refuses);
      await settled();
      expect(engine.state.get()).toMatchObject({ phase: 'failed', error: 'media' });
      expect(askPlayback).toHaveBeenCalledTimes(2);
      comeBack();
      await settled();
      expect(engine.state.get()).toMatchObject({ phase: 'ready', error: undefined, position: 161 });
    });

    it('requests no fresh URLs after a kick', async () => {
      const { engine, player, askPlayback } = await playing();
      player.kick();
      engine.state.set({ isRefused: true });
      await settled();
      expect(askPlayback).toHaveBeenCalledOnce();
    });
  });

  it('other failures wait for the user to retry', async () => {
    const { engine, player, comeBack } = startPlayer();
    await player.start();
    engine.state.set({ phase: 'failed', error: 'media' });
    comeBack();
    await settled();
    const loads = () => engine.commands.filter((command) => command.startsWith('load'));
    expect(loads()).toHaveLength(1);
    await player.start();
    expect(loads()).toHaveLength(2);
  });

  describe('a channel reloaded after its window has moved', () => {
    async function opened(position: number) {
      const { engine, player } = startPlayer({ startAt: undefined });
      await player.start();
      const isAtLiveEdge = position > 7170;
      const absolutePosition = HOUR_MS + position * 1000;
      engine.state.set({
        playMode: 'liveTimeShift',
        duration: 7200,
        position,
        absolutePosition,
        isAtLiveEdge,
      });
      engine.state.set({ phase: 'failed', error: 'network' });
      engine.advanceLiveWindow(600);
      await player.start();
      return engine.state.get();
    }

    it('a reloaded channel resumes at the same frame, although its window has moved', async () => {
      const { absolutePosition, position } = await opened(3600);
      expect(absolutePosition).toBe(2 * HOUR_MS);
      expect(position).toBe(3000);
    });

    it('a reloaded channel resumes at the live edge if it was there', async () => {
      expect(await opened(7190)).toMatchObject({ position: 7200, isAtLiveEdge: true });
    });
  });

  it('PLAY-02 a running programme resumes at the same position, also at its edge', async () => {
    const { engine, player } = startPlayer({ startAt: 0 });
    await player.start();
    engine.state.set({ playMode: 'liveTimeShift', duration: 1800, position: 1790, isAtLiveEdge: true });
    engine.state.set({ phase: 'failed', error: 'network' });
    // It may have ended meanwhile and then has no live edge.
    engine.state.set({ playMode: 'ondemand' });
    await player.start();
    expect(engine.state.get().position).toBe(1790);
  });

  it.each([
    [false, ['load http://media/isfront.mpd']],
    [true, []],
  ])(
    'a page from the back/forward cache reloads at the same position, unless the stream was kicked: %s',
    async (isKicked, commands) => {
      const { engine, player, restore } = startPlayer();
      await player.start();
      engine.advance(100);
      if (isKicked) player.kick();
      const before = engine.commands.length;
      restore();
      await settled();
      expect(engine.commands.slice(before)).toEqual(commands);
      expect(engine.state.get()).toMatchObject({ phase: 'ready', position: 161 });
    },
  );

  it('a page from the back/forward cache does not restart a film that has ended', async () => {
    const { engine, player, restore } = startPlayer();
    await player.start();
    engine.state.set({ phase: 'ended' });
    const before = engine.commands.length;
    restore();
    await settled();
    expect(engine.commands.slice(before)).toEqual([]);
  });

  describe('SOCK-11 SOCK-12 a kicked stream', () => {
    it('a kicked stream pauses, saves at once and does not play until resumed', async () => {
      const saveProgress = vi.fn();
      const { engine, player, emitted, comeBack } = startPlayer({ saveProgress });
      await player.start();
      engine.advance(3);
      player.kick();
      expect(engine.state.get()).toMatchObject({ isPaused: true, position: 64 });
      expect(saveProgress).toHaveBeenCalledExactlyOnceWith(64, false);
      expect(emitted.at(-1)).toBe('StreamingStop');
      player.engine.play();
      player.engine.seekToLiveEdge();
      expect(engine.state.get().isPaused).toBe(true);
      // As by a media key.
      engine.state.set({ isPaused: false });
      expect(engine.state.get().isPaused).toBe(true);
      engine.state.set({ phase: 'failed', error: 'noAccess' });
      engine.state.set({ phase: 'failed', error: 'network' });
      comeBack();
      await settled();
      expect(engine.commands.filter((command) => command.startsWith('load'))).toHaveLength(1);
    });

    it('a kicked stream reloads at the same position and plays when resumed, even if it was paused', async () => {
      const askPlayback = vi.fn(() => Promise.resolve(film));
      const { engine, player, emitted } = startPlayer({ fetchPlayback: askPlayback });
      await player.start();
      engine.advance(3);
      player.engine.pause();
      player.kick();
      await player.resumeAfterKick();
      expect(askPlayback).toHaveBeenCalledTimes(2);
      expect(engine.state.get()).toMatchObject({ phase: 'ready', isPaused: false, position: 64 });
      expect(emitted.slice(-2)).toEqual(['StreamingStart', 'MediaPlayerState']);
      await player.resumeAfterKick();
      expect(askPlayback).toHaveBeenCalledTimes(2);
    });

    it('a stream does not start if kicked while loading', async () => {
      const answer = Promise.withResolvers<PlaybackResult>();
      const { engine, player } = startPlayer({ fetchPlayback: () => answer.promise });
      const started = player.start();
      player.kick();
      answer.resolve(film);
      await started;
      expect(engine.commands).toEqual(['pause']);
    });
  });

  it('a pause while playback is requested applies to the stream', async () => {
    const requested = Promise.withResolvers<PlaybackResult>();
    const { engine, player } = startPlayer({ fetchPlayback: () => requested.promise });
    const started = player.start();
    expect(engine.state.get()).toMatchObject({ phase: 'loading', isPaused: false });
    player.engine.pause();
    requested.resolve(film);
    await started;
    expect(engine.state.get()).toMatchObject({ phase: 'ready', isPaused: true });
    void player.start();
    expect(engine.state.get()).toMatchObject({ phase: 'loading', isPaused: true });
  });

  describe('AUTH-29 resume snapshot', () => {
    it('a resume snapshot has the exact second and whether the user had paused', async () => {
      const { engine, player, snapshots, goAway } = startPlayer();
      goAway();
      expect(snapshots).toEqual([]);
      await player.start();
      engine.advance(2.5);
      goAway();
      expect(snapshots.at(-1)).toEqual({ position: 63.5, instant: undefined, isPaused: false });
      player.engine.pause();
      expect(snapshots.at(-1)).toEqual({ position: 63.5, instant: undefined, isPaused: true });
    });

    it('a resume snapshot is saved every five seconds during playback, since a browser may end the page without notice', async () => {
      const { engine, player, snapshots, pass } = startPlayer();
      await player.start();
      engine.advance(1);
      expect(snapshots.at(-1)?.position).toBe(62);
      const noted = snapshots.length;
      for (let second = 0; second < 12; second += 1) {
        pass(1000);
        engine.advance(1);
      }
      expect(snapshots.slice(noted).map((snapshot) => snapshot?.position)).toEqual([67, 72]);
    });

    it('a resume snapshot is saved when the page is hidden, since a phone may end it', async () => {
      const { engine, player, snapshots, leaving } = startPlayer();
      await player.start();
      engine.advance(3);
      engine.advance(1);
      leaving.forEach((listener) => listener());
      expect(snapshots.at(-1)?.position).toBe(65);
    });

    it('a resume snapshot has the instant of a channel, but none at the live edge', async () => {
      const { engine, player, snapshots, goAway } = startPlayer({ startAt: undefined });
      await player.start();
      const live = { playMode: 'liveTimeShift', position: 3600, absolutePosition: HOUR_MS } as const;
      engine.state.set({ ...live, isAtLiveEdge: false });
      goAway();
      expect(snapshots.at(-1)?.instant).toBe(HOUR_MS);
      engine.state.set({ ...live, isAtLiveEdge: true });
      goAway();
      expect(snapshots.at(-1)?.instant).toBeUndefined();
    });

    it('a resume snapshot is removed when the session ends', async () => {
      const { engine, player, snapshots } = startPlayer();
      await player.start();
      engine.advance(2);
      await player.destroy();
      engine.advance(2);
      expect(snapshots.at(-1)).toBeUndefined();
      expect(snapshots.length).toBeGreaterThan(1);
    });

    it('the resume snapshot of a channel is its start position', async () => {
      const load = vi.fn(() => Promise.resolve());
      const engine = { ...createFakeEngine({ phase: 'idle', isPaused: true }), load };
      await startPlayer({ engine, startAt: undefined, startAtInstant: HOUR_MS }).player.start();
      expect(load).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ startAt: undefined, startAtInstant: HOUR_MS }),
      );
    });
  });

  it('stores the choices of the user, not changes by the browser', async () => {
    const { engine, player, stored } = startPlayer();
    await player.start();
    engine.state.set({
      audioTracks: [{ id: 'a', language: 'en', purpose: 'main', name: 'Kommentator' }],
      textTracks: [{ id: 't', language: 'nb', purpose: 'caption' }],
    });
    // A browser that blocks sound mutes; that is not a choice.
    engine.state.set({ isMuted: true });
    expect(stored).toEqual([]);
    player.engine.selectAudioTrack('a');
    player.engine.selectTextTrack('t');
    player.engine.setVolume(0.3);
    player.engine.setPlaybackRate(1.25);
    player.engine.setQuality(720);
    expect(JSON.parse(stored.at(-1) ?? '')).toEqual({
      volume: 0.3,
      audio: { language: 'en', purpose: 'main', name: 'Kommentator' },
      text: { language: 'nb', purpose: 'caption' },
      playbackRate: 1.25,
      quality: 720,
    });
    player.engine.selectTextTrack(undefined);
    expect(JSON.parse(stored.at(-1) ?? '')).not.toHaveProperty('text');
  });

  it('saves progress when it ends, and unsubscribes', async () => {
    const saveProgress = vi.fn();
    const { engine, player, leaving, returning, gone } = startPlayer({ saveProgress });
    await player.start();
    engine.advance(2);
    await player.destroy();
    await player.destroy();
    expect(saveProgress.mock.calls).toEqual([[63, false]]);
    expect(engine.isDestroyed()).toBe(true);
    expect(leaving.size + returning.size + gone.size).toBe(0);
  });

  it('seeking back from the end plays, unless the stream was kicked', async () => {
    const { engine, player } = startPlayer();
    await player.start();
    engine.seek(5400);
    engine.state.set({ isPaused: true });
    player.engine.seek(100);
    expect(engine.state.get()).toMatchObject({ position: 100, isPaused: false });
    engine.seek(5400);
    player.kick();
    player.engine.seek(100);
    expect(engine.state.get().isPaused).toBe(true);
  });

  it('PLAY-07 an opened title plays at once; one opened without autoplay stays paused', async () => {
    const { engine, player } = startPlayer();
    await player.start();
    expect(engine.state.get().isPaused).toBe(false);
    const quiet = startPlayer({ playback: initialPlaybackState });
    await quiet.player.start();
    expect(quiet.engine.state.get()).toMatchObject({ phase: 'ready', isPaused: true });
    quiet.player.engine.play();
    expect(quiet.engine.state.get().isPaused).toBe(false);
  });

  it('PLAY-07 a paused title stays paused after an automatic reload', async () => {
    const { engine, player, comeBack } = startPlayer();
    await player.start();
    player.engine.pause();
    engine.state.set({ phase: 'failed', error: 'noAccess' });
    await settled();
    expect(engine.state.get()).toMatchObject({ phase: 'ready', isPaused: true });

    player.engine.play();
    engine.state.set({ phase: 'failed', error: 'network', isPaused: true });
    comeBack();
    await settled();
    expect(engine.state.get()).toMatchObject({ phase: 'ready', isPaused: false });

    // A manual retry plays.
    player.engine.pause();
    engine.state.set({ phase: 'failed', error: 'media' });
    await player.start();
    expect(engine.state.get()).toMatchObject({ phase: 'ready', isPaused: false });
  });

  it('PROG-05 a page that is hidden saves progress in a request that outlives it', async () => {
    const saveProgress = vi.fn();
    const { engine, player, leaving } = startPlayer({ saveProgress });
    await player.start();
    engine.advance(3);
    leaving.forEach((listener) => listener());
    expect(saveProgress).toHaveBeenCalledExactlyOnceWith(64, true);
  });

  describe('analytics of a supported title', () => {
    const reporter = { error: () => undefined, warn: () => undefined };
    const title = { id: 'isfront', name: 'Isfront', categories: ['Spillefilm'], links: {} };
    const playback = openPlayable(title, { sessionId: 's-1', isBingeWatching: false });
    const content = createStreamContent(playback, false, reporter, { hasReportedAssetType: false });

    it('ANA-11 ANA-13 ANA-14 reports start, and stop before the page is gone', async () => {
      const { engine, player, reported, goAway } = startPlayer({ content });
      await player.start();
      expect(reported).toEqual(['play_content', 'stream_start']);
      engine.advance(10);
      goAway();
      expect(reported.slice(2, 4)).toEqual(['stream_stop', 'flush']);
      await player.destroy();
      expect(reported.filter((event) => event === 'stream_stop')).toHaveLength(1);
    });

    it('ANA-14 reports one stop at the end, and none on page hide', async () => {
      const { engine, player, reported } = startPlayer({ content });
      await player.start();
      engine.seek(5399);
      engine.advance(10);
      expect(reported.at(-1)).toBe('stream_stop');
      await player.destroy();
      expect(reported).toEqual(['play_content', 'stream_start', 'stream_stop']);
    });

    it('ANA-14 reports a stop when the session ends', async () => {
      const { engine, player, reported } = startPlayer({ content });
      await player.start();
      engine.advance(10);
      await player.destroy();
      expect(reported).toEqual(['play_content', 'stream_start', 'stream_stop']);
    });

    it('ANA-14 reports no stop while the page is only hidden', async () => {
      const { engine, player, reported, leaving } = startPlayer({ content });
      await player.start();
      engine.advance(10);
      leaving.forEach((listener) => listener());
      expect(reported).not.toContain('stream_stop');
      // It may end without another event, so pending events are flushed now.
      expect(reported.at(-1)).toBe('flush');
    });

    it('ANA-14 reports a stop on page hide before the page is gone', async () => {
      const { engine, player, reported, gone } = startPlayer({ content });
      await player.start();
      engine.advance(10);
      gone.forEach((listener) => listener());
      expect(reported.slice(2)).toEqual(['stream_stop', 'flush']);
    });
  });

  it('a session that ended during the playback request never loads', async () => {
    let answer: (playback: PlaybackResult) => void = () => undefined;
    const { engine, player } = startPlayer({ fetchPlayback: () => new Promise((done) => (answer = done)) });
    const starting = player.start();
    await player.destroy();
    answer(film);
    await starting;
    expect(engine.commands).toEqual([]);
  });
});
