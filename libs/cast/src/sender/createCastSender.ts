import type { ErrorReporter } from '@tv/analytics';
import type { KeyValueStorage } from '@tv/browser-storage';
import type { RuntimeConfig } from '@tv/config';
import { readCastMedia } from '../message/castMedia.ts';
import { readReceiverMessage } from '../message/receiverMessage.ts';
import { createSetAppData, createSetSource, type SenderMessage } from '../message/senderMessage.ts';
import {
  isConnected,
  isPlaying,
  noMedia,
  readPlayerState,
  readSessionState,
  type CastSnapshot,
} from '../session/castSession.ts';
import { createCastStore } from '../session/castStore.ts';
import type { CastSender, CastSource, CastUser } from './castSender.ts';
import { readCastState } from './castState.ts';
import { createCastError } from './createCastError.ts';
import {
  ANY_CHANGE,
  getErrorCode,
  isCancel,
  type Framework,
  type FrameworkSession,
  type SessionStateEvent,
} from './framework.ts';
import { storedCastSession } from './receiverApp.ts';
import type { ReceiverApp } from './receiverApp.ts';

export interface CastSenderOptions {
  readonly framework: Framework;
  readonly app: ReceiverApp;
  readonly config: Pick<RuntimeConfig, 'version' | 'allowedHosts'>;
  readonly user: CastUser;
  readonly storage: KeyValueStorage;
  readonly reporter: ErrorReporter;
}

const LOAD_TIMEOUT_MS = 30_000;

/** A position this close to the end of a channel counts as the live edge. */
const SNAPSHOT_LIVE_EDGE_S = 20;

/**
 * Combines session, remote player and messages into one state. Playback state comes from the remote player
 * only, so other senders' changes appear too.
 */
export function createCastSender({
  framework,
  app,
  config,
  user,
  storage,
  reporter,
}: CastSenderOptions): CastSender {
  const context = framework.CastContext.getInstance();
  const player = new framework.RemotePlayer();
  const controller = new framework.RemotePlayerController(player);
  const state = createCastStore({ castState: readCastState(context.getCastState()) });
  let session: FrameworkSession | undefined;
  /** JSON, since the library creates new objects of equal content. */
  let lastMediaText = '';
  let lastSource: CastSource | undefined;
  /** The receiver's session before the last load; another one is its answer. */
  let previousStreamingSessionId: string | undefined;
  let sentToken: string | undefined;
  /** Last known user. */
  let userId: string | undefined;
  let sentAppData: string | undefined;
  let loadTimer: ReturnType<typeof setTimeout> | undefined;
  const ownStreamingSessionIds = new Set<string>();
  /** A session was running before the reload: its media was sent from this tab. */
  let isReload = storedCastSession.read(storage) !== undefined;
  const approvedAssetIds = new Set<string>();
  let isEndedHere = false;
  let isAutoJoined = false;

  function fail(errorType: string, reportContext: string) {
    reporter.error(createCastError(errorType), reportContext);
    state.set({ error: errorType, awaitedAssetId: undefined });
  }

  async function send(message: SenderMessage): Promise<boolean> {
    try {
      // The library resolves with an error code if it could not send.
      const refusal = await session?.sendMessage(app.namespace, message);
      if (typeof refusal === 'string' && refusal !== '') throw createCastError(refusal);
      return session !== undefined;
    } catch (error) {
      reporter.error(
        error instanceof Error ? error : createCastError(getErrorCode(error)),
        `cast.${message.type}`,
      );
      return false;
    }
  }

  function handleMessage(_namespace: string, data: string) {
    const message = readReceiverMessage(data);
    if (message.type === 'ERROR') fail(message.errorType, 'cast.receiver');
    if (message.type === 'broken') reporter.warn(message.reason, 'cast.receiver');
  }

  function syncPlayer() {
    // After a disconnect, the remote player's values are invalid.
    if (!session || !player.isConnected) return;
    const { isPaused, isMuted, volumeLevel, mediaInfo, currentTime, duration, liveSeekableRange } = player;
    const text = JSON.stringify(mediaInfo ?? null);
    const media = text === lastMediaText ? undefined : readCastMedia(mediaInfo, config.allowedHosts);
    if (text !== lastMediaText) state.set(media ?? noMedia);
    lastMediaText = text;
    const { awaitedAssetId, assetId, streamingSessionId, isLinear } = state.get();
    if (isReload && streamingSessionId !== undefined) {
      ownStreamingSessionIds.add(streamingSessionId);
      isReload = false;
    }
    const isAnswered = assetId === awaitedAssetId || streamingSessionId !== previousStreamingSessionId;
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

  function sendAppData() {
    const message = createSetAppData(user.appSessionId, config.version, user.getAgeLimit());
    const text = JSON.stringify(message);
    if (!session || text === sentAppData) return;
    sentAppData = text;
    void send(message);
  }

  function attachSession(next: FrameworkSession) {
    if (session !== next) {
      session?.removeMessageListener(app.namespace, handleMessage);
      session = next;
      next.addMessageListener(app.namespace, handleMessage);
      approvedAssetIds.clear();
      lastMediaText = '';
    }
    isEndedHere = false;
    storedCastSession.write(storage, app);
    state.set({ deviceName: next.getCastDevice().friendlyName, left: undefined, error: undefined });
    sentAppData = undefined;
    sendAppData();
    syncPlayer();
  }

  function createSnapshot(errorCode: string | null): CastSnapshot | undefined {
    const { assetId, isLinear, currentTime, streamEnd, playing, deviceName, title } = state.get();
    const { audioLanguage, textLanguage } = state.get();
    if (assetId === undefined) return undefined;
    const isLost = !isEndedHere && (errorCode !== null || !hasReachableDevice());
    const isAtEdge = isLinear && streamEnd - currentTime <= SNAPSHOT_LIVE_EDGE_S;
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

  const hasReachableDevice = () => readCastState(context.getCastState()) !== 'NO_DEVICES_AVAILABLE';

  function detachSession(errorCode: string | null) {
    if (!session) return;
    if (errorCode !== null && !isEndedHere) reporter.error(createCastError(errorCode), 'cast.session');
    const left = createSnapshot(errorCode);
    session.removeMessageListener(app.namespace, handleMessage);
    session = undefined;
    lastMediaText = '';
    lastSource = undefined;
    ownStreamingSessionIds.clear();
    isReload = false;
    sentToken = undefined;
    storedCastSession.clear(storage);
    state.set({ ...noMedia, deviceName: undefined, awaitedAssetId: undefined, error: undefined, left });
  }

  function handleSessionState({ session: next, sessionState: rawState, errorCode }: SessionStateEvent) {
    const sessionState = readSessionState(rawState);
    isAutoJoined = sessionState === 'SESSION_RESUMED';
    if (isConnected(sessionState) && next) attachSession(next);
    // The media state must be read before the session state changes.
    if (sessionState === 'SESSION_ENDED' || sessionState === 'NO_SESSION') detachSession(errorCode);
    if (sessionState === 'SESSION_START_FAILED' && errorCode !== null && !isCancel(errorCode))
      fail(errorCode, 'cast.session');
    state.set({ sessionState });
  }

  async function load(source: CastSource): Promise<void> {
    lastSource = source;
    ownStreamingSessionIds.add(source.streamingSessionId);
    isReload = false;
    const { assetId, streamingSessionId } = state.get();
    previousStreamingSessionId = streamingSessionId;
    const isAlreadyPlaying = assetId === source.assetId && streamingSessionId === source.streamingSessionId;
    state.set({
      awaitedAssetId: isAlreadyPlaying ? undefined : source.assetId,
      error: undefined,
      left: undefined,
    });
    const accessToken = await user.getToken();
    // Superseded by another load.
    if (lastSource !== source) return;
    if (accessToken === undefined) return fail('NO_TOKEN', 'cast.load');
    sentToken = accessToken;
    const userId = user.getUserId();
    if (!(await send(createSetSource({ ...source, accessToken, viewerUserId: userId })))) {
      if (lastSource === source) state.set({ error: 'NOT_SENT', awaitedAssetId: undefined });
      return;
    }
    clearTimeout(loadTimer);
    loadTimer = setTimeout(() => {
      if (session && lastSource === source && state.get().awaitedAssetId !== undefined)
        fail('TIMEOUT', 'cast.load');
    }, LOAD_TIMEOUT_MS);
  }

  /** Returns the current media as a source, if it has an asset and a streaming session. */
  function getCurrentSource(): CastSource | undefined {
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
  async function handleUserChange() {
    const previousUserId = userId;
    userId = user.getUserId() ?? previousUserId;
    // A session must not continue without its user, or for another one.
    if (session && (user.isSignedOut() || (previousUserId !== undefined && previousUserId !== userId)))
      return stop();
    sendAppData();
    const source = getCurrentSource();
    if (!session || !source) return;
    const accessToken = await user.getToken();
    if (accessToken === undefined || accessToken === sentToken || !session) return;
    sentToken = accessToken;
    await send(createSetSource({ ...source, accessToken, viewerUserId: user.getUserId() }));
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
  context.addEventListener('sessionstatechanged', handleSessionState);
  controller.addEventListener(ANY_CHANGE, syncPlayer);
  user.subscribe(() => void handleUserChange());
  // The session may have been resumed before the listeners were added.
  handleSessionState({
    session: context.getCurrentSession(),
    sessionState: context.getSessionState(),
    errorCode: null,
  });
  if (!session) storedCastSession.clear(storage);
  void handleUserChange();

  return {
    state,
    async requestSession() {
      state.set({ error: undefined, left: undefined });
      try {
        // May also resolve with an error code.
        const errorCode = await context.requestSession();
        if (typeof errorCode === 'string' && errorCode !== '') throw createCastError(errorCode);
      } catch (error) {
        if (!isCancel(error)) fail(getErrorCode(error), 'cast.requestSession');
      }
    },
    load,
    isAutoJoined: () => isAutoJoined,
    isSentFromThisTab: () => ownStreamingSessionIds.has(state.get().streamingSessionId ?? ''),
    approvedAssetIds,
    markPageShown: () => void (isAutoJoined = false),
    async retry() {
      const { currentTime } = state.get();
      const source = lastSource ?? getCurrentSource();
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
