import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '@tv/api-client';
import { clearPlaybackFixture, filmFixture } from '@tv/api-client/fixtures';
import { apiUnderTest, json, signedIn } from '@tv/api-client/testing';
import { openPlaybackSession } from './openPlaybackSession.browser.ts';

const film = { links: filmFixture.links };
const playback = { playback: clearPlaybackFixture };

/** Creates the API, which answers with the next of `responses`, or else with a playback. */
function createApi(...responses: (() => Response | Promise<Response>)[]) {
  return apiUnderTest(() => responses.shift()?.() ?? json(clearPlaybackFixture), { tokens: signedIn });
}

const refuse = () => json({ code: 'NO_ACCESS' }, { status: 403 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('requests playback at once, and again with each later call', async () => {
  const { dispatch, calls } = createApi();
  const session = openPlaybackSession(film, dispatch);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(await session.fetchPlayback()).toEqual(playback);
  expect(calls).toHaveLength(1);
  expect(await session.fetchPlayback()).toEqual(playback);
  expect(calls).toHaveLength(2);
  const ids = calls.map(({ headers }) => headers.get('X-Glimt-StreamingSessionId'));
  expect(ids).toEqual([session.sessionId, session.sessionId]);
});

it('uses the response of a prefetched session, pending or received', async () => {
  const { dispatch, calls } = createApi();
  const { sessionId } = openPlaybackSession(film, dispatch);
  const taken = openPlaybackSession(film, dispatch, sessionId);
  expect(await taken.fetchPlayback()).toEqual(playback);
  expect(await openPlaybackSession(film, dispatch, sessionId).fetchPlayback()).toEqual(playback);
  expect(calls).toHaveLength(1);
});

it('repeats a refused request of a prefetched session', async () => {
  const { dispatch, calls } = createApi(refuse);
  const { sessionId, fetchPlayback } = openPlaybackSession(film, dispatch);
  expect(await fetchPlayback()).toMatchObject({ error: { status: 403 } });
  expect(await openPlaybackSession(film, dispatch, sessionId).fetchPlayback()).toEqual(playback);
  expect(calls).toHaveLength(2);
});

it('requests playback again when the response of a prefetched session is a minute old', async () => {
  const { dispatch, calls } = createApi();
  const { sessionId, fetchPlayback } = openPlaybackSession(film, dispatch);
  await fetchPlayback();
  await vi.advanceTimersByTimeAsync(60_000);
  await openPlaybackSession(film, dispatch, sessionId).fetchPlayback();
  expect(calls).toHaveLength(2);
});

it('does not abort a pending request when an earlier response expires', async () => {
  const answer = Promise.withResolvers<Response>();
  const { dispatch } = createApi(
    () => json(clearPlaybackFixture),
    () => answer.promise,
  );
  const { fetchPlayback } = openPlaybackSession(film, dispatch);
  await fetchPlayback();
  await vi.advanceTimersByTimeAsync(59_000);
  const again = fetchPlayback();
  await vi.advanceTimersByTimeAsync(2000);
  answer.resolve(json(clearPlaybackFixture));
  expect(await again).toEqual(playback);
});

it('loses the response of a prefetched session when the cache is reset', async () => {
  const { dispatch, calls } = createApi();
  const { sessionId, fetchPlayback } = openPlaybackSession(film, dispatch);
  await fetchPlayback();
  dispatch(api.util.resetApiState());
  await openPlaybackSession(film, dispatch, sessionId).fetchPlayback();
  expect(calls).toHaveLength(2);
});
