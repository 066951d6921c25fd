// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardFixtures, parsed, parsePage, startPageFixture, swimlaneFixtures } from '@tv/api-client/fixtures';
import type { CurrentUser } from '@tv/auth';
import type { ResponseTable } from '@tv/test-world';
import { customer, TestApp } from '../testing/TestApp.tsx';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.browser.ts';
import { fakeScreen } from '../testing/fakeScreen.browser.ts';
import { mount, actAsync, waitFor } from '../testing/mount.tsx';
import { emptyPageTitle } from './EmptyPageView.tsx';
import { PageView } from './PageView.tsx';

beforeEach(() => {
  fakeIntersectionObserver();
  fakeScreen();
  // The test network needs the other timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const empty = parsed(parsePage, { ...startPageFixture, swimlanes: [] });

async function reportsAfterDelay(user: CurrentUser = customer, page = empty, answers: ResponseTable = {}) {
  const world = new TestApp({ user, responses: answers });
  const { container, unmount } = await mount(
    <world.Providers>
      <PageView page={page} isFrontPage={false} />
    </world.Providers>,
  );
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
  // The lazy empty state runs the check after it loads.
  await act(() => vi.dynamicImportSettled());
  await actAsync(() => vi.advanceTimersByTime(4000));
  await unmount();
  return world.reports;
}

it('PAGE-64 reports an empty page', async () => {
  expect(await reportsAfterDelay()).toEqual(['page.empty: Page start is empty']);
});

it('PAGE-65 does not report an empty page to internal users', async () => {
  expect(await reportsAfterDelay({ ...customer, isInternal: true })).toEqual([]);
});

const lane = 'GET /content-layout/swimlanes/films';
const oneLane = parsed(parsePage, { ...startPageFixture, swimlanes: [swimlaneFixtures.films] });

it('PAGE-64 reports a page with only empty lanes', async () => {
  expect(await reportsAfterDelay(customer, oneLane, { [lane]: [] })).toEqual([
    'page.empty: Page start is empty',
  ]);
});

it('PAGE-64 does not report a page with content', async () => {
  expect(await reportsAfterDelay(customer, oneLane, { [lane]: [cardFixtures.film] })).toEqual([]);
});

it('PAGE-45 a page with a slug that starts with mitt-innhold has the My list title when empty', () => {
  expect(emptyPageTitle('mitt-innhold')).toBe('Du har ikke lagt til noe i Min liste ennå');
  expect(emptyPageTitle('mitt-innhold-x')).toBe('Du har ikke lagt til noe i Min liste ennå');
});

it('PAGE-46 any other empty page says that nothing was found', () => {
  expect(emptyPageTitle('filmer')).toBe('Fant ikke noe innhold her');
  expect(emptyPageTitle('ditt-mitt-innhold')).toBe('Fant ikke noe innhold her');
});
