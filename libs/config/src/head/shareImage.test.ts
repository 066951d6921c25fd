import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { testConfig, testOrigin } from '../testing/index.ts';
import { shareImage } from './DocumentHead.tsx';

const fallback = { url: `${testOrigin}/share.png`, width: 1200, height: 630 };
const shared = (url: string) => shareImage({ url, width: 1280 }, testConfig, testOrigin);

it('PAGE-51 a page is shared with its own image, as an absolute URL with the known size', () => {
  expect(shared('https://media.test/images/isfront?width=1280')).toEqual({
    url: 'https://media.test/images/isfront?width=1280',
    width: 1280,
  });
  expect(shared('/images/isfront')).toEqual({ url: `${testOrigin}/images/isfront`, width: 1280 });
});

it.each([
  ['data:image/png;base64,AAAA'],
  ['file:///etc/passwd'],
  ['javascript:alert(1)'],
  ['https://user:password@media.test/images/isfront'],
  ['https://elsewhere.test/images/isfront'],
  ['//elsewhere.test/images/isfront'],
  ['https://'],
])('PAGE-70 %s is replaced by the image of the brand', (url) => {
  expect(shared(url)).toEqual(fallback);
});

it('PAGE-70 a page without an image is shared with that of the brand', () => {
  expect(shareImage(undefined, testConfig, testOrigin)).toEqual(fallback);
});

it('a share image always has an allowed URL, whatever the data', () => {
  const hosts = ['media.test', new URL(testOrigin).host, ...testConfig.allowedHosts];
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl(), fc.webUrl({ authoritySettings: { withUserInfo: true } })),
      (url) => {
        const { protocol, host, username, password } = new URL(shared(url).url);
        expect(protocol).toBe('https:');
        expect(hosts).toContain(host);
        expect(username + password).toBe('');
      },
    ),
  );
});
