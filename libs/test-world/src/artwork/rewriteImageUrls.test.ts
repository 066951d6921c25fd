import { expect, it } from 'vitest';
import { artworkUrl, withArtwork } from './artwork.ts';
import { rewriteImageUrls } from './rewriteImageUrls.ts';

it('rewrites nested fixture image URLs and nothing else', () => {
  const answer = {
    image: { url: 'https://media.test/images/isfront' },
    cards: [{ logo: 'https://media.test/images/logo-nordlys?x=1', ageLimit: 12, season: undefined }],
    link: 'https://media.test/vod/isfront',
  };
  expect(rewriteImageUrls(answer, (name) => `/p/${name}.svg`)).toEqual({
    image: { url: '/p/isfront.svg' },
    cards: [{ logo: '/p/logo-nordlys.svg?x=1', ageLimit: 12, season: undefined }],
    link: 'https://media.test/vod/isfront',
  });
});

it('keeps the functions of a response table', () => {
  const respond = () => new Response();
  expect(withArtwork({ 'GET /gateway/products': respond }, 'http://here')['GET /gateway/products']).toBe(
    respond,
  );
});

it('maps an image name to the same artwork every time, and a logo to a logo', () => {
  expect(artworkUrl('isfront', 'http://here')).toBe(artworkUrl('isfront', 'http://here'));
  expect(artworkUrl('isfront', 'http://here')).toMatch(/^http:\/\/here\/artwork\/\d+\.svg$/);
  expect(artworkUrl('logo-nordlys', 'http://here')).toMatch(/\/artwork\/logo-[123]\.svg$/);
});
