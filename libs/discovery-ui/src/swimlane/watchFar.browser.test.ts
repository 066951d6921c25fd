// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeIntersections } from '../testing/fakeObserver.browser.ts';
import { watchFar } from './watchFar.browser.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A lane with a rail 240 px high and scrolled sideways, and its reports. */
function watched() {
  const screen = fakeIntersections();
  document.body.innerHTML = '<div data-lane="a"><div><ul><li><a href="/">Film</a></li></ul></div></div>';
  const list = document.querySelector<HTMLElement>('[data-lane] > div') ?? document.body;
  Object.defineProperty(list, 'offsetHeight', { value: 240 });
  const scrolled: (number | undefined)[] = [];
  HTMLElement.prototype.scrollTo = (to?: number | ScrollToOptions) =>
    void scrolled.push(typeof to === 'object' ? to.left : to);
  const told: (number | undefined)[] = [];
  const end = watchFar(list, (height) => void told.push(height));
  const look = (isNear: boolean) => {
    const lane = list.parentElement ?? list;
    return isNear ? screen.comesNear(lane) : screen.goesAway(lane);
  };
  return { list, told, scrolled, look, end, watched: screen.watched };
}

describe('unmountWhenFar', () => {
  it('reports the height when far, and when near again, each once', async () => {
    const { told, look } = watched();
    await look(true);
    expect(told).toEqual([]);
    await look(false);
    await look(false);
    await look(true);
    await look(true);
    expect(told).toEqual([240, undefined]);
  });

  it('never reports a focused lane as far', async () => {
    const { list, told, look } = watched();
    list.querySelector('a')?.focus();
    await look(false);
    expect(told).toEqual([]);
  });

  it('restores the horizontal scroll position', async () => {
    const { list, scrolled, look } = watched();
    const row = list.querySelector('ul');
    if (row) row.scrollLeft = 700;
    await look(false);
    list.replaceChildren();
    await look(true);
    list.append(document.createElement('ul'));
    await Promise.resolve();
    expect(scrolled).toEqual([700]);
    list.append(document.createElement('p'));
    await Promise.resolve();
    expect(scrolled).toEqual([700]);
  });

  it('does not restore the scroll position of a lane that has focus', async () => {
    const { list, scrolled, look } = watched();
    const row = list.querySelector('ul');
    if (row) row.scrollLeft = 700;
    await look(false);
    await look(true);
    list.querySelector('a')?.focus();
    list.append(document.createElement('p'));
    await Promise.resolve();
    expect(scrolled).toEqual([]);
  });

  it('reports nothing after unsubscribing', () => {
    const { end, watched: all } = watched();
    expect(all()).toHaveLength(1);
    end();
    expect(all()).toEqual([]);
  });
});
