import { vi } from 'vitest';

/** The address that a document of jsdom has, without a path. */
export const ORIGIN = window.location.origin;

const ignore = () => undefined;

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

/** Sees everything that it is told to look at, at once: a document without a screen has no layout to observe. */
class SeesAll implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds: readonly number[] = [];
  readonly #tell: IntersectionObserverCallback;
  #isEnded = false;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry;
    setTimeout(() => {
      if (!this.#isEnded) this.#tell([entry], this);
    });
  }
  unobserve = ignore;
  disconnect() {
    this.#isEnded = true;
  }
  takeRecords() {
    return [];
  }
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

export interface FakeBrowserOptions {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The window around the page, where it is in a frame. */
  readonly parent?: Pick<Window, 'postMessage'> | undefined;
}

/** What a test sees of the browser around the app. */
export interface FakeBrowser {
  /** Where the page was sent, oldest first: `assign https://id.test/device`, `replace /logout/success`, `reload`. */
  readonly moves: readonly string[];
  /** What the page told its console, oldest first: `warn: [image.load] …`. */
  readonly said: readonly string[];
  /** Lets time pass, with all that falls due in it. @param ms milliseconds */
  readonly pass: (ms: number) => Promise<void>;
  readonly close: () => void;
}

/**
 * What jsdom lacks of a browser: a screen, media, a window that can leave, time in the test's hands. Time goes on by
 * itself as it does outside, and can be let pass at once.
 */
export function fakeBrowser({ now, parent }: FakeBrowserOptions): FakeBrowser {
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
  vi.stubGlobal('stop', ignore);
  vi.stubGlobal('IntersectionObserver', SeesAll);
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
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(ignore);
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(ignore);
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void said.push(`${level}: ${words.join(' ')}`));
  }
  const endListeners = recordListeners();
  return {
    moves,
    said,
    pass: async (ms) => void (await vi.advanceTimersByTimeAsync(ms)),
    close() {
      endListeners();
      vi.clearAllTimers();
      vi.useRealTimers();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    },
  };
}
