// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardFixtures, parsed, parsePage, startPageFixture, swimlaneFixtures } from '@tv/api-client/fixtures';
import type { CurrentUser } from '@tv/auth';
import { customer, TestApp } from '../testing/TestApp.tsx';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.browser.ts';
import { fakeScreen } from '../testing/fakeScreen.browser.ts';
import { EmptyPageMessage, EmptyPageView } from './EmptyPageView.tsx';
import { PageView } from './PageView.tsx';

beforeEach(() => {
  fakeIntersectionObserver();
  fakeScreen();
});
afterEach(() => void vi.useRealTimers());

function openEmptyPage(user: CurrentUser = customer) {
  vi.useFakeTimers();
  const app = new TestApp({ user });
  const view = render(<EmptyPageView slug="start" />, { wrapper: app.Providers });
  const pass = (ms: number) => act(() => Promise.resolve(vi.advanceTimersByTime(ms)));
  return { app, pass, ...view };
}

it('PAGE-63 PAGE-64 reports an empty page once, after 4 s', async () => {
  const { app, pass } = openEmptyPage();
  await pass(3999);
  expect(app.reports).toEqual([]);
  await pass(1);
  expect(app.reports).toEqual(['page.empty: Page start is empty']);
  await pass(60_000);
  expect(app.reports).toHaveLength(1);
});

it('PAGE-64 does not report an empty page that is left', async () => {
  const { app, pass, unmount } = openEmptyPage();
  await pass(3000);
  unmount();
  await pass(60_000);
  expect(app.reports).toEqual([]);
});

it('PAGE-65 does not report an empty page to internal users', async () => {
  const { app, pass } = openEmptyPage({ ...customer, isInternal: true });
  await pass(60_000);
  expect(app.reports).toEqual([]);
});

const EMPTY = { name: 'Fant ikke noe innhold her' };

function openPage(cards: readonly unknown[]) {
  // Time passes, since the page waits for its lane and its lazy empty view.
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const page = parsed(parsePage, { ...startPageFixture, swimlanes: [swimlaneFixtures.films] });
  const app = new TestApp({ responses: { 'GET /content-layout/swimlanes/films': cards } });
  render(<PageView page={page} isFrontPage={false} />, { wrapper: app.Providers });
  return app;
}

it('PAGE-64 a page with only empty lanes is empty, and reported after 4 s', async () => {
  const app = openPage([]);
  expect(await screen.findByRole('heading', EMPTY)).toBeVisible();
  expect(app.reports).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(app.reports).toEqual(['page.empty: Page start is empty']);
});

it('PAGE-64 a page with content is neither empty nor reported', async () => {
  const app = openPage([cardFixtures.film]);
  expect(await screen.findByRole('link', { name: /^Isfront/ })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(screen.queryByRole('heading', EMPTY)).not.toBeInTheDocument();
  expect(app.reports).toEqual([]);
});

it.each([
  ['PAGE-45 a page with a slug that starts with mitt-innhold', 'mitt-innhold', /^Du har ikke lagt til noe/],
  ['PAGE-45 a subpage of My list', 'mitt-innhold-x', /^Du har ikke lagt til noe i Min liste ennå$/],
  ['PAGE-46 any other page', 'filmer', 'Fant ikke noe innhold her'],
  ['PAGE-46 a slug that only contains mitt-innhold', 'ditt-mitt-innhold', 'Fant ikke noe innhold her'],
])('%s has its own title when empty', (_which, slug, name) => {
  render(<EmptyPageMessage slug={slug} />, { wrapper: new TestApp().Providers });
  expect(screen.getByRole('heading', { name })).toBeVisible();
});
