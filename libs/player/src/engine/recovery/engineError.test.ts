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
    ['a manifest that is gone', shaka(1001, ['http://x/a.mpd', 404]), 'media'],
    ['a question that a server makes nothing of', shaka(1001, ['http://x/seg', 400]), 'media'],
    ['no network', shaka(1002), 'network'],
    ['a network that is too slow', shaka(1003), 'network'],
    ['a licence that is refused', shaka(6007, [shaka(1001, ['http://x/licence', 403])]), 'noAccess'],
    ['a licence that is refused with 401', shaka(6007, [shaka(1001, ['http://x/licence', 401])]), 'noAccess'],
    ['a licence server that is down', shaka(6007, [shaka(1001, ['http://x/licence', 503])]), 'network'],
    ['a licence server that cannot be reached', shaka(6007, [shaka(1002)]), 'network'],
    ['a licence that has run out', shaka(6014), 'noAccess'],
    ['a browser without the key system', shaka(6001), 'notSupported'],
    ['a browser without the codec', shaka(4032), 'notSupported'],
    ['a manifest that cannot be read', shaka(4001), 'media'],
    ['a segment that cannot be decoded', shaka(3016), 'media'],
    ['an update of a manifest that cannot be parsed', unparsedUpdate(), 'media'],
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
  ['a segment that is missing', shaka(1001, ['http://x/seg', 404, '', {}, 1]), false],
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
    [
      'a segment of one quality, with another to take instead',
      shaka(1001, refused(1), recoverable),
      'recovered',
    ],
    ['a manifest that is refused', shaka(1001, refused(0), recoverable), 'retried'],
    ['a manifest without a network', shaka(1002, ['http://x/a', {}, 0], recoverable), 'retried'],
    ['a segment without a network, retried', shaka(1002, ['http://x/a', {}, 1], recoverable), 'recovered'],
    ['a manifest that is too slow', shaka(1003, ['http://x/a', 0], recoverable), 'retried'],
    ['a manifest that has become unreadable', shaka(4001, [], recoverable), 'retried'],
    ['an update of a manifest that cannot be parsed', unparsedUpdate(), 'retried'],
    ['a manifest that cannot be played', shaka(4032), 'reported'],
    ['a segment that cannot be decoded', shaka(3016), 'reported'],
    ['a decoder that recovered by itself', shaka(3016, [], recoverable), 'recovered'],
    ['a manifest that cannot be parsed, in an update of its own', new Error('x'), 'retried'],
    [
      'a plain error on which streaming has stopped',
      Object.assign(new Error('x'), { severity: 2 }),
      'reported',
    ],
    ['nothing at all', undefined, 'reported'],
  ])('%s', (_what, error, how) => {
    const done = isRecovered(error) ? 'recovered' : isRetryable(error) ? 'retried' : 'reported';
    expect(done).toBe(how);
  });
});
