import type { Clock } from '@tv/time';
import type { PageLifecycle } from '../../pageLifecycle/pageLifecycle.ts';
import type { PlaybackEngine } from '../playbackEngine.ts';

/** A refusal this soon after a renewal is final. */
const RENEWAL_COOLDOWN_MS = 60_000;

/** Minimum time between playback requests for fresh URLs; refusals in between are waited out. */
const REFETCH_COOLDOWN_MS = 60_000;

/** Interval of retries after a network failure, plus up to 50 % jitter. */
const NETWORK_RETRY_INTERVAL_MS = 60_000;

export interface PlaybackRecoveryOptions {
  readonly engine: PlaybackEngine;
  readonly clock: Pick<Clock, 'now'>;
  readonly page: Pick<PageLifecycle, 'onVisibleOrOnline' | 'onRestored' | 'isVisible'>;
  /** Requests playback again and loads it at the same position. Never rejects. */
  readonly reopen: () => Promise<void>;
  /** Renews the auth session. Never rejects. */
  readonly renewSession: () => Promise<boolean>;
  readonly isSignedIn: () => boolean;
  /** Whether playback must not start again. */
  readonly isBlocked: () => boolean;
}

/**
 * Recovers from an ended auth session, a CDN refusal, an outage and the back/forward cache.
 *
 * @returns a function that stops it
 */
export function recoverPlayback(options: PlaybackRecoveryOptions): () => void {
  const { engine, clock, page, reopen, renewSession, isSignedIn, isBlocked } = options;
  const { state } = engine;
  let isEnded = false;
  let renewedAt = -Infinity;
  let refetchedAt = -Infinity;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  /** True if playback failed for a temporary reason: no network, or a CDN refusal. */
  function isWaitingForNetwork(): boolean {
    const { phase, error, isRefused } = state.get();
    if (isBlocked() || phase !== 'failed') return false;
    return error === 'network' || (error === 'media' && isRefused);
  }

  /**
   * Renews the auth session after a refusal and reloads; shows loading meanwhile. Shows `signInNeeded` instead of
   * `noAccess` if the sign-in has ended.
   */
  async function regainAccess(): Promise<void> {
    const { error } = state.get();
    if (isBlocked()) return;
    if (error !== 'noAccess' && error !== 'signInNeeded') return;
    if (clock.now() - renewedAt >= RENEWAL_COOLDOWN_MS) {
      renewedAt = clock.now();
      engine.setLoading(false);
      const isRenewed = await renewSession();
      if (isEnded) return;
      if (isRenewed) return reopen();
      engine.fail(isSignedIn() ? error : 'signInNeeded');
    } else if (error === 'noAccess' && !isSignedIn()) engine.fail('signInNeeded');
  }

  /** Requests playback again when the CDN refuses. */
  function refetchPlayback(): void {
    if (isBlocked() || !state.get().isRefused || clock.now() - refetchedAt < REFETCH_COOLDOWN_MS) return;
    refetchedAt = clock.now();
    void reopen();
  }

  /** Browsers do not detect an outage behind the router. */
  function scheduleRetry(): void {
    clearTimeout(retryTimer);
    if (!isWaitingForNetwork()) return;
    retryTimer = setTimeout(
      () => page.isVisible() && isWaitingForNetwork() && void reopen(),
      NETWORK_RETRY_INTERVAL_MS * (1 + Math.random() / 2),
    );
  }

  /** The back/forward cache drops pending requests, and in Safari also the video's buffer. */
  function handleRestored(): void {
    const { phase } = state.get();
    if (!isBlocked() && (phase === 'ready' || phase === 'loading')) void reopen();
  }

  const cleanups = [
    page.onRestored(handleRestored),
    page.onVisibleOrOnline(() => {
      if (isWaitingForNetwork()) void reopen();
      else if (!isBlocked()) engine.retry();
    }),
    state.subscribe('phase', scheduleRetry),
    state.subscribe('error', () => void regainAccess()),
    state.subscribe('isRefused', refetchPlayback),
  ];
  return () => {
    isEnded = true;
    clearTimeout(retryTimer);
    cleanups.forEach((cleanup) => cleanup());
  };
}
