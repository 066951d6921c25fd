import { expect, it } from 'vitest';
import { pictureNumber, withPictures } from './withPictures.ts';

it('moves the pictures of fixtures, deep inside, and nothing else', () => {
  const answer = {
    image: { url: 'https://media.test/images/isfront' },
    cards: [{ logo: 'https://media.test/images/logo-nordlys?x=1' }],
    link: 'https://media.test/vod/isfront',
  };
  expect(withPictures(answer, (name) => `/artwork/${name}.svg`)).toEqual({
    image: { url: '/artwork/isfront.svg' },
    cards: [{ logo: '/artwork/logo-nordlys.svg?x=1' }],
    link: 'https://media.test/vod/isfront',
  });
});

it('gives a name the same picture every time, out of those there are', () => {
  expect(pictureNumber('isfront', 12)).toBe(pictureNumber('isfront', 12));
  const numbers = ['a', 'isfront', 'fyret-pa-skarvoya', 'x'.repeat(200)].map((name) =>
    pictureNumber(name, 3),
  );
  expect(numbers.every((number) => number >= 1 && number <= 3)).toBe(true);
});
