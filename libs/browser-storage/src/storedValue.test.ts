import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from './keyValueStorage.ts';
import { storedText, storedValue } from './storedValue.ts';

const volume = storedValue({
  key: 'volume',
  scope: 'device',
  schema: v.object({ level: v.pipe(v.number(), v.maxValue(1)), isMuted: v.optional(v.boolean(), false) }),
});

describe('stored value', () => {
  it('is written as JSON and read with the defaults of its schema', () => {
    const storage = createMemoryStorage();
    volume.write(storage, { level: 0.5 });
    expect(storage.getItem('volume')).toBe('{"level":0.5}');
    expect(volume.read(storage)).toEqual({ level: 0.5, isMuted: false });
  });

  it.each(['nonsense', '{"level":7}', 'null', ''])('is undefined for an invalid entry: %s', (stored) => {
    expect(volume.read(createMemoryStorage({ volume: stored }))).toBeUndefined();
  });

  it('is undefined if it was never written, cleared, or storage is blocked', () => {
    const storage = createMemoryStorage({ volume: '{"level":1}' });
    volume.clear(storage);
    expect(volume.read(storage)).toBeUndefined();
    const getItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(volume.read({ getItem })).toBeUndefined();
  });
});

describe('stored text', () => {
  it('is written and read as it is', () => {
    const id = storedText({ key: 'id', scope: 'tab' });
    const storage = createMemoryStorage();
    expect(id.read(storage)).toBeUndefined();
    id.write(storage, '0123');
    expect(storage.getItem('id')).toBe('0123');
    expect(id.read(storage)).toBe('0123');
    id.clear(storage);
    expect(id.read(storage)).toBeUndefined();
  });
});
