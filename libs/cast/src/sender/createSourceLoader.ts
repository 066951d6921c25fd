import { createSetSource, type CastSource } from '../message/senderMessage.ts';
import type { CastStore } from '../session/castSession.ts';
import type { ReceiverChannel } from './createReceiverChannel.ts';

const LOAD_TIMEOUT_MS = 30_000;

/** The user who casts. */
export interface CastUser {
  /** Returns a valid token, renewed if needed; undefined if signed out. Never rejects. */
  getToken(): Promise<string | undefined>;
  getUserId(): string | undefined;
  /** False while the user is still unknown. */
  isSignedOut(): boolean;
  /** Highest age limit, in years, allowed without the PIN; undefined without parental control. */
  getAgeLimit(): number | undefined;
  /** Notifies when the token or age limit may have changed, or on sign-out. Returns unsubscribe. */
  subscribe(listener: () => void): () => void;
  readonly appSessionId: string;
}

interface SourceLoaderOptions {
  readonly state: CastStore;
  readonly channel: ReceiverChannel;
  readonly user: CastUser;
  /** Shows and reports an error. */
  readonly fail: (errorType: string, context: string) => void;
  /** A session was running before the reload: its media was sent from this tab. */
  readonly isReload: boolean;
}

/** Sends sources to the receiver, and tracks which media this tab has sent. */
export function createSourceLoader({ state, channel, user, fail, ...options }: SourceLoaderOptions) {
  let { isReload } = options;
  let lastSource: CastSource | undefined;
  /** The receiver's session before the last load; another one is its answer. */
  let previousStreamingSessionId: string | undefined;
  let sentToken: string | undefined;
  let loadTimer: ReturnType<typeof setTimeout> | undefined;
  const ownStreamingSessionIds = new Set<string>();

  /** Returns the current media as a source, if it has an asset and a streaming session. */
  function getCurrentSource(): CastSource | undefined {
    const { assetId, isLinear, currentTime, streamingSessionId, audioLanguage, textLanguage } = state.get();
    if (assetId === undefined || streamingSessionId === undefined) return undefined;
    const languages = { audioLang: audioLanguage, textLang: textLanguage };
    return { assetId, isLinear, currentTime, streamingSessionId, ...languages };
  }

  async function load(source: CastSource): Promise<void> {
    lastSource = source;
    ownStreamingSessionIds.add(source.streamingSessionId);
    isReload = false;
    const { assetId, streamingSessionId } = state.get();
    previousStreamingSessionId = streamingSessionId;
    const isAlreadyPlaying = assetId === source.assetId && streamingSessionId === source.streamingSessionId;
    const awaitedAssetId = isAlreadyPlaying ? undefined : source.assetId;
    state.set({ awaitedAssetId, error: undefined, lastSnapshot: undefined });
    const accessToken = await user.getToken();
    // Superseded by another load.
    if (lastSource !== source) return;
    if (accessToken === undefined) return fail('NO_TOKEN', 'cast.load');
    sentToken = accessToken;
    const message = createSetSource({ ...source, accessToken, viewerUserId: user.getUserId() });
    if (!(await channel.send(message))) {
      if (lastSource === source) state.set({ error: 'NOT_SENT', awaitedAssetId: undefined });
      return;
    }
    clearTimeout(loadTimer);
    loadTimer = setTimeout(() => {
      if (channel.session() && lastSource === source && state.get().awaitedAssetId !== undefined)
        fail('TIMEOUT', 'cast.load');
    }, LOAD_TIMEOUT_MS);
  }

  return {
    /** Loads a source on the receiver (CAST-20). */
    load,
    /** Loads the last source again, at the current position. */
    retry: async () => {
      const { currentTime } = state.get();
      const source = lastSource ?? getCurrentSource();
      if (!source) return state.set({ error: undefined });
      await load(currentTime > 0 ? { ...source, currentTime } : source);
    },
    /** Sends a renewed token with the same source. */
    async sendRenewedToken() {
      const source = getCurrentSource();
      if (!channel.session() || !source) return;
      const accessToken = await user.getToken();
      if (accessToken === undefined || accessToken === sentToken || !channel.session()) return;
      sentToken = accessToken;
      await channel.send(createSetSource({ ...source, accessToken, viewerUserId: user.getUserId() }));
    },
    /**
     * Clears the awaited asset once the receiver has loaded it.
     *
     * @param isNew whether the media has changed
     */
    handleMedia: (isNew: boolean) => {
      const { awaitedAssetId, assetId, streamingSessionId } = state.get();
      if (isReload && streamingSessionId !== undefined) {
        ownStreamingSessionIds.add(streamingSessionId);
        isReload = false;
      }
      const isAnswered = assetId === awaitedAssetId || streamingSessionId !== previousStreamingSessionId;
      if (awaitedAssetId !== undefined && isNew && assetId !== undefined && isAnswered)
        state.set({ awaitedAssetId: undefined, error: undefined });
    },
    /** Whether the current media was sent from this tab, also before a reload. */
    isSentFromThisTab: () => ownStreamingSessionIds.has(state.get().streamingSessionId ?? ''),
    /** Call when the session ends. */
    reset() {
      lastSource = undefined;
      sentToken = undefined;
      isReload = false;
      ownStreamingSessionIds.clear();
    },
  };
}
