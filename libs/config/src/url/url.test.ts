import { describe, expect, test } from 'vitest';
import { isAllowedUrl } from './allowedUrl.ts';
import { parseUrl, rewriteUrl } from './parseUrl.ts';

describe('rewriteUrl', () => {
  const rewrites = [
    { from: 'https://content.example.test/v1', to: 'http://api.localhost:4400/content' },
    { from: 'https://content.example.test', to: 'http://api.localhost:4400/rest' },
  ];

  test('API-07 rewriteUrl replaces the first matching prefix', () => {
    expect(rewriteUrl('https://content.example.test/v1/pages?x=1', rewrites)).toBe(
      'http://api.localhost:4400/content/pages?x=1',
    );
    expect(rewriteUrl('https://content.example.test/v2', rewrites)).toBe('http://api.localhost:4400/rest/v2');
  });

  test('API-07 rewriteUrl leaves a URL without a matching prefix unchanged', () => {
    expect(rewriteUrl('https://other.example.test/v1', rewrites)).toBe('https://other.example.test/v1');
    expect(rewriteUrl('https://other.example.test/?to=https://content.example.test/v1', rewrites)).toBe(
      'https://other.example.test/?to=https://content.example.test/v1',
    );
  });
});

describe('isAllowedUrl', () => {
  const config = { allowedHosts: ['api.example.test', 'media.localhost:4400'] };
  const own = 'https://tv.example.test';

  test.each([
    'https://api.example.test/x',
    'http://media.localhost:4400/a.mpd',
    'https://tv.example.test/watch/vod/1',
    '/watch/vod/1',
  ])('%s is allowed', (url) => expect(isAllowedUrl(url, config, own)).toBe(true));

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://api.example.test/x',
    'https://evil.test/',
    '//evil.test/x',
    '\\\\evil.test\\x',
    'https://api.example.test.evil.test/',
    'https://api.example.test@evil.test/',
    'https://someone:secret@api.example.test/',
    'http://media.localhost:4401/',
    'http://tv.example.test/', // our host, but not our origin
    'https://',
  ])('%s is not allowed', (url) => expect(isAllowedUrl(url, config, own)).toBe(false));
});

describe('parseUrl', () => {
  test('parseUrl parses absolute and relative URLs, and returns undefined for an invalid one', () => {
    expect(parseUrl('https://tv.example.test/a?b#c')?.href).toBe('https://tv.example.test/a?b#c');
    expect(parseUrl('/film?id=1', 'https://tv.example.test')?.href).toBe('https://tv.example.test/film?id=1');
    expect(parseUrl('/film')).toBeUndefined();
    expect(parseUrl('https://')).toBeUndefined();
    expect(parseUrl('', 'no address')).toBeUndefined();
  });

  test('parseUrl works in a browser without URL.parse and URL.canParse', () => {
    const { parse, canParse } = Object.getOwnPropertyDescriptors(URL);
    Reflect.deleteProperty(URL, 'parse');
    Reflect.deleteProperty(URL, 'canParse');
    try {
      expect(parseUrl('https://tv.example.test/a')?.pathname).toBe('/a');
      expect(isAllowedUrl('https://tv.example.test/a', { allowedHosts: [] }, 'https://tv.example.test')).toBe(
        true,
      );
    } finally {
      Object.defineProperties(URL, { parse, canParse });
    }
  });
});
