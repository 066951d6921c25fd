import { vi } from 'vitest';
import { polyfillDialog } from './polyfillDialog.ts';
import { recordListeners } from './recordListeners.ts';

export const ORIGIN = window.location.origin;

declare global {
  /** Set by the test environment. */
  var jsdom: {
    readonly virtualConsole: {
      removeAllListeners(event: 'jsdomError'): unknown;
      on(event: 'jsdomError', listener: (error: Error & { readonly type?: string }) => void): unknown;
    };
  };
}

const ignore = () => undefined;

/** Upper limit of event loop turns for requests, responses and renders. */
const MAX_TURNS = 20;

/** jsdom cannot navigate; other errors belong to the test. */
globalThis.jsdom.virtualConsole.removeAllListeners('jsdomError');
globalThis.jsdom.virtualConsole.on('jsdomError', (error) => {
  if (error.type !== 'not-implemented') console.error(error);
});

/** Records navigations instead of performing them. */
class RecordingLocation {
  readonly #real = window.location;
  readonly #moves: string[];
  constructor(navigations: string[]) {
    this.#moves = navigations;
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

interface Views {
  readonly setInView: (target: Element, isIntersecting: boolean) => void;
}

/**
 * IntersectionObserver without layout: targets with a root margin are visible at once, others if `isInView`.
 */
function fakeIntersectionObserver(isInView: boolean): Views {
  const observers = new Set<FakeObserver>();
  class FakeObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin: string;
    readonly scrollMargin = '';
    readonly thresholds: readonly number[] = [];
    readonly targets = new Set<Element>();
    readonly #tell: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
      this.#tell = callback;
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
    setInView(target, isIntersecting) {
      for (const observer of [...observers]) {
        if (observer.rootMargin === '') observer.see(target, isIntersecting);
      }
    },
  };
}

/** Creates fake media elements; tests set `currentTime`. */
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
  // Only Clear Key is supported.
  Object.defineProperty(navigator, 'requestMediaKeySystemAccess', {
    configurable: true,
    value: (system: string) =>
      system === 'org.w3.clearkey' ? Promise.resolve({}) : Promise.reject(new Error('Not supported')),
  });
}

export interface FakeBrowserOptions {
  /** Epoch ms. */
  readonly now: number;
  /** The parent window of a framed page. */
  readonly parent?: Pick<Window, 'postMessage'> | undefined;
  readonly isInView: boolean;
}

export interface FakeBrowser {
  /** Oldest first: `assign https://id.test/device`, `replace /logout/success`, `reload`. */
  readonly navigations: readonly string[];
  /** Oldest first: `warn: [image.load] …`. */
  readonly consoleMessages: readonly string[];
  /** Advances timers and flushes what follows. @param ms milliseconds */
  readonly advanceTime: (ms: number) => Promise<void>;
  /** Time then only passes with `advanceTime`. */
  readonly freezeTime: () => void;
  readonly setInView: Views['setInView'];
  readonly close: () => void;
}

/** Adds to jsdom: a viewport, media, navigation and controllable timers. Time also passes by itself. */
export function fakeBrowser({ now, parent, isInView }: FakeBrowserOptions): FakeBrowser {
  const navigations: string[] = [];
  const consoleMessages: string[] = [];
  vi.useFakeTimers({
    now,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  vi.stubGlobal('location', new RecordingLocation(navigations));
  if (parent) vi.stubGlobal('parent', parent);
  vi.stubGlobal('scrollTo', ignore);
  Element.prototype.scrollIntoView = ignore;
  vi.stubGlobal('stop', ignore);
  const { setInView } = fakeIntersectionObserver(isInView);
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
  polyfillDialog();
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation(
      (...args) => void consoleMessages.push(`${level}: ${args.join(' ')}`),
    );
  }
  const endListeners = recordListeners();
  return {
    navigations,
    consoleMessages,
    setInView,
    freezeTime: () => void vi.setTimerTickMode('manual'),
    async advanceTime(ms) {
      await vi.advanceTimersByTimeAsync(ms);
      // Flush pending renders.
      for (let turn = 0; turn < MAX_TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
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
