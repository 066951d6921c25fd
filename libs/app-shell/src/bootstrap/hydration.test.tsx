// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  AfterHydration,
  createHydration,
  HydrationBoundary,
  HydrationContext,
  type Hydration,
} from '@tv/ssr';

// Not in `@tv/ssr`, which has no DOM types because it also runs on the server.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function page(hydration: Hydration, content: ReactNode) {
  return (
    <HydrationContext value={hydration}>
      <HydrationBoundary fallback={null}>
        <h1>Filmer</h1>
        <HydrationBoundary fallback={null}>{content}</HydrationBoundary>
        <AfterHydration>
          <p>Etterpå</p>
        </AfterHydration>
      </HydrationBoundary>
    </HydrationContext>
  );
}

/** Renders a page, hydrates it and records when its hydration is done. */
async function setUp(content: ReactNode, served = content) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(createHydration(), served));
  const hydration = createHydration();
  let isDone = false;
  void hydration.whenDone.then(() => {
    isDone = true;
  });
  const view = await act(() =>
    Promise.resolve(render(page(hydration, content), { container, hydrate: true })),
  );
  return { ...view, container, isDone: () => isDone };
}

/** Suspends until it is released. */
function createSlowPart() {
  let release: () => void = () => undefined;
  let isReleased = false;
  const released = new Promise<void>((resolve) => {
    release = () => {
      isReleased = true;
      resolve();
    };
  });
  function SlowPart() {
    // React retries when the promise resolves.
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- as React's `lazy` does
    if (!isReleased) throw released;
    return <p>Del</p>;
  }
  return { SlowPart, release: () => act(() => Promise.resolve(release())) };
}

it('hydration is done when the boundaries of all levels are hydrated', async () => {
  const { SlowPart, release } = createSlowPart();
  const { container, isDone } = await setUp(<SlowPart />, <p>Del</p>);
  expect(container.textContent).toBe('FilmerDel');
  expect(isDone()).toBe(false);
  await release();
  expect(isDone()).toBe(true);
});

it('AfterHydration renders nothing until the whole page is hydrated', async () => {
  const { SlowPart, release } = createSlowPart();
  const { container } = await setUp(<SlowPart />, <p>Del</p>);
  expect(container.textContent).toBe('FilmerDel');
  await release();
  expect(container.textContent).toBe('FilmerDelEtterpå');
});

it('hydration is done when a boundary that is not hydrated unmounts', async () => {
  const { SlowPart } = createSlowPart();
  const { isDone, unmount } = await setUp(<SlowPart />, <p>Del</p>);
  await act(() => Promise.resolve(unmount()));
  expect(isDone()).toBe(true);
});

it('hydration is done after 5 s although a boundary cannot hydrate', async () => {
  const { SlowPart } = createSlowPart();
  const { isDone } = await setUp(<SlowPart />, <p>Del</p>);
  await act(() => Promise.resolve(vi.advanceTimersByTime(4999)));
  expect(isDone()).toBe(false);
  await act(() => Promise.resolve(vi.advanceTimersByTime(1)));
  expect(isDone()).toBe(true);
});

it('hydration is done at once on a page that is rendered in the browser', async () => {
  const hydration = createHydration();
  await act(() => Promise.resolve(render(page(hydration, <Suspense>Del</Suspense>))));
  expect(document.body.textContent).toContain('Etterpå');
});
