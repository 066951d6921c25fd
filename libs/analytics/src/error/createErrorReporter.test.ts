import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanReportText, createErrorReporter, type ErrorReport } from './createErrorReporter.ts';

function setUp(options: { enabled?: boolean; percentage?: number; random?: number } = {}) {
  const sent: ErrorReport[] = [];
  const reporter = createErrorReporter({
    sink: { send: (report) => void sent.push(report) },
    enabled: options.enabled ?? true,
    percentage: options.percentage ?? 100,
    random: () => options.random ?? 0.5,
  });
  return { sent, reporter };
}

describe('createErrorReporter', () => {
  test('reports level, message and context', () => {
    const { sent, reporter } = setUp();
    reporter.error(new TypeError('x is not a function'), 'card.draw');
    reporter.warn('no channel', 'card.link');
    expect(sent).toEqual([
      { level: 'error', message: 'TypeError: x is not a function', context: 'card.draw' },
      { level: 'warning', message: 'no channel', context: 'card.link' },
    ]);
  });

  test('reports thrown values that are not errors', () => {
    const { sent, reporter } = setUp();
    reporter.error('plain words', 'a');
    reporter.error({ name: 'RequestError', message: 'status 500' }, 'b');
    reporter.error({ status: 418 }, 'c');
    reporter.error(undefined, 'd');
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    reporter.error(circular, 'e');
    expect(sent.map(({ message }) => message)).toEqual([
      'plain words',
      'RequestError: status 500',
      '{"status":418}',
      'undefined',
      'Unserializable error',
    ]);
  });

  test('ERR-16 truncates reports to 199 characters', () => {
    const { sent, reporter } = setUp();
    reporter.error(new Error('x'.repeat(300)), 'y'.repeat(300));
    expect(sent[0]?.message).toHaveLength(199);
    expect(sent[0]?.context).toHaveLength(199);
  });

  test('ERR-17 replaces strings of six or more digits and keeps shorter ones', () => {
    const { sent, reporter } = setUp();
    reporter.error(new Error('no asset 1234567890 for 123456 (status 404, code 12345)'), 'player');
    expect(sent[0]?.message).toBe('no asset {userId} for {userId} (status 404, code 12345)');
  });

  test('ERR-17 leaves no part of a digit string where it truncates', () => {
    expect(cleanReportText(`${'x'.repeat(195)}1234567890`)).toBe(`${'x'.repeat(195)}{use`);
  });

  test('ERR-16 ERR-17 leaves no long digit string and no unpaired surrogate, wherever it truncates', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constant('123456789'), fc.constant('🙏'), fc.string({ unit: 'binary' }))),
        (parts) => {
          const text = cleanReportText(parts.join(''));
          expect(text.length).toBeLessThanOrEqual(199);
          expect(text).not.toMatch(/\d{6,}/);
          expect(text.isWellFormed()).toBe(true);
        },
      ),
    );
  });

  test('ERR-18 ignores aborted requests', () => {
    const { sent, reporter } = setUp();
    reporter.error(new DOMException('The user aborted a request.', 'AbortError'), 'api');
    reporter.error({ name: 'AbortError', message: 'aborted' }, 'api');
    reporter.error(new Error('wrapped', { cause: new DOMException('', 'AbortError') }), 'api');
    expect(sent).toEqual([]);
  });

  test.each([
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'The Internet connection appears to be offline.',
  ])('ERR-19 ignores a lost network: %s', (message) => {
    const { sent, reporter } = setUp();
    reporter.error(new TypeError(message), 'api');
    reporter.error(new Error('wrapped', { cause: new TypeError(message) }), 'api');
    expect(sent).toEqual([]);
  });

  test.each([
    { name: 'AbortedError', message: 'Aborted' },
    { name: 'NetworkError', message: 'fetch failed' },
  ])('ERR-18 ERR-19 ignores API client errors named $name', (error) => {
    const { sent, reporter } = setUp();
    reporter.error(error, 'api');
    reporter.warn(`Progress was not saved: ${error.message}`, 'player.progress', error);
    expect(sent).toEqual([]);
  });

  test('ERR-18 ERR-19 ignores warnings about aborted requests and lost networks', () => {
    const { sent, reporter } = setUp();
    reporter.warn('Progress was not saved: Failed to fetch', 'player.progress');
    reporter.warn('Progress was not saved', 'player.progress', new DOMException('', 'AbortError'));
    reporter.warn('Progress was not saved: 500', 'player.progress', { name: 'RequestError', message: '500' });
    expect(sent.map(({ message }) => message)).toEqual(['Progress was not saved: 500']);
  });

  test('ERR-14 reports a chunk that fails to load', () => {
    const { sent, reporter } = setUp();
    const error = new TypeError('Failed to fetch dynamically imported module: /assets/page.js');
    reporter.error(error, 'chunk.load');
    expect(sent).toHaveLength(1);
  });

  test('reports other request failures', () => {
    const { sent, reporter } = setUp();
    reporter.error(new Error('Failed to make network request (500)'), 'api');
    expect(sent).toHaveLength(1);
  });

  test('reports from the configured share of sessions', () => {
    const excluded = setUp({ percentage: 20, random: 0.2 });
    excluded.reporter.error(new Error('a'), 'b');
    expect(excluded.sent).toEqual([]);
    const included = setUp({ percentage: 20, random: 0.19 });
    included.reporter.error(new Error('a'), 'b');
    expect(included.sent).toHaveLength(1);
  });

  test('reports nothing if disabled', () => {
    const { sent, reporter } = setUp({ enabled: false });
    reporter.error(new Error('a'), 'b');
    reporter.warn('a', 'b');
    expect(sent).toEqual([]);
  });

  test('never throws, even if the sink does', () => {
    const reporter = createErrorReporter({
      sink: {
        send: () => {
          throw new Error('the sink is gone');
        },
      },
      enabled: true,
      percentage: 100,
      random: () => 0,
    });
    expect(() => reporter.error(new Error('a'), 'b')).not.toThrow();
  });
});
