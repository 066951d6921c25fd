import { expect, it } from 'vitest';
import { parsed, parsePage, startPageFixture, swimlaneFixtures } from '@tv/api-client/fixtures';
import { popularLane } from './popularLane.ts';

const popular = (...swimlanes: (typeof startPageFixture)['swimlanes']) =>
  popularLane(parsed(parsePage, { ...startPageFixture, swimlanes }).swimlanes)?.id;

const { hero, continueWatching, onTvNow, films, myList } = swimlaneFixtures;
const ranked = { ...films, id: 'top', style: 'StandardNumbered' } as const;

it('is the first row of titles of the front page', () => {
  expect(popular(hero, continueWatching, onTvNow, films, { ...films, id: 'more' })).toBe('films');
});

it('is the first that is ranked, where one is', () => {
  expect(popular(films, ranked, { ...ranked, id: 'other' })).toBe('top');
});

it('is none where all that there is is the viewer’s own, or no row', () => {
  expect(popular(hero, continueWatching, onTvNow, myList)).toBeUndefined();
  expect(popular()).toBeUndefined();
});
