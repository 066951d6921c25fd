import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from './readJson.ts';

test('null is omitted from objects and arrays', () => {
  expect(readJson('{"a":null,"b":[null,1,{"c":null}],"d":false,"e":""}')).toEqual({
    b: [1, {}],
    d: false,
    e: '',
  });
  expect(readJson('null')).toBeUndefined();
});

test('a string cut inside an emoji is repaired at any depth', () => {
  expect(readJson(String.raw`{"title":"Jul \ud83c","list":["\udf84"],"\ud83c":"key"}`)).toEqual({
    title: 'Jul \uFFFD',
    list: ['\uFFFD'],
    '\uFFFD': 'key',
  });
  expect(readJson(String.raw`"\ud83c\udf84"`)).toBe('🎄');
});

test('a text cut inside an emoji is well-formed', () => {
  const read = readJson(JSON.stringify(`${'a'.repeat(19_999)}🎄`));
  expect(read).toBe(`${'a'.repeat(19_999)}\uFFFD`);
});

test('a key __proto__ is omitted, and changes no prototype', () => {
  const read = readJson('{"__proto__":{"isAdmin":true},"title":"Jul"}');
  expect(read).toEqual({ title: 'Jul' });
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});

test('any JSON is read as well-formed data without null', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const read = JSON.stringify(readJson(JSON.stringify(value)) ?? '');
      expect(read).not.toMatch(/\\ud[89a-f]/);
      expect(JSON.parse(read, (_key, one: unknown) => one ?? fail())).toBeDefined();
    }),
  );
});

function fail(): never {
  throw new Error('A null');
}

test.each([
  ['lists', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['objects', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
])('%s nested 10,000 deep are read up to the depth limit', (_what, text) => {
  expect(JSON.stringify(readJson(text)).length).toBeLessThan(1000);
});

test('a list of 100,000 items and a text of a million characters are cut', () => {
  const text = JSON.stringify({
    list: Array.from({ length: 100_000 }, () => 1),
    text: 'a'.repeat(1_000_000),
  });
  const { list, text: cut } = readJson(text) as { readonly list: readonly number[]; readonly text: string };
  expect([list.length, cut.length]).toEqual([1000, 20_000]);
});

test.each([
  ['texts', { text: 'a'.repeat(10_000) }, 200],
  ['keys', { ['a'.repeat(9_999)]: 1 }, 200],
  ['numbers', Array.from({ length: 1000 }, () => 1), 1998],
])('%s beyond two million characters are dropped', (_what, item, count) => {
  const lists = Array.from({ length: 20 }, () => Array.from({ length: 500 }, () => item));
  const read = readJson(JSON.stringify(lists)) as readonly (readonly unknown[])[];
  const complete = read.flat().filter((entry) => JSON.stringify(entry) === JSON.stringify(item));
  expect(Math.abs(complete.length - count)).toBeLessThan(5);
});

test('invalid JSON throws', () => {
  expect(() => readJson('<html>')).toThrow(SyntaxError);
});
