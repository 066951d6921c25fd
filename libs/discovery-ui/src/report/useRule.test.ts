import { expect, it, vi } from 'vitest';
import { collectReports } from './useRule.ts';

it('collectReports returns the value, and sends its reports only on replay', () => {
  const error = new Error('galt');
  const found = collectReports((reporter) => {
    reporter.warn('rart', 'her');
    reporter.error(error, 'der');
    return 7;
  });
  const reporter = { warn: vi.fn(), error: vi.fn() };
  expect(found.value).toBe(7);
  found.replay(reporter);
  expect(reporter.warn).toHaveBeenCalledExactlyOnceWith('rart', 'her');
  expect(reporter.error).toHaveBeenCalledExactlyOnceWith(error, 'der');
});

it('collectReports reports nothing without reports', () => {
  const reporter = { warn: vi.fn(), error: vi.fn() };
  collectReports(() => 7).replay(reporter);
  expect(reporter.warn).not.toHaveBeenCalled();
  expect(reporter.error).not.toHaveBeenCalled();
});
