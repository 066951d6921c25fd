import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPlayMode, getResumeTime, steppedVolume, streamTime } from './streamTime.ts';
import type { MediaTime } from './streamTime.ts';

const film: MediaTime = {
  currentTime: 61,
  seekStart: 0,
  seekEnd: 5400,
  isLive: false,
  epochOfZero: undefined,
};
const channel: MediaTime = {
  currentTime: 107_170,
  seekStart: 100_000,
  seekEnd: 107_200,
  isLive: true,
  epochOfZero: 0,
};

describe('stream time', () => {
  it('the stream time counts a film from its start', () => {
    expect(streamTime(film, 30)).toEqual({
      playMode: 'ondemand',
      position: 61,
      duration: 5400,
      absolutePosition: undefined,
      isAtLiveEdge: false,
    });
  });

  it('the stream time counts a channel from the start of its window, with the time of day', () => {
    expect(streamTime(channel, 30)).toEqual({
      playMode: 'liveTimeShift',
      position: 7170,
      duration: 7200,
      absolutePosition: 107_170_000,
      isAtLiveEdge: true,
    });
  });

  it('PLAY-26 the configured live buffer decides what counts as live', () => {
    const behind = { ...channel, currentTime: channel.seekEnd - 31 };
    expect(streamTime(behind, 30).isAtLiveEdge).toBe(false);
    expect(streamTime(behind, 40).isAtLiveEdge).toBe(true);
  });

  it('the stream time is clamped to the stream', () => {
    const seconds = fc.double({ min: 0, max: 2e9, noNaN: true });
    fc.assert(
      fc.property(seconds, seconds, seconds, fc.boolean(), (currentTime, a, b, isLive) => {
        const { position, duration } = streamTime(
          { currentTime, seekStart: Math.min(a, b), seekEnd: Math.max(a, b), isLive, epochOfZero: undefined },
          30,
        );
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(duration);
      }),
    );
  });

  it('a window of less than two minutes has no time shift', () => {
    expect(getPlayMode({ ...channel, seekStart: channel.seekEnd - 119 })).toBe('live');
    expect(getPlayMode({ ...channel, seekStart: channel.seekEnd - 120 })).toBe('liveTimeShift');
  });
});

describe('getResumeTime', () => {
  it('moves a position that fell out of the window to its start', () => {
    expect(getResumeTime({ ...channel, currentTime: 99_000 })).toBe(100_005);
    expect(getResumeTime({ ...channel, currentTime: 100_004 })).toBe(100_005);
  });

  it('keeps a position inside the window, and any position of a film', () => {
    expect(getResumeTime(channel)).toBeUndefined();
    expect(getResumeTime({ ...film, currentTime: 0 })).toBeUndefined();
  });

  it('PLAY-02 does not skip the first seconds of a running programme', () => {
    expect(getResumeTime({ ...channel, seekStart: 0, seekEnd: 1800, currentTime: 0 })).toBeUndefined();
  });
});

describe('volume', () => {
  it('PLAY-25 volume is between 0 and 1 in steps of 0.01', () => {
    fc.assert(
      fc.property(fc.double(), (volume) => {
        const stepped = steppedVolume(volume);
        expect(stepped).toBeGreaterThanOrEqual(0);
        expect(stepped).toBeLessThanOrEqual(1);
        expect(Math.round(stepped * 100) / 100).toBe(stepped);
      }),
    );
    expect(steppedVolume(0.504)).toBe(0.5);
    expect(steppedVolume(0.505)).toBe(0.51);
  });
});
