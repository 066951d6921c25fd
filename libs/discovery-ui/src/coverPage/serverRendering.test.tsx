// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
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
import { CoverPageView } from './CoverPages.tsx';

afterEach(() => {
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
  const onRecoverableError = (error: unknown) => errors.push(error);
  render(node, { container, hydrate: true, onRecoverableError });
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
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

  await hydrate(html, view(new TestApp({ responses: answers }), page));
  await userEvent.click(screen.getByRole('tab', { name: 'Sesong 2' }));
  const episodes = within(screen.getByRole('list', { name: 'Episoder, Sesong 2' }));
  expect(episodes.getAllByRole('link')).toHaveLength(4);
});

it('with many seasons the select has the current one in the server HTML', async () => {
  const html = await renderOnServer(() => view(new TestApp({ responses: answers }), seriesOf(8)));
  const rendered = document.createElement('main');
  rendered.innerHTML = html;
  expect(texts(rendered, 'option[selected]')).toEqual(['Sesong 1']);
});
