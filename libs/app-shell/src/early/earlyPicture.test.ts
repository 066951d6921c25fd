import { describe, expect, it } from 'vitest';
import { earlyPicture } from './earlyPicture.ts';

const LANE = 'https://content.test/layout/swimlanes/hero';

describe('earlyPicture', () => {
  it.each([
    [{ image: { url: 'https://media.test/images/1' } }, 'https://media.test/images/1'],
    [{ card: { image: { url: 'https://media.test/images/2' } } }, 'https://media.test/images/2'],
    [{ image: { url: '/images/3' } }, 'https://content.test/images/3'],
  ])('finds the picture of %j at %s', (item, href) => {
    expect(earlyPicture([item, { image: { url: '/other' } }], LANE)).toBe(href);
  });

  it.each([null, 'text', {}, [], [null], [7], [{}], [{ image: 7 }], [{ card: null, image: { url: null } }]])(
    'finds none in %j',
    (items) => {
      expect(earlyPicture(items, LANE)).toBeUndefined();
    },
  );
});
