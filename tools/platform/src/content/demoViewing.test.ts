import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { channelOf } from '../guide/channels.ts';
import { openDatabase } from '../state/database.ts';
import { createViewerState } from '../state/viewerState.ts';
import { demoViewers, seedDemoViewing } from './demoViewing.ts';
import { seriesItem } from './seriesItems.ts';

const now = Date.parse('2026-11-20T19:30:00+01:00');

test('what demo viewers began, listed and follow is in the catalogue, and not seen to its end', () => {
  const catalogue = createCatalogue();
  for (const email of demoViewers) {
    const viewer = createViewerState(openDatabase(':memory:'));
    seedDemoViewing(viewer, email, 'someone', now);
    for (const { titleId, seconds } of viewer.continueWatchingOf('someone')) {
      const length =
        catalogue.title(titleId)?.durationSeconds ?? seriesItem(titleId, catalogue)?.durationSeconds;
      expect(seconds / (length ?? 0), titleId).toBeLessThan(0.95);
    }
    for (const id of viewer.myListOf('someone')) expect(catalogue.title(id), id).toBeDefined();
    for (const id of viewer.favouritesOf('someone')) expect(channelOf(id), id).toBeDefined();
    expect(viewer.continueWatchingOf('someone').length).toBeGreaterThan(2);
  }
});

test('a history is written once: what a viewer did since stays', () => {
  const viewer = createViewerState(openDatabase(':memory:'));
  seedDemoViewing(viewer, 'active@kunde.test', 'someone', now);
  viewer.removeFavourite('someone', 'nordlys');
  seedDemoViewing(viewer, 'active@kunde.test', 'someone', now);
  expect(viewer.isFavourite('someone', 'nordlys')).toBe(false);
  seedDemoViewing(viewer, 'canceled@kunde.test', 'other', now);
  expect(viewer.continueWatchingOf('other')).toEqual([]);
});
