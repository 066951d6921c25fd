import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createErrorReporter, type ErrorReport } from '@tv/analytics';
import { filmFixture } from '@tv/api-client/fixtures';
import { apiUnderTest, signedIn } from '@tv/api-client/testing';
import { createTestWorld } from '@tv/test-world';
import { createFakeEngine } from '../testing/fakeEngine.ts';
import { createProgressRequest } from './progressRequest.ts';
import { createProgressSaver } from './progressSaver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const link = filmFixture.links.progress?.href ?? '';

/** Creates a playing film over the real API client; only the network is faked. */
function watching({ status = 204, isSignedIn = true } = {}) {
  const world = createTestWorld({
    isSignedIn,
    responses: { 'POST /gateway/progress/isfront': () => new Response(null, { status }) },
  });
  const { store, reporter, network, tokens } = world;
  const engine = createFakeEngine();
  const saver = createProgressSaver({
    stream: engine.state,
    isSignedIn: () => tokens.isSignedIn(),
    save: createProgressRequest({
      dispatch: store.dispatch,
      link,
      titleId: 'isfront',
      streamingSessionId: 'viewing-1',
      reporter,
    }),
  });
  return { engine, saver, network, reporter };
}

async function pauseAt(seconds: number, world: ReturnType<typeof watching>) {
  world.engine.advance(1);
  world.engine.seek(seconds);
  world.engine.pause();
  await vi.advanceTimersByTimeAsync(500);
}

describe('saving progress on the server', () => {
  it('PROG-01 PROG-02 PROG-03 PROG-06 a pause posts whole seconds to the progress link, with the id of the session', async () => {
    const world = watching();
    await pauseAt(61.9, world);
    expect(world.network.requests).toHaveLength(1);
    const { request } = world.network.requests[0] ?? {};
    expect([request?.method, request?.url]).toEqual(['POST', link]);
    expect(await request?.text()).toBe('{"ProgressSeconds":61}');
    expect(request?.headers.get('X-Glimt-StreamingSessionId')).toBe('viewing-1');
  });

  it('PROG-05 the request on page hide outlives the page', async () => {
    const world = watching();
    world.engine.advance(4);
    world.saver.saveOnPageHide();
    await vi.advanceTimersByTimeAsync(0);
    expect(world.network.requests.map(({ request }) => request.keepalive)).toEqual([true]);
  });

  it('PROG-07 sends no request while signed out', async () => {
    const world = watching({ isSignedIn: false });
    await pauseAt(61, world);
    world.saver.saveOnPageHide();
    await vi.advanceTimersByTimeAsync(0);
    expect(world.network.requests).toEqual([]);
  });

  it('PROG-08 logs a failure and plays on', async () => {
    const world = watching({ status: 500 });
    await pauseAt(61, world);
    expect(world.reporter.reports).toContainEqual({
      level: 'warn',
      message: 'Progress was not saved: Failed to make network request (500)',
      context: 'player.progress',
    });
    expect(world.engine.state.get()).toMatchObject({ phase: 'ready', error: undefined });
    world.engine.play();
    await pauseAt(200, world);
    expect(world.network.requests).toHaveLength(2);
  });

  it.each([
    ['a lost network', () => Promise.reject(new Error('fetch failed')), 0],
    ['a server error', () => Promise.resolve(new Response(null, { status: 500 })), 2],
  ])(
    'ERR-18 ERR-19 a save that fails for %s is reported externally only if we can act on it',
    async (_failure, answer, reportCount) => {
      const sent: ErrorReport[] = [];
      const reporter = createErrorReporter({
        sink: { send: (report) => void sent.push(report) },
        enabled: true,
        percentage: 100,
        random: () => 0,
      });
      const { dispatch } = apiUnderTest(answer, { tokens: signedIn, reporter });
      createProgressRequest({
        dispatch,
        link,
        titleId: 'isfront',
        streamingSessionId: 'viewing-1',
        reporter,
      })(61, false);
      await vi.advanceTimersByTimeAsync(0);
      expect(sent).toHaveLength(reportCount);
    },
  );
});
