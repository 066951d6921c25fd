// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { api, useTvGuideParts, type NotificationPacing, type TvGuideRequest } from '@tv/api-client';
import { createTestWorld, TestWorldProvider, type TestWorld } from '@tv/test-world';
import { createGuideService } from '../../testing/createGuideService.ts';
import { mount, actAsync, waitFor } from '../../testing/mount.tsx';

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

let unmount: () => Promise<void> = () => Promise.resolve();
afterEach(async () => {
  await unmount();
  unmount = () => Promise.resolve();
  retries.clear();
  vi.useRealTimers();
});

async function renderParts(world: TestWorld, pages: readonly number[]) {
  const view = (numbers: readonly number[]) => (
    <TestWorldProvider world={world}>
      <Parts requests={numbers.map(part)} />
    </TestWorldProvider>
  );
  const mounted = await mount(view(pages));
  unmount = mounted.unmount;
  return {
    said: () => mounted.container.textContent,
    press: () => actAsync(() => mounted.container.querySelector('button')?.click()),
    see: (numbers: readonly number[]) => mounted.rerender(view(numbers)),
  };
}

it('requests each visible part once and keeps loaded parts', async () => {
  const world = createTestWorld({ responses: createGuideService() });
  const { said, see } = await renderParts(world, [1, 2]);
  await waitFor(() => expect(said()).toBe('1: kanal-1, 2: kanal-13'));
  await see([2, 3]);
  await waitFor(() => expect(said()).toBe('2: kanal-13, 3: kanal-25'));
  await see([1, 2]);
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
  const mounted = await mount(
    <TestWorldProvider world={world}>
      <Paced />
    </TestWorldProvider>,
  );
  unmount = mounted.unmount;
  await waitFor(() => expect(JSON.stringify(world.store.getState())).toContain('kanal-1'));
  expect(mounted.container.textContent).toBe('nothing');
  await actAsync(() => pass?.());
  expect(mounted.container.textContent).toBe('kanal-1');
});

it('aborts parts that scroll out of view, and requests them again when they return', async () => {
  const world = createTestWorld({ responses: { [GUIDE]: () => new Promise(() => undefined) } });
  const { said, see } = await renderParts(world, [1, 2]);
  const [first, second] = world.network.requestsTo(GUIDE);
  await see([2]);
  await waitFor(() => expect(first?.signal.aborted).toBe(true));
  expect(second?.signal.aborted).toBe(false);
  world.network.addResponses(createGuideService());
  await see([1, 2]);
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
  const { said, press } = await renderParts(world, [1, 2]);
  await waitFor(() => expect(said()).toBe('1: kanal-1, 2: failed'));
  world.network.addResponses(createGuideService());
  await press();
  await waitFor(() => expect(said()).toBe('1: kanal-1, 2: kanal-13'));
  expect(world.network.requestsTo(GUIDE)).toHaveLength(3);
});

it('refetches loaded parts after a user change', async () => {
  const world = createTestWorld({ responses: createGuideService() });
  const { said } = await renderParts(world, [1]);
  await waitFor(() => expect(said()).toBe('1: kanal-1'));
  await actAsync(() => void world.store.dispatch(api.util.resetApiState()));
  await waitFor(() => expect(world.network.requestsTo(GUIDE)).toHaveLength(2));
  await waitFor(() => expect(said()).toBe('1: kanal-1'));
});

it('refetches pending parts after a user change', async () => {
  const world = createTestWorld({ responses: { [GUIDE]: () => new Promise(() => undefined) } });
  const { said } = await renderParts(world, [1]);
  world.network.addResponses(createGuideService());
  await actAsync(() => void world.store.dispatch(api.util.resetApiState()));
  await waitFor(() => expect(said()).toBe('1: kanal-1'));
});

it('aborts all requests on unmount', async () => {
  const world = createTestWorld({ responses: { [GUIDE]: () => new Promise(() => undefined) } });
  await renderParts(world, [1]);
  const [request] = world.network.requestsTo(GUIDE);
  await unmount();
  unmount = () => Promise.resolve();
  await waitFor(() => expect(request?.signal.aborted).toBe(true));
});
