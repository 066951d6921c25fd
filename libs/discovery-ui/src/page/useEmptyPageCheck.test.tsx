// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardFixtures, parsed, parsePage, startPageFixture, swimlaneFixtures } from '@tv/api-client/fixtures';
import type { Viewer } from '@tv/auth';
import type { ResponseTable } from '@tv/test-world';
import { customer, World } from '../testing/World.tsx';
import { fakeIntersections } from '../testing/fakeObserver.browser.ts';
import { fakeScreen } from '../testing/fakeScreen.browser.ts';
import { mount, settle, until } from '../testing/mount.tsx';
import { PageView } from './PageView.tsx';

beforeEach(() => {
  fakeIntersections();
  fakeScreen();
  // The network of a test needs the rest of them.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const empty = parsed(parsePage, { ...startPageFixture, swimlanes: [] });

async function reportsAfterAWhile(viewer: Viewer = customer, page = empty, answers: ResponseTable = {}) {
  const world = new World({ viewer, answers });
  const { container, unmount } = await mount(
    <world.Surroundings>
      <PageView page={page} isFrontPage={false} />
    </world.Surroundings>,
  );
  await until(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
  // What an empty page says is loaded late, and looks at it then.
  await act(() => vi.dynamicImportSettled());
  await settle(() => vi.advanceTimersByTime(4000));
  await unmount();
  return world.reports;
}

it('PAGE-64 an empty page is reported', async () => {
  expect(await reportsAfterAWhile()).toEqual(['page.empty: Page start is empty']);
});

it('PAGE-65 not when our own staff look at it', async () => {
  expect(await reportsAfterAWhile({ ...customer, isInternal: true })).toEqual([]);
});

const lane = 'GET /content-layout/swimlanes/films';
const oneLane = parsed(parsePage, { ...startPageFixture, swimlanes: [swimlaneFixtures.films] });

it('PAGE-64 a page whose swimlanes have nothing in them is reported', async () => {
  expect(await reportsAfterAWhile(customer, oneLane, { [lane]: [] })).toEqual([
    'page.empty: Page start is empty',
  ]);
});

it('PAGE-64 not one with something in them', async () => {
  expect(await reportsAfterAWhile(customer, oneLane, { [lane]: [cardFixtures.film] })).toEqual([]);
});
