import { expect, it, vi } from 'vitest';
import { collectReports } from './collectReports.ts';

it('gives what the rule gave, and its reports only when they are replayed', () => {
  const error = new Error('galt');
  const found = collectReports((reporter) => {
    reporter.warn('rart', 'her');
    reporter.error(error, 'der');
    return 7;
  });
  const reporter = { warn: vi.fn(), error: vi.fn() };
  expect(found.value).toBe(7);
  found.replay?.(reporter);
  expect(reporter.warn).toHaveBeenCalledExactlyOnceWith('rart', 'her');
  expect(reporter.error).toHaveBeenCalledExactlyOnceWith(error, 'der');
});

it('has nothing to replay when the rule was content', () => {
  expect(collectReports(() => 7).replay).toBeUndefined();
});
