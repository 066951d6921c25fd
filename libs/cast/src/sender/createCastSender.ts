import type { ErrorReporter } from '@tv/analytics';
import type { KeyValueStorage, RuntimeConfig } from '@tv/config';
import { readCastMedia } from '../message/castMedia.ts';
import { readReceiverMessage } from '../message/receiverMessage.ts';
import { setAppData, setSource, type SenderMessage } from '../message/senderMessage.ts';
import {
  isConnected,
  isPlaying,
  noMedia,
  readPlayerState,
  readSessionState,
  type CastPlace,
} from '../session/castSession.ts';
import { createCastStore } from '../session/castStore.ts';
import { castError } from './castError.ts';
import type { CastSender, CastSource, CastViewer } from './castSender.ts';
import { CAST_SESSION_KEY } from './castSessionKey.ts';
import { readCastState } from './castState.ts';
import {
  ANY_CHANGE,
  codeOf,
  isCancel,
  type Framework,
  type FrameworkSession,
  type SessionStateEvent,
} from './framework.ts';
import type { ReceiverApp } from './receiverApp.ts';

export interface CastSenderOptions {
  readonly framework: Framework;
  readonly app: ReceiverApp;
  readonly config: Pick<RuntimeConfig, 'version' | 'allowedHosts'>;
  readonly viewer: CastViewer;
  readonly storage: KeyValueStorage;
  readonly reporter: ErrorReporter;
}

const PATIENCE_MS = 30_000;

const AT_THE_EDGE_S = 20;

/**
 * Combines session, remote player and messages into one state. Playback state comes from the remote player
 * only, so other senders' changes appear too.
 */
export function createCastSender({
  framework,
  app,
  config,
  viewer,
  storage,
  reporter,
}: CastSenderOptions): CastSender {
  const context = framework.CastContext.getInstance();
  const player = new framework.RemotePlayer();
  const controller = new framework.RemotePlayerController(player);
  const state = createCastStore({ castState: readCastState(context.getCastState()) });
  let session: FrameworkSession | undefined;
  /** JSON, since the library creates new objects of equal content. */
  let readMedia = '';
  let lastSource: CastSource | undefined;
  /** The receiver's session before the last load; another one is its answer. */
  let viewingBefore: string | undefined;
  let sentToken: string | undefined;
  /** Last known user. */
  let userId: string | undefined;
  let toldOfUs: string | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const ownViewings = new Set<string>();
  /** A session was running before the reload: its media was sent from this tab. */
  let isReload = storage.getItem(CAST_SESSION_KEY) !== null;
  const pinGiven = new Set<string>();
  let isEndedHere = false;
  let isJoined = false;

  function fail(errorType: string, place: string) {
    reporter.error(castError(errorType), place);
    state.set({ error: errorType, awaitedAssetId: undefined });
  }

  async function send(message: SenderMessage): Promise<boolean> {
    try {
      const refusal = await session?.sendMessage(app.namespace, message);
      if (typeof refusal === 'string' && refusal !== '') throw castError(refusal);
      return session !== undefined;
    } catch (error) {
      reporter.error(error instanceof Error ? error : castError(codeOf(error)), `cast.${message.type}`);
      return false;
    }
  }

  function onMessage(_namespace: string, data: string) {
    const message = readReceiverMessage(data);
    if (message.type === 'ERROR') fail(message.errorType, 'cast.receiver');
    if (message.type === 'broken') reporter.warn(message.reason, 'cast.receiver');
  }

  function readPlayer() {
    // After a disconnect, the remote player's values are invalid.
    if (!session || !player.isConnected) return;
    const { isPaused, isMuted, volumeLevel, mediaInfo, currentTime, duration, liveSeekableRange } = player;
    const text = JSON.stringify(mediaInfo ?? null);
    const media = text === readMedia ? undefined : readCastMedia(mediaInfo, config.allowedHosts);
    if (text !== readMedia) state.set(media ?? noMedia);
    readMedia = text;
    const { awaitedAssetId, assetId, streamingSessionId, isLinear } = state.get();
    if (isReload && streamingSessionId !== undefined) {
      ownViewings.add(streamingSessionId);
      isReload = false;
    }
    const isAnswered = assetId === awaitedAssetId || streamingSessionId !== viewingBefore;
    const playerState = readPlayerState(player.playerState);
    const end = Number.isFinite(duration) && !isLinear ? Math.max(0, duration) : 0;
    state.set({
      playerState,
      playing: isPlaying(playerState, isPaused),
      currentTime,
      duration: end,
      streamStart: liveSeekableRange?.start ?? 0,
      streamEnd: liveSeekableRange?.end ?? end,
      muted: isMuted,
      volume: volumeLevel,
      ...(awaitedAssetId !== undefined && media && assetId !== undefined && isAnswered
        ? { awaitedAssetId: undefined, error: undefined }
        : {}),
    });
  }

  function tellOfUs() {
    const message = setAppData(viewer.appSessionId, config.version, viewer.ageLimit());
    const text = JSON.stringify(message);
    if (!session || text === toldOfUs) return;
    toldOfUs = text;
    void send(message);
  }

  function begin(next: FrameworkSession) {
    if (session !== next) {
      session?.removeMessageListener(app.namespace, onMessage);
      session = next;
      next.addMessageListener(app.namespace, onMessage);
      pinGiven.clear();
      readMedia = '';
    }
    isEndedHere = false;
    storage.setItem(CAST_SESSION_KEY, JSON.stringify(app));
    state.set({ deviceName: next.getCastDevice().friendlyName, left: undefined, error: undefined });
    toldOfUs = undefined;
    tellOfUs();
    readPlayer();
  }

  function placeLeft(errorCode: string | null): CastPlace | undefined {
    const { assetId, isLinear, currentTime, streamEnd, playing, deviceName, title } = state.get();
    const { audioLanguage, textLanguage } = state.get();
    if (assetId === undefined) return undefined;
    const isLost = !isEndedHere && (errorCode !== null || !hasDeviceLeft());
    const isAtEdge = isLinear && streamEnd - currentTime <= AT_THE_EDGE_S;
    return {
      assetId,
      isLinear,
      currentTime: isAtEdge ? 0 : currentTime,
      isPaused: !playing,
      audioLanguage,
      textLanguage,
      isLost,
      deviceName,
      title,
    };
  }

  const hasDeviceLeft = () => readCastState(context.getCastState()) !== 'NO_DEVICES_AVAILABLE';

  function end(errorCode: string | null) {
    if (!session) return;
    if (errorCode !== null && !isEndedHere) reporter.error(castError(errorCode), 'cast.session');
    const left = placeLeft(errorCode);
    session.removeMessageListener(app.namespace, onMessage);
    session = undefined;
    readMedia = '';
    lastSource = undefined;
    ownViewings.clear();
    isReload = false;
    sentToken = undefined;
    storage.removeItem(CAST_SESSION_KEY);
    state.set({ ...noMedia, deviceName: undefined, awaitedAssetId: undefined, error: undefined, left });
  }

  function onSession({ session: next, sessionState: word, errorCode }: SessionStateEvent) {
    const sessionState = readSessionState(word);
    isJoined = sessionState === 'SESSION_RESUMED';
    if (isConnected(sessionState) && next) begin(next);
    // The media state must be read before the session state changes.
    if (sessionState === 'SESSION_ENDED' || sessionState === 'NO_SESSION') end(errorCode);
    if (sessionState === 'SESSION_START_FAILED' && errorCode !== null && !isCancel(errorCode))
      fail(errorCode, 'cast.session');
    state.set({ sessionState });
  }

  async function load(source: CastSource): Promise<void> {
    lastSource = source;
    ownViewings.add(source.streamingSessionId);
    isReload = false;
    const { assetId, streamingSessionId } = state.get();
    viewingBefore = streamingSessionId;
    const isThere = assetId === source.assetId && streamingSessionId === source.streamingSessionId;
    state.set({ awaitedAssetId: isThere ? undefined : source.assetId, error: undefined, left: undefined });
    const accessToken = await viewer.token();
    // Superseded by another load.
    if (lastSource !== source) return;
    if (accessToken === undefined) return fail('NO_TOKEN', 'cast.load');
    sentToken = accessToken;
    const viewerUserId = viewer.userId();
    if (!(await send(setSource({ ...source, accessToken, viewerUserId })))) {
      if (lastSource === source) state.set({ error: 'NOT_SENT', awaitedAssetId: undefined });
      return;
    }
    clearTimeout(patience);
    patience = setTimeout(() => {
      if (session && lastSource === source && state.get().awaitedAssetId !== undefined)
        fail('TIMEOUT', 'cast.load');
    }, PATIENCE_MS);
  }

  /** Returns the current media as a source, if it has an asset and a streaming session. */
  function current(): CastSource | undefined {
    const { assetId, isLinear, currentTime, streamingSessionId, audioLanguage, textLanguage } = state.get();
    if (assetId === undefined || streamingSessionId === undefined) return undefined;
    return {
      assetId,
      isLinear,
      currentTime,
      streamingSessionId,
      audioLang: audioLanguage,
      textLang: textLanguage,
    };
  }

  /** Sends a renewed token with the same source. Ends the session on sign-out or a user change. */
  async function onViewer() {
    const before = userId;
    userId = viewer.userId() ?? before;
    // A session must not continue without its user, or for another one.
    if (session && (viewer.isSignedOut() || (before !== undefined && before !== userId))) return stop();
    tellOfUs();
    const source = current();
    if (!session || !source) return;
    const accessToken = await viewer.token();
    if (accessToken === undefined || accessToken === sentToken || !session) return;
    sentToken = accessToken;
    await send(setSource({ ...source, accessToken, viewerUserId: viewer.userId() }));
  }

  function seek(seconds: number) {
    const { streamStart, streamEnd } = state.get();
    const currentTime = Math.max(streamStart, streamEnd > 0 ? Math.min(seconds, streamEnd) : seconds);
    // Optimistic: the receiver confirms later.
    state.set({ currentTime });
    player.currentTime = currentTime;
    controller.seek();
  }

  function stop() {
    isEndedHere = true;
    context.endCurrentSession(true);
  }

  context.addEventListener('caststatechanged', ({ castState }) =>
    state.set({ castState: readCastState(castState) }),
  );
  context.addEventListener('sessionstatechanged', onSession);
  controller.addEventListener(ANY_CHANGE, readPlayer);
  viewer.subscribe(() => void onViewer());
  // The session may have been resumed before the listeners were added.
  onSession({
    session: context.getCurrentSession(),
    sessionState: context.getSessionState(),
    errorCode: null,
  });
  if (!session) storage.removeItem(CAST_SESSION_KEY);
  void onViewer();

  return {
    state,
    async requestSession() {
      state.set({ error: undefined, left: undefined });
      try {
        const errorCode = await context.requestSession();
        if (typeof errorCode === 'string' && errorCode !== '') throw castError(errorCode);
      } catch (error) {
        if (!isCancel(error)) fail(codeOf(error), 'cast.requestSession');
      }
    },
    load,
    isJoined: () => isJoined,
    isOwn: () => ownViewings.has(state.get().streamingSessionId ?? ''),
    pinGiven,
    settle: () => void (isJoined = false),
    async retry() {
      const { currentTime } = state.get();
      const source = lastSource ?? current();
      if (!source) return state.set({ error: undefined });
      await load(currentTime > 0 ? { ...source, currentTime } : source);
    },
    play() {
      if (player.isPaused) controller.playOrPause();
    },
    pause() {
      if (!player.isPaused) controller.playOrPause();
    },
    seek,
    seekToLiveEdge() {
      seek(state.get().streamEnd);
      if (player.isPaused) controller.playOrPause();
    },
    setVolume(volume) {
      player.volumeLevel = Math.min(1, Math.max(0, volume));
      controller.setVolumeLevel();
    },
    setMuted(isMuted) {
      if (player.isMuted !== isMuted) controller.muteOrUnmute();
    },
    setAudioLanguage: (language) => void send({ type: 'SET_AUDIO_TRACK', language }),
    setTextLanguage: (language) => void send({ type: 'SET_TEXT_TRACK', language: language ?? null }),
    dismiss: () => state.set({ error: undefined, left: undefined }),
    stop,
  };
}
