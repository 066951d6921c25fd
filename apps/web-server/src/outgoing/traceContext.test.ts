import { describe, expect, it } from 'vitest';
import { createTraceId } from './traceContext.ts';

describe('createTraceId', () => {
  it('returns different ids of 32 hex digits', () => {
    const ids = Array.from({ length: 1000 }, createTraceId);

    expect(new Set(ids).size).toBe(1000);
    expect(ids.filter((id) => !/^[\da-f]{32}$/.test(id))).toEqual([]);
  });
});
