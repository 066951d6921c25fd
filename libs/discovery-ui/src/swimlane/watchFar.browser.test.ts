// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeIntersections } from '../testing/fakeObserver.browser.ts';
import { watchFar } from './watchFar.browser.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A lane with a row that is 240 px high and was scrolled aside, and what was told of it. */
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

describe('a lane that is watched', () => {
  it('is far with the height that it had, and near again, each told once', async () => {
    const { told, look } = watched();
    await look(true);
    expect(told).toEqual([]);
    await look(false);
    await look(false);
    await look(true);
    await look(true);
    expect(told).toEqual([240, undefined]);
  });

  it('is never far while it has the focus', async () => {
    const { list, told, look } = watched();
    list.querySelector('a')?.focus();
    await look(false);
    expect(told).toEqual([]);
  });

  it('comes again as far aside as it was', async () => {
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

  it('stays where the keyboard is, should that be there before it comes again', async () => {
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

  it('is watched no more when that is over', () => {
    const { end, watched: all } = watched();
    expect(all()).toHaveLength(1);
    end();
    expect(all()).toEqual([]);
  });
});
