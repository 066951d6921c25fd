import { expect, test } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { providerIds } from './providers.ts';

const { titles } = createCatalogue();

const counted = (values: readonly string[]): Set<string> => new Set(values);

test('the catalogue has at least three hundred titles with unique ids, names and texts', () => {
  expect(titles.length).toBeGreaterThanOrEqual(300);
  for (const key of ['id', 'name', 'description'] as const) {
    expect(counted(titles.map((title) => title[key])).size, key).toBe(titles.length);
  }
});

test('title ids are URL-safe', () => {
  for (const { id } of titles) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('every provider has titles, and every kind of availability occurs', () => {
  expect(counted(titles.flatMap(({ providers }) => providers))).toEqual(new Set(providerIds));
  expect(counted(titles.map(({ availability }) => availability.kind))).toEqual(
    new Set(['always', 'premiere', 'expiring', 'live', 'rental']),
  );
});

test('the catalogue has films, series of all three kinds, kids and sport', () => {
  expect(counted(titles.map(({ kind }) => kind))).toEqual(new Set(['film', 'series', 'programme', 'sport']));
  expect(counted(titles.flatMap(({ seriesKind }) => seriesKind ?? []))).toEqual(
    new Set(['sequential', 'segment', 'topicality']),
  );
  expect(titles.filter(({ isForKids }) => isForKids).length).toBeGreaterThan(30);
});

test('age limits are the Norwegian ones, and low for children', () => {
  for (const title of titles) {
    expect([0, 6, 9, 12, 15, 18], title.name).toContain(title.ageLimit);
    if (title.isForKids) expect(title.ageLimit).toBeLessThanOrEqual(6);
  }
});

test('sequential series have episodes with unique ids; only rentals have a price', () => {
  const episodes = titles.flatMap(({ seasons }) => seasons.flat());
  expect(counted(episodes.map(({ id }) => id)).size).toBe(episodes.length);
  for (const title of titles) {
    if (title.seriesKind === 'sequential') expect(title.seasons.flat().length).toBeGreaterThan(3);
    expect(title.price !== undefined, title.name).toBe(title.availability.kind === 'rental');
  }
});

test('episode names are unique in a season, and no text is incomplete', () => {
  for (const title of titles) {
    for (const season of title.seasons) {
      expect(counted(season.map(({ name }) => name)).size, title.name).toBe(season.length);
      for (const { description } of season) expect(description.length).toBeGreaterThan(20);
    }
    expect(title.description).not.toMatch(/undefined|\s{2}|Med\s+og/);
  }
});

test('the catalogue is deterministic', () => {
  expect(createCatalogue().titles).toEqual(titles);
});
