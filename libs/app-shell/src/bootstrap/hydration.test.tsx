// @vitest-environment jsdom
import { act, Suspense, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  AfterHydration,
  createHydration,
  HydrationBoundary,
  HydrationContext,
  type Hydration,
} from '@tv/ssr';

// Not in `@tv/ssr`, which has no DOM types because it also runs on the server.
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => void vi.useRealTimers());

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
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(createHydration(), served));
  const hydration = createHydration();
  let isDone = false;
  void hydration.whenDone.then(() => {
    isDone = true;
  });
  const root = await act(() => Promise.resolve(hydrateRoot(container, page(hydration, content))));
  const unmount = () => act(() => Promise.resolve(root.unmount()));
  onTestFinished(unmount);
  return { container, unmount, isDone: () => isDone };
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
  await unmount();
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
  const container = document.createElement('div');
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  await act(() => Promise.resolve(root.render(page(hydration, <Suspense>Del</Suspense>))));
  expect(container.textContent).toContain('Etterpå');
});
