// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardFixtures, parsed, parsePage, startPageFixture, swimlaneFixtures } from '@tv/api-client/fixtures';
import type { CurrentUser } from '@tv/auth';
import type { ResponseTable } from '@tv/test-world';
import { customer, World } from '../testing/World.tsx';
import { fakeIntersections } from '../testing/fakeObserver.browser.ts';
import { fakeScreen } from '../testing/fakeScreen.browser.ts';
import { mount, settle, until } from '../testing/mount.tsx';
import { PageView } from './PageView.tsx';

beforeEach(() => {
  fakeIntersections();
  fakeScreen();
  // The test network needs the other timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const empty = parsed(parsePage, { ...startPageFixture, swimlanes: [] });

async function reportsAfterAWhile(viewer: CurrentUser = customer, page = empty, answers: ResponseTable = {}) {
  const world = new World({ viewer, answers });
  const { container, unmount } = await mount(
    <world.Surroundings>
      <PageView page={page} isFrontPage={false} />
    </world.Surroundings>,
  );
  await until(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
  // The lazy empty state runs the check after it loads.
  await act(() => vi.dynamicImportSettled());
  await settle(() => vi.advanceTimersByTime(4000));
  await unmount();
  return world.reports;
}

it('PAGE-64 reports an empty page', async () => {
  expect(await reportsAfterAWhile()).toEqual(['page.empty: Page start is empty']);
});

it('PAGE-65 does not report an empty page to internal users', async () => {
  expect(await reportsAfterAWhile({ ...customer, isInternal: true })).toEqual([]);
});

const lane = 'GET /content-layout/swimlanes/films';
const oneLane = parsed(parsePage, { ...startPageFixture, swimlanes: [swimlaneFixtures.films] });

it('PAGE-64 reports a page with only empty lanes', async () => {
  expect(await reportsAfterAWhile(customer, oneLane, { [lane]: [] })).toEqual([
    'page.empty: Page start is empty',
  ]);
});

it('PAGE-64 does not report a page with content', async () => {
  expect(await reportsAfterAWhile(customer, oneLane, { [lane]: [cardFixtures.film] })).toEqual([]);
});
