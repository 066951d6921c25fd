/** Longest delay of the app scripts. */
const MAX_DELAY_MS = 3_000;

/** User input that starts the app scripts at once. */
const INPUT_EVENTS = ['pointerdown', 'keydown'] as const;

/** The first picture: rendered with high fetch priority. */
const FIRST_PICTURE = '#root img[fetchpriority="high"]';

/** A page without it only has placeholders. */
const CONTENT = `#root h1, ${FIRST_PICTURE}`;

/** Loads the files deferred with `data-src` and `data-href`. */
function loadDeferredFiles({ document }: Window): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-href]')) {
    link.href = link.dataset['href'] ?? '';
    // Last: a preload without `href` logs a console warning.
    link.rel = 'modulepreload';
    delete link.dataset['href'];
  }
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-src]')) {
    script.src = script.dataset['src'] ?? '';
    delete script.dataset['src'];
  }
}

/** Runs at once if the browser does not report paints. */
function whenPainted(run: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    run();
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Defers the app scripts and small pictures (`data-pictures`) of a server-rendered page until its first
 * picture is painted, to save bandwidth for it. Starts at once on user input, in a hidden page and without
 * content.
 *
 * @param isUrgent whether the user waits for what only the app renders
 */
export function deferAppScripts(page: Window, isUrgent: boolean): void {
  const { document } = page;
  const dataset = document.documentElement.dataset;
  const start = (): void => {
    for (const type of INPUT_EVENTS) page.removeEventListener(type, start, true);
    delete dataset['pictures'];
    loadDeferredFiles(page);
  };
  const startAfterPaint = (): void =>
    // After two frames, a loaded picture is painted.
    whenPainted(() => page.requestAnimationFrame(() => page.requestAnimationFrame(start)));
  for (const type of INPUT_EVENTS) page.addEventListener(type, start, true);
  dataset['pictures'] = 'first';
  const startOrWait = (): void => {
    const picture = document.querySelector<HTMLImageElement>(FIRST_PICTURE);
    if (isUrgent || document.hidden || document.querySelector(CONTENT) === null) {
      start();
    } else if (picture === null || picture.complete) {
      startAfterPaint();
    } else {
      picture.addEventListener('load', startAfterPaint);
      picture.addEventListener('error', startAfterPaint);
    }
    page.setTimeout(start, MAX_DELAY_MS);
  };
  document.addEventListener('DOMContentLoaded', startOrWait, { once: true });
}
