import { getPlayback, type ApiDispatch, type ApiError, type TitleDetails } from '@tv/api-client';
import { isKeySystemSupported } from '../engine/shaka/keySystem.browser.ts';
import { choosePlayUrl } from '../engine/shaka/keySystem.ts';
import type { PlaybackResult } from './createPlayer.ts';

/** A playback session known to the server. */
export interface OpenedPlaybackSession {
  readonly sessionId: string;
  /** Requests playback; the first request is already under way. Never rejects. */
  readonly fetchPlayback: () => Promise<PlaybackResult>;
}

/**
 * Opens a playback session and requests playback at once. Uses the response of a prefetched session, if its id is
 * given; repeats a refused request.
 */
export function openPlaybackSession(
  { links }: Pick<TitleDetails, 'links'>,
  dispatch: ApiDispatch,
  sessionId: string = crypto.randomUUID(),
): OpenedPlaybackSession {
  async function requestPlayback(forceRefetch: boolean): Promise<PlaybackResult> {
    const link = await choosePlayUrl(links.playUrls ?? {}, isKeySystemSupported);
    if (link === undefined) return { notSupported: true };
    // The subscription lasts as long as the request: without one, an expiring response aborts it.
    const query = dispatch(
      getPlayback.initiate({ link: link.href, streamingSessionId: sessionId }, { forceRefetch }),
    );
    const { data, error } = await query;
    query.unsubscribe();
    // After a failed refetch, `data` may hold the previous response with expired tickets.
    if (error !== undefined || !data) return { error: isApiError(error) ? error : undefined };
    return link.hasKeySystem || data.drmType === 'none' ? { playback: data } : { notSupported: true };
  }
  let firstResult: Promise<PlaybackResult> | undefined = requestPlayback(false);
  return {
    sessionId,
    fetchPlayback() {
      const result = firstResult ?? requestPlayback(true);
      firstResult = undefined;
      return result;
    },
  };
}

function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'name' in error && 'message' in error;
}
