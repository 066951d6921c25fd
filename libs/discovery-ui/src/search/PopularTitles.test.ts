import { expect, it } from 'vitest';
import { parsed, parsePage, startPageFixture, swimlaneFixtures } from '@tv/api-client/fixtures';
import { pickPopularLane } from './PopularTitles.tsx';

const popular = (...swimlanes: (typeof startPageFixture)['swimlanes']) =>
  pickPopularLane(parsed(parsePage, { ...startPageFixture, swimlanes }).swimlanes)?.id;

const { hero, continueWatching, onTvNow, films, myList } = swimlaneFixtures;
const ranked = { ...films, id: 'top', style: 'StandardNumbered' } as const;

it('picks the first row of titles of the front page', () => {
  expect(popular(hero, continueWatching, onTvNow, films, { ...films, id: 'more' })).toBe('films');
});

it('prefers the first ranked row', () => {
  expect(popular(films, ranked, { ...ranked, id: 'other' })).toBe('top');
});

it('returns undefined if there are only personal lanes or no rows', () => {
  expect(popular(hero, continueWatching, onTvNow, myList)).toBeUndefined();
  expect(popular()).toBeUndefined();
});
