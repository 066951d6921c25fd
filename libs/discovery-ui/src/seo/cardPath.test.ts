import { expect, it } from 'vitest';
import { cardPath } from './canonicalPath.ts';

const pages = [
  { slug: 'start', order: 1 },
  { slug: 'filmer', order: 2 },
];
const always = (target: string) => ({ behaviors: [{ from: 0, to: 10, target }] });
const card = { id: 'c', title: 'Isfront' };
const pathOf = (more: object) => cardPath({ ...card, ...more }, pages, 5);

it.each([
  [
    'a film',
    { links: { superCoverPage: { type: 'SingleProgramOrMovie', id: 'isfront' } } },
    '/film/isfront/Isfront',
  ],
  ['a series', { links: { superCoverPage: { type: 'Series', id: 'fyret' } } }, '/serie/fyret/Isfront'],
  [
    'an episode with autoplay',
    { ...always('OpenEpisodeCoverPage'), links: { episodeCoverPage: { id: 'e1', autoPlay: true } } },
    '/serie/e1/Isfront',
  ],
  [
    'a playable title',
    { ...always('PlayAsset'), links: { details: { id: 'isfront' } } },
    '/watch/vod/isfront',
  ],
  ['a channel', { ...always('PlayChannel'), channel: { id: 'nordlys' } }, '/watch/live/nordlys'],
  ['the front page', { ...always('OpenCollection'), links: { collectionLink: { slug: 'start' } } }, '/'],
  [
    'a listed page',
    { ...always('OpenCollection'), links: { collectionLink: { slug: 'filmer' } } },
    '/filmer',
  ],
  ['a theme', { ...always('OpenCollection'), links: { collectionLink: { slug: 'dyr' } } }, '/tema/dyr'],
  [
    'a provider',
    { ...always('PlayExternalAsset'), links: { externalPlayback: { playbackUrl: 'https://a.test' } } },
    undefined,
  ],
  ['nothing', always('PlayChannel'), undefined],
])('PAGE-50 a card of %s has the canonical path of its target', (_what, more, path) => {
  expect(pathOf(more)).toBe(path);
});
