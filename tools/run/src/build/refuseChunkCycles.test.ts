import { describe, expect, it } from 'vitest';
import { findCycle } from './refuseChunkCycles.ts';

describe('findCycle', () => {
  it.each<[string, Record<string, readonly string[]>, readonly string[] | undefined]>([
    ['a tree', { entry: ['a', 'b'], a: ['c'], b: ['c'], c: [] }, undefined],
    ['two chunks', { entry: ['a'], a: ['b'], b: ['a'] }, ['a', 'b', 'a']],
    ['a longer way', { x: [], entry: ['x', 'a'], a: ['b'], b: ['c'], c: ['x', 'a'] }, ['a', 'b', 'c', 'a']],
    ['itself', { a: ['a'] }, ['a', 'a']],
  ])('%s', (_what, imports, expected) => {
    expect(findCycle(new Map(Object.entries(imports)))).toEqual(expected);
  });
});
