import { describe, expect, it } from 'vitest';
import { formatClockTime } from '@tv/time';
import { createTimeline } from '../grid/timeline.ts';
import { initialRequests, requestsForViewport } from './useGuideRequests.ts';

const at = (time: string): number => Date.parse(`2026-11-22T${time}:00+01:00`);
const timeline = createTimeline('2026-11-22');
const described = (requests: ReturnType<typeof initialRequests>) =>
  requests.map(
    ({ date, page, from = 0, to = 0 }) => `${date} ${page} ${formatClockTime(from)}–${formatClockTime(to)}`,
  );

describe('requests of the guide', () => {
  it('guide requests cover the first channels for the length of a screen at first', () => {
    expect(described(initialRequests(timeline, at('18:30')))).toEqual([
      '2026-11-22 1 16:00–20:00',
      '2026-11-22 1 20:00–00:00',
    ]);
  });

  it('guide requests cover the viewport and the prefetch margin', () => {
    const view = { firstRow: 8, lastRow: 17, from: at('18:30'), to: at('23:00') };
    expect(described(requestsForViewport(timeline, view, 40))).toEqual([
      '2026-11-22 1 16:00–20:00',
      '2026-11-22 1 20:00–00:00',
      '2026-11-23 1 00:00–04:00',
      '2026-11-22 2 16:00–20:00',
      '2026-11-22 2 20:00–00:00',
      '2026-11-23 2 00:00–04:00',
    ]);
  });

  it('guide requests do not grow with the guide: 800 channels need as many as 40', () => {
    const view = { firstRow: 300, lastRow: 312, from: at('18:30'), to: at('23:00') };
    expect(requestsForViewport(timeline, view, 800).length).toBeLessThanOrEqual(9);
  });

  it('guide requests include the part of the focused cell once, wherever it is', () => {
    const view = { firstRow: 0, lastRow: 3, from: at('09:00'), to: at('10:00') };
    const far = requestsForViewport(timeline, { ...view, focus: { row: 30, instant: at('21:00') } }, 40);
    expect(described(far).at(-1)).toBe('2026-11-22 3 20:00–00:00');
    const near = requestsForViewport(timeline, { ...view, focus: { row: 1, instant: at('09:30') } }, 40);
    expect(near).toEqual(requestsForViewport(timeline, view, 40));
  });

  it('guide requests end at the end of the guide', () => {
    const view = { firstRow: 0, lastRow: 3, from: timeline.end - 60_000, to: timeline.end + 60_000 };
    expect(described(requestsForViewport(timeline, view, 4))).toEqual(['2026-11-29 1 20:00–00:00']);
  });
});
