import { describe, expect, it } from 'vitest';
import { garbleSegment } from './garbleSegment.ts';

describe('a garbled segment', () => {
  it('a garbled segment keeps its boxes and length, with undecodable video data', () => {
    const segment = Buffer.concat([Buffer.from('....moof....mdat'), Buffer.alloc(64, 7)]);
    const other = garbleSegment(segment);
    expect(other.subarray(0, 16)).toEqual(segment.subarray(0, 16));
    expect(other).toHaveLength(segment.length);
    expect(other.subarray(16)).not.toEqual(segment.subarray(16));
    expect(segment.subarray(16)).toEqual(Buffer.alloc(64, 7));
  });

  it('data without video is not garbled', () => {
    const text = Buffer.from('WEBVTT');
    expect(garbleSegment(text)).toBe(text);
  });
});
