import { expect, it } from 'vitest';
import { fjordvisning, glimt } from '@tv/config/testing';
import { bringWrittenPage, writtenPageAt } from './writtenPageAt.ts';

it.each(['/hjelp/viaplay', '/hjelp/viaplay/', '/Hjelp/viaplay', '//hjelp//viaplay', '/%68jelp/viaplay'])(
  '%s is found as the router finds it',
  (pathname) => {
    expect(writtenPageAt(glimt, pathname).path).toBe('/hjelp/viaplay');
  },
);

it('each brand has its own words', async () => {
  const { path, pages } = writtenPageAt(glimt, '/hva-er-glimt/jobb');
  expect((await pages.bring())[path]?.title).toBe('Jobb i Glimt');
  expect(() => writtenPageAt(fjordvisning, '/hva-er-glimt/jobb')).toThrow('no written page');
  await expect(bringWrittenPage(fjordvisning, '/hva-er-fjordvisning/jobb')).resolves.toBeUndefined();
});

it('a brand without pages is told of', () => {
  expect(() => writtenPageAt({ id: 'brand-x' }, '/vilkar')).toThrow('brand-x');
});
