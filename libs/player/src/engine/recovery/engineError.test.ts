import { describe, expect, it } from 'vitest';
import {
  formatErrorCodes,
  isAborted,
  isRecovered,
  isCdnRefusal,
  isRetryable,
  playbackErrorCode,
} from './engineError.ts';

const shaka = (code: number, data: unknown[] = [], severity = 2) => ({
  severity,
  category: Math.floor(code / 1000),
  code,
  data,
});

/** Shaka's report of an unparseable live manifest: a plain error marked recoverable. */
const unparsedUpdate = () => Object.assign(new TypeError('Unexpected close tag'), { severity: 1 });

describe('engine errors', () => {
  it.each([
    ['a server that is down', shaka(1001, ['http://x/seg', 503]), 'network'],
    ['a segment that the CDN refuses with 401', shaka(1001, ['http://x/seg', 401]), 'media'],
    ['a segment that the CDN refuses with 403', shaka(1001, ['http://x/seg', 403]), 'media'],
    ['a missing manifest', shaka(1001, ['http://x/a.mpd', 404]), 'media'],
    ['a request that the server rejects with 400', shaka(1001, ['http://x/seg', 400]), 'media'],
    ['no network', shaka(1002), 'network'],
    ['a request that times out', shaka(1003), 'network'],
    ['a refused licence', shaka(6007, [shaka(1001, ['http://x/licence', 403])]), 'noAccess'],
    ['a licence refused with 401', shaka(6007, [shaka(1001, ['http://x/licence', 401])]), 'noAccess'],
    ['a licence server that is down', shaka(6007, [shaka(1001, ['http://x/licence', 503])]), 'network'],
    ['an unreachable licence server', shaka(6007, [shaka(1002)]), 'network'],
    ['an expired licence', shaka(6014), 'noAccess'],
    ['a browser without the key system', shaka(6001), 'notSupported'],
    ['a browser without the codec', shaka(4032), 'notSupported'],
    ['an unreadable manifest', shaka(4001), 'media'],
    ['an undecodable segment', shaka(3016), 'media'],
    ['an unparseable manifest update', unparsedUpdate(), 'media'],
    ['an internal engine error', shaka(7002), 'unknown'],
    ['an error from outside the engine', new Error('x'), 'unknown'],
    ['an undefined error', undefined, 'unknown'],
  ])('playbackErrorCode maps %s to a code for the user', (_what, error, code) => {
    expect(playbackErrorCode(error)).toBe(code);
  });

  it.each([
    [
      'a refused licence',
      shaka(6007, [shaka(1001, ['https://x/licence?ticket=4711', 403, 'Kari', { name: 'Kari' }, 2])]),
      '6007 1001 403 2',
    ],
    ['no network', shaka(1002, ['https://x/seg', new TypeError('Failed to fetch'), 1]), '1002 TypeError 1'],
    ['an error from outside the engine', new RangeError('kari@kunde.test'), 'RangeError'],
    ['an undefined error', undefined, ''],
  ])('%s is reported by its codes, without a URL or text', (_what, error, codes) => {
    expect(formatErrorCodes(error)).toBe(codes);
  });

  it('a superseded load is not a failure', () => {
    expect(isAborted(shaka(7000))).toBe(true);
    expect(isAborted(shaka(7001))).toBe(true);
    expect(isAborted(shaka(1002))).toBe(false);
    expect(isAborted(undefined)).toBe(false);
  });
});

it.each([
  ['a segment with 403', shaka(1001, ['http://x/seg', 403, '', {}, 1]), true],
  ['a live manifest with 401', shaka(1001, ['http://x/a.mpd', 401, '', {}, 0], 1), true],
  ['a missing segment', shaka(1001, ['http://x/seg', 404, '', {}, 1]), false],
  ['a licence with 403', shaka(6007, [shaka(1001, ['http://x/licence', 403, '', {}, 2])]), false],
  ['no network', shaka(1002), false],
  ['a plain error', new Error('x'), false],
])('%s counts as refused by the CDN: $2', (_what, error, refused) => {
  expect(isCdnRefusal(error)).toBe(refused);
});

describe('distinguishes retryable errors from ignorable ones', () => {
  const recoverable = 1;
  const refused = (requestKind: number) => ['http://x/a', 503, '', {}, requestKind, 'http://x/a'];
  it.each([
    ['a segment that fails to load', shaka(1001, refused(1)), 'retried'],
    ['a segment with another quality available', shaka(1001, refused(1), recoverable), 'recovered'],
    ['a refused manifest', shaka(1001, refused(0), recoverable), 'retried'],
    ['a manifest without a network', shaka(1002, ['http://x/a', {}, 0], recoverable), 'retried'],
    [
      'a segment without a network that Shaka retries',
      shaka(1002, ['http://x/a', {}, 1], recoverable),
      'recovered',
    ],
    ['a manifest that times out', shaka(1003, ['http://x/a', 0], recoverable), 'retried'],
    ['a manifest update that is unreadable', shaka(4001, [], recoverable), 'retried'],
    ['an unparseable manifest update', unparsedUpdate(), 'retried'],
    ['an unsupported manifest', shaka(4032), 'reported'],
    ['an undecodable segment', shaka(3016), 'reported'],
    ['a decoder that recovered by itself', shaka(3016, [], recoverable), 'recovered'],
    ['a plain parser error of a manifest update', new Error('x'), 'retried'],
    ['a plain error that stopped streaming', Object.assign(new Error('x'), { severity: 2 }), 'reported'],
    ['an undefined error', undefined, 'reported'],
  ])('the engine retries, recovers from or reports %s', (_what, error, how) => {
    const done = isRecovered(error) ? 'recovered' : isRetryable(error) ? 'retried' : 'reported';
    expect(done).toBe(how);
  });
});
