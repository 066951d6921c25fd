import { describe, expect, it } from 'vitest';
import { negotiateEncoding, matchesEtag } from './encoding.ts';

describe('negotiateEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0', 'identity'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['identity, br;q=0.5', 'identity'],
    ['gzip, br', 'br'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['brotli', 'identity'],
    ['br;q=nonsense', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('%j selects %s', (accepted, expected) => {
    expect(negotiateEncoding(accepted)).toBe(expected);
  });
});

describe('matchesEtag', () => {
  it.each([
    ['W/"a"', true],
    ['"a"', true],
    ['"x", W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    [undefined, false],
  ])('%j: %s', (given, expected) => {
    expect(matchesEtag(given, 'W/"a"')).toBe(expected);
  });
});
