import { describe, expect, test } from 'vitest';
import type { CoverPage } from '@tv/api-client';
import {
  filmCoverPageFixture,
  parsed,
  parseCoverPage,
  seriesCoverPageFixture,
  topicalityCoverPageFixture,
} from '@tv/api-client/fixtures';
import { hasStartedWatching, watchItem } from './watchItem.ts';

const film = parsed(parseCoverPage, filmCoverPageFixture);
const series = parsed(parseCoverPage, seriesCoverPageFixture);
const offering = (id: string) => ({ links: { details: { id }, excludeFromContinueWatchingUrl: undefined } });
const nothing = { links: undefined };
const page = (changes: Partial<CoverPage>): CoverPage => ({ ...film, ...changes });

describe('watchItem', () => {
  test('COVER-08 a film plays the variant’s item, else the page’s own', () => {
    expect(watchItem(film, offering('isfront-4k'))?.id).toBe('isfront-4k');
    expect(watchItem(film, nothing)?.id).toBe('isfront');
    expect(watchItem(page({ links: undefined }), nothing)).toBeUndefined();
  });

  test('an episode page plays its episode, although the variant offers the first of the series', () => {
    const episode = page({ type: 'episode', links: offering('fyret-s1e3').links });
    expect(watchItem(episode, offering('fyret-s1e1'))?.id).toBe('fyret-s1e3');
    expect(watchItem(page({ type: 'episode', links: undefined }), offering('fyret-s1e1'))?.id).toBe(
      'fyret-s1e1',
    );
  });

  test('a series plays the episode to watch next, with its progress', () => {
    expect(watchItem(series, offering('fyret-pa-skarvoya-s1e1'))).toEqual({
      id: 'fyret-pa-skarvoya-s1e3',
      title: 'S1:E3 Tåkeluren',
      progressRatio: 0.4,
      progressLabel: '27 min igjen',
    });
  });

  test('a series without a next episode plays the variant’s item', () => {
    expect(watchItem({ ...series, watchNext: undefined }, offering('fyret-pa-skarvoya-s1e1'))?.id).toBe(
      'fyret-pa-skarvoya-s1e1',
    );
    expect(watchItem({ ...series, watchNext: undefined }, nothing)).toBeUndefined();
  });
});

describe('hasStartedWatching', () => {
  test.each([
    [undefined, false],
    [0, false],
    [0.01, true],
    [1, true],
  ])('a film with progress %s is started: %s', (progressRatio, isStarted) => {
    expect(hasStartedWatching(page({ userData: { progressRatio } }))).toBe(isStarted);
  });

  test('a series is started if any episode is, in any kind of section', () => {
    expect(hasStartedWatching(series)).toBe(true);
    expect(hasStartedWatching(parsed(parseCoverPage, topicalityCoverPageFixture))).toBe(true);
    expect(hasStartedWatching({ ...series, sections: film.sections })).toBe(false);
  });

  test('a film is not started by other titles on its page', () => {
    expect(hasStartedWatching(page({ sections: series.sections, userData: undefined }))).toBe(false);
  });
});
