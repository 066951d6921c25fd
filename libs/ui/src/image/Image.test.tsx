// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import { startTransition, Suspense, use, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { Image, ImageFailureProvider } from './Image.tsx';

const picture = <Image src="https://media.test/isfront" alt="" aspectRatio={16 / 9} sizes="50vw" />;
const ADDRESSES = ['src', 'srcset', 'sizes'] as const;
const getSources = (image: Element) => ADDRESSES.map((name) => image.getAttribute(name));

let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('main'));
});

it('an image in a discarded render gets no sources', async () => {
  const createElement = vi.spyOn(document, 'createElement');
  let resolveText: (value: string) => void = () => undefined;
  const textPromise = new Promise<string>((resolve) => (resolveText = resolve));
  const SuspendingText = () => <p>{use(textPromise)}</p>;
  let open: () => void = () => undefined;
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    open = () => startTransition(() => setIsOpen(true));
    return isOpen ? (
      <>
        {picture}
        <SuspendingText />
      </>
    ) : (
      <p>Før</p>
    );
  }
  render(
    <Suspense>
      <Page />
    </Suspense>,
    { container },
  );
  await act(() => Promise.resolve(open()));
  const images = () =>
    createElement.mock.results.flatMap(({ value }) => (value instanceof HTMLImageElement ? [value] : []));
  expect(container).toHaveTextContent(/^Før$/);
  expect(images().map(getSources)).toEqual([[null, null, null]]);

  await act(async () => {
    resolveText('Etter');
    await textPromise;
  });
  const shown = container.querySelector('img') ?? container;
  expect(
    images()
      .filter((image) => image !== shown)
      .map(getSources),
  ).toEqual([[null, null, null]]);
  expect(getSources(shown)).toEqual([
    expect.stringMatching(/width=300$/),
    expect.stringMatching(/width=800 800w$/),
    '50vw',
  ]);
});

it('a server-rendered image has its sources from the start and hydrates unchanged', () => {
  container.innerHTML = renderToString(picture);
  const image = container.querySelector('img') ?? container;
  const serverSources = getSources(image);
  expect(serverSources).toEqual([
    expect.stringMatching(/width=300$/),
    expect.stringMatching(/width=800 800w$/),
    '50vw',
  ]);
  const setAttribute = vi.spyOn(image, 'setAttribute');
  const errors: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args));
  const onRecoverableError = (error: unknown) => errors.push(error);
  render(picture, { container, hydrate: true, onRecoverableError });
  expect(errors).toEqual([]);
  expect(container.querySelector('img')).toBe(image);
  expect(getSources(image)).toEqual(serverSources);
  expect(setAttribute).not.toHaveBeenCalled();
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
  render(<ImageFailureProvider value={failures}>{picture}</ImageFailureProvider>, {
    container,
    hydrate: true,
  });
  await act(() => Promise.resolve());
  expect(failures).toHaveBeenCalledExactlyOnceWith('https://media.test/isfront');
  expect(container.querySelector('img')).not.toBeInTheDocument();
});

it('a failed image loads again when the network returns', () => {
  render(picture, { container });
  fireEvent.error(container.querySelector('img') ?? container);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  fireEvent(window, new Event('online'));
  const image = container.querySelector('img') ?? container;
  expect(getSources(image)).toEqual([
    expect.stringMatching(/width=300$/),
    expect.stringMatching(/width=800 800w$/),
    '50vw',
  ]);
});

it('onError receives the URL of a failed image', () => {
  const onError = vi.fn();
  render(<Image src="https://media.test/isfront" alt="" aspectRatio={1} onError={onError} />, { container });
  fireEvent.error(container.querySelector('img') ?? container);
  expect(onError).toHaveBeenCalledExactlyOnceWith('https://media.test/isfront');
});

it('an image does not render when its parent renders it with equal props', () => {
  const isComplete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get');
  const props = { src: 'https://media.test/isfront', alt: '', aspectRatio: 16 / 9 };
  const { rerender } = render(<Image {...props} />, { container });
  // Each render reads it.
  const readsOfMount = isComplete.mock.calls.length;
  expect(readsOfMount).toBeGreaterThan(0);
  rerender(<Image {...props} />);
  expect(isComplete).toHaveBeenCalledTimes(readsOfMount);
});
