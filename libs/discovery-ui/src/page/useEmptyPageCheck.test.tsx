// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parsed, parsePage, startPageFixture } from '@tv/api-client/fixtures';
import type { Viewer } from '@tv/auth';
import { customer, World } from '../stage/World.tsx';
import { mount, settle } from '../stage/mount.tsx';
import { PageView } from './PageView.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const empty = parsed(parsePage, { ...startPageFixture, swimlanes: [] });

async function reportsAfterAWhile(viewer: Viewer = customer) {
  const world = new World({ viewer });
  const { unmount } = await mount(
    <world.Surroundings>
      <PageView page={empty} isFrontPage={false} />
    </world.Surroundings>,
  );
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
