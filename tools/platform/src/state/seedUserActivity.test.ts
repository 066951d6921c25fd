import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { channels } from '../guide/channels.ts';
import { openDatabase } from './database.ts';
import { seedUserActivity, createDemoActivities } from './seedUserActivity.ts';
import { createUserActivity } from './userActivity.ts';

const catalogue = createCatalogue();

test('demo activities refer to existing titles, and fill the swimlanes', () => {
  for (const { inProgress, myList, favourites, email } of createDemoActivities(catalogue)) {
    expect(inProgress.length, email).toBeGreaterThan(1);
    expect(myList.length, email).toBeGreaterThan(3);
    for (const [id] of inProgress) expect(catalogue.title(id) ?? catalogue.episode(id), id).toBeDefined();
    for (const id of myList) expect(catalogue.title(id), id).toBeDefined();
    for (const id of favourites) expect(channels.map((channel) => channel.id)).toContain(id);
  }
});

test('seeded titles are in progress, unfinished and in order', () => {
  const activity = createUserActivity(openDatabase(':memory:'));
  seedUserActivity(catalogue, activity, Date.UTC(2026, 10, 20));
  const [past] = createDemoActivities(catalogue);
  const progress = activity.continueWatchingOf('user-services');
  expect(progress.map(({ titleId }) => titleId)).toEqual(past?.inProgress.map(([id]) => id));
  for (const { titleId, seconds } of progress) {
    const { durationSeconds = 0 } = catalogue.title(titleId) ?? catalogue.episode(titleId) ?? {};
    expect(seconds).toBeGreaterThan(30);
    expect(seconds / durationSeconds).toBeLessThan(0.9);
  }
  expect(activity.favouritesOf('user-services')).toEqual(past?.favourites);
});
