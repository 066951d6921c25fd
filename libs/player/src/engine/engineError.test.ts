import { describe, expect, it } from 'vitest';
import { codesOf, isOvertaken, isRecoveredFrom, isWorthWaiting, playbackErrorCode } from './engineError.ts';

const shaka = (code: number, data: unknown[] = [], severity = 2) => ({
  severity,
  category: Math.floor(code / 1000),
  code,
  data,
});

describe('error codes', () => {
  it.each([
    ['a server that is down', shaka(1001, ['http://x/seg', 503]), 'network'],
    ['a token that is refused', shaka(1001, ['http://x/seg', 401]), 'noAccess'],
    ['a title that is not ours to see', shaka(1001, ['http://x/seg', 403]), 'noAccess'],
    ['a manifest that is gone', shaka(1001, ['http://x/a.mpd', 404]), 'media'],
    ['a question that a server makes nothing of', shaka(1001, ['http://x/seg', 400]), 'media'],
    ['no network', shaka(1002), 'network'],
    ['a network that is too slow', shaka(1003), 'network'],
    ['a licence that is refused', shaka(6007, [shaka(1001, ['http://x/licence', 403])]), 'noAccess'],
    ['a licence server that cannot be reached', shaka(6007, [shaka(1002)]), 'network'],
    ['a licence that has run out', shaka(6014), 'noAccess'],
    ['a browser without the key system', shaka(6001), 'notSupported'],
    ['a browser without the codec', shaka(4032), 'notSupported'],
    ['a manifest that cannot be read', shaka(4001), 'media'],
    ['a segment that cannot be decoded', shaka(3016), 'media'],
    ['something of the engine itself', shaka(7002), 'unknown'],
    ['something that is no engine error', new Error('x'), 'unknown'],
    ['nothing at all', undefined, 'unknown'],
  ])('%s', (_what, error, code) => {
    expect(playbackErrorCode(error)).toBe(code);
  });

  it.each([
    [
      'a licence that is refused',
      shaka(6007, [shaka(1001, ['https://x/licence?ticket=4711', 403, 'Kari', { name: 'Kari' }, 2])]),
      '6007 1001 403 2',
    ],
    ['no network', shaka(1002, ['https://x/seg', new TypeError('Failed to fetch'), 1]), '1002 TypeError 1'],
    ['something that is no engine error', new RangeError('kari@kunde.test'), 'RangeError'],
    ['nothing at all', undefined, ''],
  ])('%s is reported by its numbers, without an address or a word', (_what, error, codes) => {
    expect(codesOf(error)).toBe(codes);
  });

  it('a load that was overtaken is no failure', () => {
    expect(isOvertaken(shaka(7000))).toBe(true);
    expect(isOvertaken(shaka(7001))).toBe(true);
    expect(isOvertaken(shaka(1002))).toBe(false);
    expect(isOvertaken(undefined)).toBe(false);
  });
});

describe('what is waited for, and what is passed over', () => {
  const recoverable = 1;
  const refused = (requestKind: number) => ['http://x/a', 503, '', {}, requestKind, 'http://x/a'];
  it.each([
    ['a segment that cannot be had', shaka(1001, refused(1)), 'waited for'],
    [
      'a segment of one quality, with another to take instead',
      shaka(1001, refused(1), recoverable),
      'passed',
    ],
    ['a manifest that is refused', shaka(1001, refused(0), recoverable), 'waited for'],
    ['a manifest without a network', shaka(1002, ['http://x/a', {}, 0], recoverable), 'waited for'],
    ['a segment without a network, tried anew', shaka(1002, ['http://x/a', {}, 1], recoverable), 'passed'],
    ['a manifest that is too slow', shaka(1003, ['http://x/a', 0], recoverable), 'waited for'],
    ['a manifest that has become unreadable', shaka(4001, [], recoverable), 'waited for'],
    ['a manifest that cannot be played', shaka(4032), 'told'],
    ['a segment that cannot be decoded', shaka(3016), 'told'],
    ['a decoder that got over it', shaka(3016, [], recoverable), 'passed'],
    ['something that is no engine error', new Error('x'), 'told'],
  ])('%s', (_what, error, how) => {
    const done = isRecoveredFrom(error) ? 'passed' : isWorthWaiting(error) ? 'waited for' : 'told';
    expect(done).toBe(how);
  });
});
