import type { ErrorReporter } from '@tv/analytics';
import type { KeyValueStorage } from '@tv/browser-storage';
import type { RuntimeConfig } from '@tv/config';
import { createKeyedStore } from '@tv/ssr/keyedStore';
import { createSetAppData } from '../message/senderMessage.ts';
import { initialCastSession, isConnected, noMedia, type CastSession } from '../session/castSession.ts';
import { createCastSnapshot } from '../session/castSnapshot.ts';
import { readCastState, readSessionState } from '../session/castState.ts';
import { createReceiverChannel } from './createReceiverChannel.ts';
import { createRemotePlayer } from './createRemotePlayer.ts';
import { createSourceLoader, type CastUser } from './createSourceLoader.ts';
import {
  createCastError,
  getErrorCode,
  isCancel,
  type Framework,
  type FrameworkSession,
  type SessionStateEvent,
} from './framework.ts';
import { storedCastSession, type ReceiverApp } from './receiverApp.ts';

interface CastSenderOptions {
  readonly framework: Framework;
  readonly app: ReceiverApp;
  readonly config: Pick<RuntimeConfig, 'version' | 'allowedHosts'>;
  readonly user: CastUser;
  readonly storage: KeyValueStorage;
  readonly reporter: ErrorReporter;
}

/** Cast commands and state. Commands never throw: errors are reported and appear in the state. */
export type CastSender = ReturnType<typeof createCastSender>;

const noSession = { ...noMedia, deviceName: undefined, awaitedAssetId: undefined, error: undefined } as const;

/** Opens the device picker, which may also resolve with an error code. */
async function requestSession(context: ReturnType<Framework['CastContext']['getInstance']>) {
  const errorCode = await context.requestSession();
  if (typeof errorCode === 'string' && errorCode !== '') throw createCastError(errorCode);
}

/**
 * Combines session, remote player and messages into one state. Playback state comes from the remote player
 * only, so other senders' changes appear too.
 */
export function createCastSender({ framework, app, config, user, storage, reporter }: CastSenderOptions) {
  const context = framework.CastContext.getInstance();
  const castState = readCastState(context.getCastState());
  const state = createKeyedStore<CastSession>({ ...initialCastSession, castState });
  const channel = createReceiverChannel(app.namespace, reporter, (type) => fail(type, 'cast.receiver'));
  const isReload = storedCastSession.read(storage) !== undefined;
  const loader = createSourceLoader({ state, channel, user, fail, isReload });
  const remotePlayer = createRemotePlayer({
    framework,
    state,
    allowedHosts: config.allowedHosts,
    hasSession: () => channel.session() !== undefined,
    onMedia: loader.handleMedia,
  });
  let lastUserId: string | undefined;
  const approvedAssetIds = new Set<string>();
  let isEndedHere = false;
  let isAutoJoined = false;

  function fail(errorType: string, context: string) {
    reporter.error(createCastError(errorType), context);
    state.set({ error: errorType, awaitedAssetId: undefined });
  }

  function sendAppData() {
    channel.sendAppData(createSetAppData(user.appSessionId, config.version, user.getAgeLimit()));
  }

  function attachSession(next: FrameworkSession) {
    if (channel.attach(next)) {
      approvedAssetIds.clear();
      remotePlayer.clearMedia();
    }
    isEndedHere = false;
    storedCastSession.write(storage, app);
    state.set({ deviceName: next.getCastDevice().friendlyName, lastSnapshot: undefined, error: undefined });
    sendAppData();
    remotePlayer.sync();
  }

  function detachSession(errorCode: string | null) {
    if (!channel.session()) return;
    if (errorCode !== null && !isEndedHere) reporter.error(createCastError(errorCode), 'cast.session');
    const isLost = errorCode !== null || readCastState(context.getCastState()) === 'NO_DEVICES_AVAILABLE';
    const lastSnapshot = createCastSnapshot(state.get(), !isEndedHere && isLost);
    channel.detach();
    remotePlayer.clearMedia();
    loader.reset();
    storedCastSession.clear(storage);
    state.set({ ...noSession, lastSnapshot });
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

  /** Sends a renewed token. Ends the session on sign-out or a user change. */
  async function handleUserChange() {
    const previousUserId = lastUserId;
    lastUserId = user.getUserId() ?? previousUserId;
    const hasOtherUser = previousUserId !== undefined && previousUserId !== lastUserId;
    // A session must not continue without its user, or for another one.
    if (channel.session() && (user.isSignedOut() || hasOtherUser)) return stop();
    sendAppData();
    await loader.sendRenewedToken();
  }

  function stop() {
    isEndedHere = true;
    context.endCurrentSession(true);
  }

  context.addEventListener('caststatechanged', ({ castState }) =>
    state.set({ castState: readCastState(castState) }),
  );
  context.addEventListener('sessionstatechanged', handleSessionState);
  user.subscribe(() => void handleUserChange());
  // The session may have been resumed before the listeners were added.
  handleSessionState({
    session: context.getCurrentSession(),
    sessionState: context.getSessionState(),
    errorCode: null,
  });
  if (!channel.session()) storedCastSession.clear(storage);
  void handleUserChange();

  return {
    state,
    /** Opens the device picker. Cancelling it is not an error (CAST-13). */
    async requestSession() {
      state.set({ error: undefined, lastSnapshot: undefined });
      try {
        await requestSession(context);
      } catch (error) {
        if (!isCancel(error)) fail(getErrorCode(error), 'cast.requestSession');
      }
    },
    load: loader.load,
    retry: loader.retry,
    isSentFromThisTab: loader.isSentFromThisTab,
    /** Whether the session was resumed after a reload, and no page shown since: the receiver decides what plays. */
    isAutoJoined: () => isAutoJoined,
    markPageShown: () => void (isAutoJoined = false),
    /** Ids of titles and programmes approved by PIN; cleared when a new session starts. */
    approvedAssetIds,
    ...remotePlayer.commands,
    setAudioLanguage: channel.setAudioLanguage,
    setTextLanguage: channel.setTextLanguage,
    /** Clears the error and the lost session. */
    dismiss: () => state.set({ error: undefined, lastSnapshot: undefined }),
    stop,
  };
}
