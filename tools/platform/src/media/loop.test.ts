import { describe, expect, it } from 'vitest';
import { loadLoop } from './loop.ts';

/** Returns the MP4 boxes by name, containers included. */
function boxes(bytes: Buffer): Map<string, Buffer[]> {
  const found = new Map<string, Buffer[]>();
  const containers = new Set(['moov', 'trak', 'mdia', 'moof', 'traf']);
  const walk = (part: Buffer) => {
    for (let at = 0; at + 8 <= part.length;) {
      const size = part.readUInt32BE(at);
      const name = part.toString('latin1', at + 4, at + 8);
      const body = part.subarray(at + 8, at + size);
      found.set(name, [...(found.get(name) ?? []), body]);
      if (containers.has(name)) walk(body);
      at += size;
    }
  };
  walk(bytes);
  return found;
}

function first(found: Map<string, Buffer[]>, name: string): Buffer {
  const body = found.get(name)?.[0];
  if (!body) throw new Error(`no ${name}`);
  return body;
}

/** Ticks per second, from the media header. */
function timescale(init: Buffer): number {
  const header = first(boxes(init), 'mdhd');
  return header.readUInt32BE(header[0] === 1 ? 20 : 12);
}

/** Returns the start and duration of a segment in ticks, from its fragments. */
function timing(segment: Buffer): { start: number; length: number } {
  const found = boxes(segment);
  const decodeTime = first(found, 'tfdt');
  const start = decodeTime[0] === 1 ? Number(decodeTime.readBigUInt64BE(4)) : decodeTime.readUInt32BE(4);
  const defaults = first(found, 'tfhd');
  const flags = defaults.readUInt32BE(0) & 0xffffff;
  const at = 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0);
  const defaultDuration = flags & 8 ? defaults.readUInt32BE(at) : 0;
  let length = 0;
  for (const run of found.get('trun') ?? []) {
    const has = run.readUInt32BE(0) & 0xffffff;
    const count = run.readUInt32BE(4);
    const entry = [0x100, 0x200, 0x400, 0x800].filter((bit) => has & bit).length * 4;
    const begin = 8 + (has & 1 ? 4 : 0) + (has & 4 ? 4 : 0);
    for (let n = 0; n < count; n += 1)
      length += has & 0x100 ? run.readUInt32BE(begin + n * entry) : defaultDuration;
  }
  return { start, length };
}

const loop = await loadLoop();
const { description } = loop;
const names = Object.keys(description.clear);

describe.each(['clear', 'cenc'] as const)('the committed loop, %s', (protection) => {
  it('the loop has three renditions and two languages', () => {
    expect(Object.keys(description[protection])).toEqual([
      'video-360p',
      'video-540p',
      'video-720p',
      'audio-nb',
      'audio-en',
    ]);
  });

  it.each(names)('%s: segment boundaries match the manifest, so that loop turns are contiguous', (name) => {
    const scale = timescale(loop.init(protection, name) ?? Buffer.alloc(0));
    for (let number = 0; number < description.segmentCount; number += 1) {
      const { start, length } = timing(loop.segment(protection, name, number) ?? Buffer.alloc(0));
      expect([start / scale, length / scale]).toEqual([
        expect.closeTo((number * description.segmentMs) / 1000, 6),
        expect.closeTo(description.segmentMs / 1000, 6),
      ]);
    }
    expect(loop.segment(protection, name, description.segmentCount)).toBeUndefined();
  });
});

it('the loop is encrypted only where described', () => {
  for (const name of names) {
    expect(boxes(loop.segment('cenc', name, 0) ?? Buffer.alloc(0)).has('senc')).toBe(true);
    expect(boxes(loop.segment('clear', name, 0) ?? Buffer.alloc(0)).has('senc')).toBe(false);
  }
});
