// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { api, useTvGuideParts, type NotificationPacing, type TvGuideRequest } from '@tv/api-client';
import { createTestWorld, TestWorldProvider, type TestWorld } from '@tv/test-world';
import { createGuideService } from '../../testing/createGuideService.ts';

const GUIDE = 'GET /content-layout/tvguide';
const HOUR = 3_600_000;
const EVENING = Date.parse('2026-11-20T20:00:00+01:00');

const part = (page: number): TvGuideRequest => ({
  date: '2026-11-20',
  page,
  pageSize: 12,
  from: EVENING,
  to: EVENING + 4 * HOUR,
});

/** The retry callback of each render. */
const retries = new Set<() => void>();

function Parts({ requests }: { readonly requests: readonly TvGuideRequest[] }) {
  const { parts, retry } = useTvGuideParts(requests);
  retries.add(retry);
  const described = parts.map(({ request, data, error, isFetching }) => {
    const state = data ? data.channels[0]?.channel.id : error === undefined ? 'nothing' : 'failed';
    return `${request.page}: ${state}${isFetching ? ' …' : ''}`;
  });
  return <button onClick={retry}>{described.join(', ')}</button>;
}

afterEach(() => {
  retries.clear();
  vi.useRealTimers();
});

function renderParts(world: TestWorld, pages: readonly number[]) {
  const view = (numbers: readonly number[]) => (
    <TestWorldProvider world={world}>
      <Parts requests={numbers.map(part)} />
    </TestWorldProvider>
  );
  const { rerender, unmount } = render(view(pages));
  return {
    said: () => screen.getByRole('button').textContent,
    press: () => userEvent.click(screen.getByRole('button')),
    see: (numbers: readonly number[]) => rerender(view(numbers)),
    unmount,
  };
}

it('requests each visible part once and keeps loaded parts', async () => {
  const world = createTestWorld({ responses: createGuideService() });
  const { said, see } = renderParts(world, [1, 2]);
  await waitFor(() => expect(said()).toBe('1: kanal-1, 2: kanal-13'));
  see([2, 3]);
  await waitFor(() => expect(said()).toBe('2: kanal-13, 3: kanal-25'));
  see([1, 2]);
  await waitFor(() => expect(said()).toBe('1: kanal-1, 2: kanal-13'));
  expect(world.network.requestsTo(GUIDE)).toHaveLength(3);
  expect(world.reporter.reports).toEqual([]);
  // Otherwise each new part would re-render all rows.
  expect(retries.size).toBe(1);
});

it('notifies of loaded parts through the given pace', async () => {
  const world = createTestWorld({ responses: createGuideService() });
  let pass: (() => void) | undefined;
  const Paced = () => {
    const { parts } = useTvGuideParts(paced, pace);
    return <p>{parts.map(({ data }) => data?.channels[0]?.channel.id ?? 'nothing').join()}</p>;
  };
  const paced = [part(1)];
  const pace: NotificationPacing = (notify) => ({
    notify: () => (pass = notify),
    cancel: () => (pass = undefined),
  });
  const { container } = render(
    <TestWorldProvider world={world}>
      <Paced />
    </TestWorldProvider>,
  );
  await waitFor(() => expect(JSON.stringify(world.store.getState())).toContain('kanal-1'));
  expect(container).toHaveTextContent('nothing');
  act(() => pass?.());
  expect(container).toHaveTextContent(/^kanal-1$/);
});

it('aborts parts that scroll out of view, and requests them again when they return', async () => {
  const world = createTestWorld({ responses: { [GUIDE]: () => new Promise(() => undefined) } });
  const { said, see } = renderParts(world, [1, 2]);
  const [first, second] = world.network.requestsTo(GUIDE);
  see([2]);
  await waitFor(() => expect(first?.signal.aborted).toBe(true));
  expect(second?.signal.aborted).toBe(false);
  world.network.addResponses(createGuideService());
  see([1, 2]);
  await waitFor(() => expect(said()).toBe('1: kanal-1, 2: nothing …'));
  // An abort is not reported as an error.
  expect(world.reporter.reports).toEqual([]);
});

it('a retry requests the failed part only', async () => {
  const answers = createGuideService()[GUIDE];
  const world = createTestWorld({
    responses: {
      [GUIDE]: (request: Request) =>
        request.url.includes('page=2') ? new Response(null, { status: 500 }) : answers(request),
    },
  });
  const { said, press } = renderParts(world, [1, 2]);
  await waitFor(() => expect(said()).toBe('1: kanal-1, 2: failed'));
  world.network.addResponses(createGuideService());
  await press();
  await waitFor(() => expect(said()).toBe('1: kanal-1, 2: kanal-13'));
  expect(world.network.requestsTo(GUIDE)).toHaveLength(3);
});

it('refetches loaded parts after a user change', async () => {
  const world = createTestWorld({ responses: createGuideService() });
  const { said } = renderParts(world, [1]);
  await waitFor(() => expect(said()).toBe('1: kanal-1'));
  await act(() => Promise.resolve(world.store.dispatch(api.util.resetApiState())));
  await waitFor(() => expect(world.network.requestsTo(GUIDE)).toHaveLength(2));
  await waitFor(() => expect(said()).toBe('1: kanal-1'));
});

it('refetches pending parts after a user change', async () => {
  const world = createTestWorld({ responses: { [GUIDE]: () => new Promise(() => undefined) } });
  const { said } = renderParts(world, [1]);
  world.network.addResponses(createGuideService());
  await act(() => Promise.resolve(world.store.dispatch(api.util.resetApiState())));
  await waitFor(() => expect(said()).toBe('1: kanal-1'));
});

it('aborts all requests on unmount', async () => {
  const world = createTestWorld({ responses: { [GUIDE]: () => new Promise(() => undefined) } });
  const { unmount } = renderParts(world, [1]);
  const [request] = world.network.requestsTo(GUIDE);
  unmount();
  await waitFor(() => expect(request?.signal.aborted).toBe(true));
});
