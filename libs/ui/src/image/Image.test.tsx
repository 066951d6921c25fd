// @vitest-environment jsdom
import { act, startTransition, Suspense, use, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Image } from './Image.tsx';
import { ImageFailureProvider } from './imageFailure.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

const picture = <Image src="https://media.test/isfront" alt="" aspectRatio={16 / 9} sizes="50vw" />;
const ADDRESSES = ['src', 'srcset', 'sizes'] as const;
const addressesOf = (image: Element) => ADDRESSES.map((name) => image.getAttribute(name));

let container: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  container = document.body.appendChild(document.createElement('main'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await act(async () => {
    await Promise.resolve();
    root?.unmount();
  });
  container.remove();
});

it('an image in a discarded render gets no sources', async () => {
  const made = vi.spyOn(document, 'createElement');
  let come: (value: string) => void = () => undefined;
  const words = new Promise<string>((resolve) => (come = resolve));
  const Words = () => <p>{use(words)}</p>;
  let open: () => void = () => undefined;
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    open = () => startTransition(() => setIsOpen(true));
    return isOpen ? (
      <>
        {picture}
        <Words />
      </>
    ) : (
      <p>Før</p>
    );
  }
  await act(async () => {
    root = createRoot(container);
    root.render(
      <Suspense>
        <Page />
      </Suspense>,
    );
    await Promise.resolve();
  });
  await act(async () => {
    open();
    await Promise.resolve();
  });
  const images = () =>
    made.mock.results.flatMap(({ value }) => (value instanceof HTMLImageElement ? [value] : []));
  expect(container.textContent).toBe('Før');
  expect(images().map(addressesOf)).toEqual([[null, null, null]]);

  await act(async () => {
    come('Etter');
    await words;
  });
  const shown = container.querySelector('img') ?? container;
  expect(
    images()
      .filter((image) => image !== shown)
      .map(addressesOf),
  ).toEqual([[null, null, null]]);
  expect(addressesOf(shown)).toEqual([
    expect.stringMatching(/width=300$/),
    expect.stringMatching(/width=800 800w$/),
    '50vw',
  ]);
});

it('a server-rendered image has its sources from the start and hydrates unchanged', async () => {
  container.innerHTML = renderToString(picture);
  const image = container.querySelector('img') ?? container;
  const drawn = addressesOf(image);
  expect(drawn).toEqual([
    expect.stringMatching(/width=300$/),
    expect.stringMatching(/width=800 800w$/),
    '50vw',
  ]);
  const given = vi.spyOn(image, 'setAttribute');
  const troubles: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...told) => troubles.push(told));
  await act(async () => {
    root = hydrateRoot(container, picture, { onRecoverableError: (error) => troubles.push(error) });
    await Promise.resolve();
  });
  expect(troubles).toEqual([]);
  expect(container.querySelector('img')).toBe(image);
  expect(addressesOf(image)).toEqual(drawn);
  expect(given).not.toHaveBeenCalled();
});

it('IMAGE-06 a server-rendered image that failed before hydration is reported once', async () => {
  container.innerHTML = renderToString(picture);
  const image = container.querySelector('img') ?? container;
  Object.defineProperties(image, {
    complete: { value: true },
    naturalWidth: { value: 0 },
    decode: { value: () => Promise.reject(new Error('The source image cannot be decoded.')) },
  });
  const failures = vi.fn();
  await act(async () => {
    root = hydrateRoot(container, <ImageFailureProvider value={failures}>{picture}</ImageFailureProvider>);
    await Promise.resolve();
  });
  expect(failures).toHaveBeenCalledExactlyOnceWith('https://media.test/isfront');
  expect(container.querySelector('img')).toBeNull();
});
