// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferAppScripts } from './deferAppScripts.browser.ts';

/** Callback of the last paint observer. */
let reportPaint: ((entries: readonly string[]) => void) | undefined;

class FakePaintObserver {
  static supportedEntryTypes = ['paint'];
  constructor(callback: PerformanceObserverCallback) {
    reportPaint = (entries) => {
      const list = { getEntriesByName: (name: string) => entries.filter((entry) => entry === name) };
      callback(list as unknown as PerformanceObserverEntryList, this as unknown as PerformanceObserver);
    };
  }
  observe() {
    return undefined;
  }
  disconnect() {
    reportPaint = undefined;
  }
}

const PICTURE = '<img fetchpriority="high" src="/picture" />';
const frame = 1000 / 60;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  vi.stubGlobal('PerformanceObserver', FakePaintObserver);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens a server-rendered page after its inline script has run. */
function open(content: string, { isUrgent = false, isHidden = false } = {}) {
  document.head.innerHTML = '<link data-href="/part.js"><script type="module" data-src="/app.js"></script>';
  document.body.innerHTML = `<div id="root">${content}</div>`;
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  const picture = document.querySelector('img');
  if (picture) vi.spyOn(picture, 'complete', 'get').mockReturnValue(false);
  deferAppScripts(window, isUrgent);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return picture;
}

const fetched = () => [
  document.querySelector('link[rel="modulepreload"]')?.getAttribute('href'),
  document.querySelector('script')?.getAttribute('src'),
];
const nothing = [undefined, null];
const all = ['/part.js', '/app.js'];
/** Which pictures may load; undefined for all. */
const pictures = () => document.documentElement.dataset['pictures'];

const paint = () => reportPaint?.(['first-paint', 'first-contentful-paint']);
const twoFrames = () => vi.advanceTimersByTime(2 * frame + 1);

describe('deferAppScripts', () => {
  it.each(['load', 'error'])('loads the scripts after the first picture is painted (%s)', (event) => {
    const picture = open(PICTURE);
    paint();
    twoFrames();
    expect(fetched()).toEqual(nothing);
    picture?.dispatchEvent(new Event(event));
    expect(fetched()).toEqual(nothing);
    paint();
    twoFrames();
    expect(fetched()).toEqual(all);
  });

  it('waits for text when there is no picture, and not only for a background', () => {
    open('<h1>Vilkår</h1>');
    twoFrames();
    reportPaint?.(['first-paint']);
    twoFrames();
    expect(fetched()).toEqual(nothing);
    paint();
    twoFrames();
    expect(fetched()).toEqual(all);
  });

  it('does not wait for the paint when the browser does not report it', () => {
    vi.spyOn(FakePaintObserver, 'supportedEntryTypes', 'get').mockReturnValue([]);
    open('<h1>Vilkår</h1>');
    twoFrames();
    expect(fetched()).toEqual(all);
  });

  it.each([
    ['a key press', () => new KeyboardEvent('keydown', { key: 'Tab' })],
    ['a pointer press', () => new MouseEvent('pointerdown')],
  ])('loads the scripts at once on %s', (_name, event) => {
    open(PICTURE);
    expect(fetched()).toEqual(nothing);
    window.dispatchEvent(event());
    expect(fetched()).toEqual(all);
  });

  it.each([{ isUrgent: true }, { isHidden: true }])('loads the scripts at once: %j', (options) => {
    open(PICTURE, options);
    expect(fetched()).toEqual(all);
  });

  it('loads the scripts at once on a page of placeholders', () => {
    open('<main><p role="status">Laster</p></main>');
    expect(fetched()).toEqual(all);
  });

  it('delays small pictures as long as the scripts', () => {
    const picture = open(PICTURE);
    expect(pictures()).toBe('first');
    picture?.dispatchEvent(new Event('load'));
    paint();
    expect(pictures()).toBe('first');
    twoFrames();
    expect(pictures()).toBeUndefined();
  });

  it('waits at most 3 s for a picture', () => {
    open(PICTURE);
    vi.advanceTimersByTime(2999);
    expect(fetched()).toEqual(nothing);
    vi.advanceTimersByTime(1);
    expect(fetched()).toEqual(all);
  });
});
