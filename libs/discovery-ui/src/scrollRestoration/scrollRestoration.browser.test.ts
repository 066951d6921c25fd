// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getSavedScroll } from './savedScroll.browser.ts';
import { saveScroll, restoreScroll } from './scrollRestoration.browser.ts';
import { historyEntryKey, storeScroll } from './scrollStorage.ts';

beforeEach(() => {
  vi.useFakeTimers();
  storeScroll(window.sessionStorage, historyEntryKey(window.history.state, '/'), {
    scrollY: 300,
    rails: [],
    element: { swimlaneId: 'a', index: 2, top: 100 },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'PAGE-62 after user input of type %s restoration stops and all listeners are removed',
  (move) => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
    const listened = vi.spyOn(document, 'addEventListener');
    restoreScroll(document);
    expect(scrolled).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event(move));
    vi.advanceTimersByTime(60_000);
    expect(scrolled).toHaveBeenCalledTimes(1);
    const isOver = ([, , options]: readonly unknown[]) =>
      (options as { readonly signal?: AbortSignal }).signal?.aborted;
    expect(listened.mock.calls.map(isOver)).toEqual([true, true, true, true]);
  },
);

it('a link outside all lanes gets its focus back, unless another element has focus', () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  document.body.innerHTML = '<button>Meny</button><a href="/watch/vod/isfront">Se nå</a>';
  const [button, link] = [document.querySelector('button'), document.querySelector('a')];
  const end = saveScroll(document);
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.focus();
  link?.click();
  link?.blur();
  restoreScroll(document);
  expect(document.activeElement).toBe(link);
  button?.focus();
  restoreScroll(document);
  expect(document.activeElement).toBe(button);
  end();
  document.body.replaceChildren();
});

it('PAGE-61 the first lane in view is saved', () => {
  const tops: Readonly<Record<string, number>> = { hero: -600, now: -100, films: 200, sports: 900 };
  document.body.innerHTML = Object.keys(tops)
    .map((id) => `<div data-lane="${id}"><a href="/film/${id}" data-impression="1">${id}</a></div>`)
    .join('');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const lane = this.closest<HTMLElement>('[data-lane]')?.dataset['lane'] ?? '';
    return new DOMRect(0, tops[lane], 400, 300);
  });
  const end = saveScroll(document);
  const link = document.querySelector<HTMLElement>('[href="/film/films"]');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  expect(getSavedScroll()).toMatchObject({ firstLane: 'now', element: { swimlaneId: 'films', top: 200 } });
  end();
  document.body.replaceChildren();
});
