import { vi } from 'vitest';
import { openDialogs } from './openDialogs.ts';

/** The address that a document of jsdom has, without a path. */
export const ORIGIN = window.location.origin;

declare global {
  /** The document's maker, which the test environment leaves here. */
  var jsdom: {
    readonly virtualConsole: {
      removeAllListeners(event: 'jsdomError'): unknown;
      on(event: 'jsdomError', listener: (error: Error & { readonly type?: string }) => void): unknown;
    };
  };
}

const ignore = () => undefined;

/** So many turns of the machine an app takes at most to ask, to be answered and to draw what follows. */
const TURNS = 20;

/** That it cannot leave the page is known here; what else goes wrong in it belongs to the test. */
globalThis.jsdom.virtualConsole.removeAllListeners('jsdomError');
globalThis.jsdom.virtualConsole.on('jsdomError', (error) => {
  if (error.type !== 'not-implemented') console.error(error);
});

/** The window's address, as a page may read it; where the page is sent is written down and goes no further. */
class RecordingLocation {
  readonly #real = window.location;
  readonly #moves: string[];
  constructor(moves: string[]) {
    this.#moves = moves;
  }
  get href() {
    return this.#real.href;
  }
  get origin() {
    return this.#real.origin;
  }
  get protocol() {
    return this.#real.protocol;
  }
  get host() {
    return this.#real.host;
  }
  get hostname() {
    return this.#real.hostname;
  }
  get port() {
    return this.#real.port;
  }
  get pathname() {
    return this.#real.pathname;
  }
  get search() {
    return this.#real.search;
  }
  get hash() {
    return this.#real.hash;
  }
  assign(url: string | URL) {
    this.#moves.push(`assign ${String(url)}`);
  }
  replace(url: string | URL) {
    this.#moves.push(`replace ${String(url)}`);
  }
  reload() {
    this.#moves.push('reload');
  }
}

/** How the observers of a page are told what is in view. */
interface Views {
  readonly show: (target: Element, isIntersecting: boolean) => void;
}

/**
 * Observers see everything that they look ahead for at once, and what is to be in view as well unless that is the
 * test's to say: a document without a screen has no layout to observe.
 */
function fakeViews(isInView: boolean): Views {
  const observers = new Set<FakeObserver>();
  class FakeObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin: string;
    readonly scrollMargin = '';
    readonly thresholds: readonly number[] = [];
    readonly targets = new Set<Element>();
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
      this.#tell = tell;
      this.rootMargin = rootMargin;
      observers.add(this);
    }
    observe(target: Element) {
      this.targets.add(target);
      if (isInView || this.rootMargin !== '') setTimeout(() => this.see(target, true));
    }
    unobserve(target: Element) {
      this.targets.delete(target);
    }
    disconnect() {
      this.targets.clear();
      observers.delete(this);
    }
    takeRecords() {
      return [];
    }
    see(target: Element, isIntersecting: boolean) {
      const entry = { target, isIntersecting } as IntersectionObserverEntry;
      if (this.targets.has(target)) this.#tell([entry], this);
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return {
    show(target, isIntersecting) {
      for (const observer of [...observers]) {
        if (observer.rootMargin === '') observer.see(target, isIntersecting);
      }
    },
  };
}

/** Listeners that are put on the window or the document, so that no app of an earlier test hears what is meant for the next. */
function recordListeners(): () => void {
  const endings: (() => void)[] = [];
  const record = (target: Window | Document) => {
    const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
    const remove = target.removeEventListener.bind(target) as EventTarget['removeEventListener'];
    return (...[type, listener, options]: Parameters<EventTarget['addEventListener']>) => {
      endings.push(() => remove(type, listener, options));
      add(type, listener, options);
    };
  };
  const onWindow = record(window);
  const onDocument = record(document);
  vi.stubGlobal('addEventListener', onWindow);
  vi.spyOn(document, 'addEventListener').mockImplementation(onDocument);
  return () => endings.forEach((end) => end());
}

/** Media that begin and stop when they are told to, and are where a test says (`currentTime`). */
function fakeMedia() {
  const setPaused = (media: HTMLMediaElement, paused: boolean) => {
    if (media.paused === paused) return;
    Object.defineProperty(media, 'paused', { value: paused, configurable: true });
    media.dispatchEvent(new Event(paused ? 'pause' : 'play'));
  };
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    setPaused(this, false);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    setPaused(this, true);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(ignore);
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  const times = new WeakMap<HTMLMediaElement, number>();
  vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'get').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    return times.get(this) ?? 0;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'set').mockImplementation(function (
    this: HTMLMediaElement,
    seconds,
  ) {
    times.set(this, seconds);
    this.dispatchEvent(new Event('timeupdate'));
  });
  // Every browser can Clear Key; the systems that cost licences are not played here.
  Object.defineProperty(navigator, 'requestMediaKeySystemAccess', {
    configurable: true,
    value: (system: string) =>
      system === 'org.w3.clearkey' ? Promise.resolve({}) : Promise.reject(new Error('Not supported')),
  });
}

export interface FakeBrowserOptions {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The window around the page, where it is in a frame. */
  readonly parent?: Pick<Window, 'postMessage'> | undefined;
  /** Whether all of the page is in view. */
  readonly isInView: boolean;
}

/** What a test sees of the browser around the app. */
export interface FakeBrowser {
  /** Where the page was sent, oldest first: `assign https://id.test/device`, `replace /logout/success`, `reload`. */
  readonly moves: readonly string[];
  /** What the page told its console, oldest first: `warn: [image.load] …`. */
  readonly said: readonly string[];
  /** Lets time pass, with all that falls due in it, and what follows from that at once. @param ms milliseconds */
  readonly pass: (ms: number) => Promise<void>;
  /** From now on time only passes when it is let pass. */
  readonly holdTime: () => void;
  /** Lets an element come into view, or leave it. */
  readonly show: Views['show'];
  readonly close: () => void;
}

/**
 * What jsdom lacks of a browser: a screen, media, a window that can leave, time in the test's hands. Time goes on by
 * itself as it does outside, and can be let pass at once.
 */
export function fakeBrowser({ now, parent, isInView }: FakeBrowserOptions): FakeBrowser {
  const moves: string[] = [];
  const said: string[] = [];
  vi.useFakeTimers({
    now,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  vi.stubGlobal('location', new RecordingLocation(moves));
  if (parent) vi.stubGlobal('parent', parent);
  vi.stubGlobal('scrollTo', ignore);
  Element.prototype.scrollIntoView = ignore;
  vi.stubGlobal('stop', ignore);
  const { show } = fakeViews(isInView);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = ignore;
      unobserve = ignore;
      disconnect = ignore;
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: ignore,
    removeEventListener: ignore,
  }));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  fakeMedia();
  openDialogs();
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void said.push(`${level}: ${words.join(' ')}`));
  }
  const endListeners = recordListeners();
  return {
    moves,
    said,
    show,
    holdTime: () => void vi.setTimerTickMode('manual'),
    async pass(ms) {
      await vi.advanceTimersByTimeAsync(ms);
      // Or what a test finds missing would only not be drawn yet.
      for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    },
    close() {
      endListeners();
      vi.clearAllTimers();
      vi.useRealTimers();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    },
  };
}
