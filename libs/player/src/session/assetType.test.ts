import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetType, streamKind } from './assetType.ts';

describe('asset type', () => {
  it('PLAY-08 linear and not in the archive is upcoming', () => {
    expect(assetType({ titleType: 'Linear', inCatchupArchive: false })).toBe('upcoming');
    expect(assetType({ titleType: 'Linear' })).toBe('upcoming');
  });

  it('PLAY-09 linear in the archive is catch-up', () => {
    expect(assetType({ titleType: 'Linear', inCatchupArchive: true })).toBe('catchUp');
  });

  it.each(['barn', 'Barn', 'junior', 'Junior'])(
    'PLAY-10 PLAY-11 %s is for kids, as category or genre, and only as a complete word',
    (word) => {
      expect(assetType({ categories: [word] })).toBe('kid');
      expect(assetType({ genres: [word] })).toBe('kid');
      expect(assetType({ genres: [`${word}etro`] })).toBe('unknown');
    },
  );

  it('PLAY-12 a label that contains film is a film', () => {
    expect(assetType({ categories: ['Spillefilm'] })).toBe('movie');
    expect(assetType({ genres: ['Filmdrama'] })).toBe('movie');
  });

  it('PLAY-13 a label that contains serie is a series', () => {
    expect(assetType({ categories: ['Dramaserie'] })).toBe('tvshow');
  });

  it('PLAY-14 anything else is unknown', () => {
    expect(assetType({})).toBe('unknown');
    expect(assetType({ categories: ['Sport'], genres: ['Fotball'] })).toBe('unknown');
  });

  it('PLAY-15 the rules apply in order', () => {
    expect(assetType({ titleType: 'Linear', categories: ['Barn', 'Film', 'Serie'] })).toBe('upcoming');
    expect(assetType({ genres: ['film', 'barn'] })).toBe('kid');
    expect(assetType({ genres: ['serie', 'film'] })).toBe('movie');
  });

  it('PLAY-06 a title is a channel only in live playback, whatever its categories', () => {
    const labels = fc.array(
      fc.oneof(fc.constantFrom('channel', 'Kanal', 'Barn', 'Film', 'Serie'), fc.string()),
    );
    const title = fc.record({
      titleType: fc.option(fc.constantFrom('Linear', 'Channel', 'Movie'), { nil: undefined }),
      inCatchupArchive: fc.boolean(),
      categories: labels,
      genres: labels,
    });
    fc.assert(
      fc.property(title, (filed) => {
        expect(['kid', 'catchUp', 'upcoming', 'movie', 'tvshow', 'unknown']).toContain(assetType(filed));
      }),
    );
  });
});

describe('stream kind', () => {
  it.each([
    ['ANA-18 a film', 'movie', 'vod'],
    ['ANA-18 a series', 'tvshow', 'vod'],
    ['ANA-19 catch-up', 'catchUp', 'arkiv'],
    ['ANA-19 upcoming', 'upcoming', 'arkiv'],
    ['ANA-20 a channel', 'channel', 'direkte'],
    ['ANA-21 for kids', 'kid', 'barn'],
  ] as const)('%s has its stream kind', (_what, type, kind) => {
    expect(streamKind(type)).toBe(kind);
  });

  it('ANA-22 an unsupported type throws', () => {
    expect(() => streamKind('unknown')).toThrow();
  });
});
