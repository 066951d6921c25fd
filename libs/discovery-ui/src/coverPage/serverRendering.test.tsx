// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  filmCoverPageFixture,
  parsed,
  parseCoverPage,
  providerVariantFixtures,
  seriesCoverPageFixture,
  seriesFixture,
  topicalityCoverPageFixture,
} from '@tv/api-client/fixtures';
import { TestApp } from '../testing/TestApp.tsx';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.browser.ts';
import { fakeScreen } from '../testing/fakeScreen.browser.ts';
import { CoverPageView } from './CoverPageView.tsx';

let root: Root | undefined;
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(async () => {
  await act(async () => {
    await Promise.resolve();
    root?.unmount();
  });
  root = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const [season] = seriesFixture.seasons;
const seasons = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...season,
    id: `sesong-${index}`,
    number: index + 1,
    title: `Sesong ${index + 1}`,
  }));
const seriesOf = (count: number) =>
  parsed(parseCoverPage, {
    ...seriesCoverPageFixture,
    sections: [
      { kind: 'sequentialSeries', title: 'Episoder', seasons: seasons(count) },
      ...filmCoverPageFixture.sections,
    ],
  });

const answers = { 'GET /content-search/coverpage/super/isfront/variants': providerVariantFixtures };

function view(world: TestApp, page: ReturnType<typeof seriesOf>): ReactNode {
  return (
    <world.Providers>
      <CoverPageView page={page} path="/serie/fyret" />
    </world.Providers>
  );
}

/** Renders as a server does, without a document or window. */
async function renderOnServer(node: () => ReactNode): Promise<string> {
  vi.stubGlobal('window', { location: { origin: 'https://glimt.test' } });
  vi.stubGlobal('document', undefined);
  try {
    // The first render requests lazy parts; the second includes them.
    renderToString(node());
    await vi.dynamicImportSettled();
    return renderToString(node());
  } finally {
    vi.unstubAllGlobals();
  }
}

/** Hydrates server HTML and returns React's errors. */
async function hydrate(html: string, node: ReactNode) {
  fakeIntersectionObserver();
  fakeScreen();
  const container = document.createElement('main');
  container.innerHTML = html;
  document.body.append(container);
  const errors: unknown[] = [];
  const consoleError = vi.spyOn(console, 'error').mockImplementation((...messages) => errors.push(messages));
  await act(async () => {
    root = hydrateRoot(container, node, { onRecoverableError: (error) => errors.push(error) });
    await new Promise((resolve) => setTimeout(resolve));
  });
  consoleError.mockRestore();
  return { container, errors };
}

const texts = (container: ParentNode, selector: string) =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);

it.each([
  ['a series with one season', seriesOf(1)],
  ['a series with season tabs', seriesOf(3)],
  ['a series with a season select', seriesOf(8)],
  ['a daily programme', parsed(parseCoverPage, topicalityCoverPageFixture)],
  ['a film', parsed(parseCoverPage, filmCoverPageFixture)],
])('%s renders on the server and hydrates without errors', async (_, page) => {
  const html = await renderOnServer(() => view(new TestApp({ responses: answers }), page));
  expect(html).toContain(`>${page.title}</h1>`);
  const { errors, container } = await hydrate(html, view(new TestApp({ responses: answers }), page));
  expect(errors).toEqual([]);
  expect(texts(container, 'h1')).toEqual([page.title]);
});

it('the selected season has its episodes in the server HTML, and another can be selected after hydration', async () => {
  const page = seriesOf(3);
  const html = await renderOnServer(() => view(new TestApp({ responses: answers }), page));
  const rendered = document.createElement('main');
  rendered.innerHTML = html;
  expect(texts(rendered, '[role=tab]')).toEqual(['Sesong 1', 'Sesong 2', 'Sesong 3']);
  expect(texts(rendered, '[aria-label="Episoder, Sesong 1"] a')).toEqual([
    '1. Båten',
    '2. Loggboken',
    '3. Tåkeluren',
    '4. Springflo',
  ]);

  const { container } = await hydrate(html, view(new TestApp({ responses: answers }), page));
  await act(async () => {
    container.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click();
    await Promise.resolve();
  });
  expect(texts(container, '[aria-label="Episoder, Sesong 2"] a')).toHaveLength(4);
});

it('with many seasons the select has the current one in the server HTML', async () => {
  const html = await renderOnServer(() => view(new TestApp({ responses: answers }), seriesOf(8)));
  const rendered = document.createElement('main');
  rendered.innerHTML = html;
  expect(texts(rendered, 'option[selected]')).toEqual(['Sesong 1']);
});
