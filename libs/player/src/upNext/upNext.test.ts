import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActivityMonitor } from '../inactivity/activityMonitor.ts';
import { findSkippable } from './SkipButton.tsx';
import { findNextEpisode, hasReachedEnd, resolveUpNextOffer } from './useUpNextOffer.ts';

describe('PLAY-28 next episode', () => {
  const next = { id: 'e2', title: 'S1:E2 Loggboken', image: { url: 'https://media.test/e2' } };

  it.each([
    ['the linked one, with texts from watchNext', { nextEpisode: { id: 'e2' } }, next, 'e2', next.title],
    [
      'the linked one, without texts if watchNext differs',
      { nextEpisode: { id: 'e3' } },
      next,
      'e3',
      undefined,
    ],
    ['watchNext, without a link', {}, next, 'e2', next.title],
    ['undefined after the last episode', {}, undefined, undefined, undefined],
    ['never the title itself', { nextEpisode: { id: 'e1' } }, undefined, undefined, undefined],
  ])('the next episode is %s', (_what, links, watchNext, id, title) => {
    const found = findNextEpisode({ id: 'e1', links, watchNext });
    expect(found?.id).toBe(id);
    expect(found?.title).toBe(title);
  });

  it.each([
    ['ready', 99, 100, false],
    ['ready', 100, 100, true],
    ['ready', 5000, undefined, false],
    ['ended', 0, undefined, true],
    ['loading', 200, 100, false],
    ['failed', 200, 100, false],
  ] as const)(
    'with the phase %s at second %i and credits from %s, the end is reached: %s',
    (phase, position, credits, expected) => {
      expect(hasReachedEnd({ phase, position }, credits)).toBe(expected);
    },
  );

  it.each([
    [{ hasReachedEnd: false, hasEnded: false, isDeclined: false, isUserActive: true }, 'none'],
    [{ hasReachedEnd: true, hasEnded: false, isDeclined: false, isUserActive: true }, 'countdown'],
    [{ hasReachedEnd: true, hasEnded: true, isDeclined: false, isUserActive: true }, 'countdown'],
    [{ hasReachedEnd: true, hasEnded: true, isDeclined: true, isUserActive: true }, 'button'],
    [{ hasReachedEnd: true, hasEnded: false, isDeclined: false, isUserActive: false }, 'button'],
    [{ hasReachedEnd: true, hasEnded: true, isDeclined: false, isUserActive: false }, 'question'],
    [{ hasReachedEnd: true, hasEnded: true, isDeclined: true, isUserActive: false }, 'button'],
  ] as const)('with %j the offer is %s', (at, offer) => {
    expect(resolveUpNextOffer(at)).toBe(offer);
  });
});

describe('activity monitor', () => {
  it('the user counts as inactive after three autoplayed episodes', () => {
    const monitor = createActivityMonitor({ now: () => 0 });
    monitor.recordAutoplay();
    monitor.recordAutoplay();
    expect(monitor.isUserActive()).toBe(true);
    monitor.recordAutoplay();
    expect(monitor.isUserActive()).toBe(false);
    monitor.recordActivity();
    expect(monitor.isUserActive()).toBe(true);
  });

  it('the user counts as inactive after four hours without input', () => {
    let now = 0;
    const monitor = createActivityMonitor({ now: () => now });
    now = 4 * 3_600_000 - 1;
    expect(monitor.isUserActive()).toBe(true);
    now += 1;
    expect(monitor.isUserActive()).toBe(false);
    monitor.recordActivity();
    expect(monitor.remainingMs()).toBe(4 * 3_600_000);
  });
});

describe('PLAY-23 skippable segments', () => {
  const points = [
    { start: 15, end: 60 },
    { start: 100, end: 104 },
  ];

  it.each([
    [14.9, undefined],
    [15, 0],
    [24.9, 0],
    [25, undefined],
    [100, 1],
    [104, undefined],
  ])('at second %d the skippable interaction point has index %s', (position, index) => {
    expect(findSkippable(points, position)).toBe(index === undefined ? undefined : points[index]);
  });

  it('a skippable interaction point is not over and started less than ten seconds ago', () => {
    const seconds = fc.double({ min: 0, max: 10_000, noNaN: true });
    const point = fc.record({ start: seconds, end: seconds });
    fc.assert(
      fc.property(fc.array(point), seconds, (any, position) => {
        const found = findSkippable(any, position);
        const fits = any.filter(
          ({ start, end }) => start <= position && position < end && position - start < 10,
        );
        expect(found === undefined).toBe(fits.length === 0);
        if (found) expect(fits).toContain(found);
      }),
    );
  });
});
