// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeIntersectionObserver } from '../../testing/fakeIntersectionObserver.browser.ts';
import { unmountWhenFar } from './unmountWhenFar.browser.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Creates a lane with a rail 240.36 px high and scrolled sideways, and its reports. */
function setUp() {
  const screen = fakeIntersectionObserver();
  document.body.innerHTML = '<div data-lane="a"><div><ul><li><a href="/">Film</a></li></ul></div></div>';
  const list = document.querySelector<HTMLElement>('[data-lane] > div') ?? document.body;
  const measure = vi.fn(() => new DOMRect(0, 0, 400, 240.36));
  list.getBoundingClientRect = measure;
  const scrolled: (number | undefined)[] = [];
  HTMLElement.prototype.scrollTo = (to?: number | ScrollToOptions) =>
    void scrolled.push(typeof to === 'object' ? to.left : to);
  const reports: (number | undefined)[] = [];
  const unsubscribe = unmountWhenFar(list, (height) => void reports.push(height));
  const intersect = (isNear: boolean) => {
    const lane = list.parentElement ?? list;
    return isNear ? screen.enterMargin(lane) : screen.leaveMargin(lane);
  };
  return { list, measure, reports, scrolled, intersect, unsubscribe, watched: screen.observedElements };
}

describe('unmountWhenFar', () => {
  it('unmountWhenFar reports the height when far, and when near again, each once', async () => {
    const { reports, intersect } = setUp();
    await intersect(true);
    expect(reports).toEqual([]);
    await intersect(false);
    await intersect(false);
    await intersect(true);
    await intersect(true);
    expect(reports).toEqual([240.36, undefined]);
  });

  it('unmountWhenFar measures a lane only when it becomes far, because measuring forces a layout', async () => {
    const { measure, intersect } = setUp();
    await intersect(true);
    expect(measure).not.toHaveBeenCalled();
    await intersect(false);
    await intersect(true);
    expect(measure).toHaveBeenCalledOnce();
  });

  it('unmountWhenFar never reports a focused lane as far', async () => {
    const { list, reports, intersect } = setUp();
    list.querySelector('a')?.focus();
    await intersect(false);
    expect(reports).toEqual([]);
  });

  it('unmountWhenFar restores the horizontal scroll position', async () => {
    const { list, scrolled, intersect } = setUp();
    const row = list.querySelector('ul');
    if (row) row.scrollLeft = 700;
    await intersect(false);
    list.replaceChildren();
    await intersect(true);
    list.append(document.createElement('ul'));
    await Promise.resolve();
    expect(scrolled).toEqual([700]);
    list.append(document.createElement('p'));
    await Promise.resolve();
    expect(scrolled).toEqual([700]);
  });

  it('unmountWhenFar does not restore the scroll position of a lane that has focus', async () => {
    const { list, scrolled, intersect } = setUp();
    const row = list.querySelector('ul');
    if (row) row.scrollLeft = 700;
    await intersect(false);
    await intersect(true);
    list.querySelector('a')?.focus();
    list.append(document.createElement('p'));
    await Promise.resolve();
    expect(scrolled).toEqual([]);
  });

  it('unmountWhenFar reports nothing after unsubscribing', () => {
    const { unsubscribe, watched: all } = setUp();
    expect(all()).toHaveLength(1);
    unsubscribe();
    expect(all()).toEqual([]);
  });
});
