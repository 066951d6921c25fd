/** Longest delay of the app scripts. */
const LONGEST_WAIT_MS = 3_000;

/** User input that starts the app scripts at once. */
const HANDS = ['pointerdown', 'keydown'] as const;

/** The first picture: rendered with high fetch priority. */
const FIRST_PICTURE = '#root img[fetchpriority="high"]';

/** A page without it only has placeholders. */
const CONTENT = `#root h1, ${FIRST_PICTURE}`;

/** Loads the files deferred with `data-src` and `data-href`. */
function fetchFiles({ document }: Window): void {
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
export function fetchAppAfterFirstPicture(page: Window, isWaitedFor: boolean): void {
  const { document } = page;
  const marks = document.documentElement.dataset;
  const begin = (): void => {
    for (const hand of HANDS) page.removeEventListener(hand, begin, true);
    delete marks['pictures'];
    fetchFiles(page);
  };
  const beginWhenShown = (): void =>
    // After two frames, a loaded picture is painted.
    whenPainted(() => page.requestAnimationFrame(() => page.requestAnimationFrame(begin)));
  for (const hand of HANDS) page.addEventListener(hand, begin, true);
  marks['pictures'] = 'first';
  const look = (): void => {
    const picture = document.querySelector<HTMLImageElement>(FIRST_PICTURE);
    if (isWaitedFor || document.hidden || document.querySelector(CONTENT) === null) {
      begin();
    } else if (picture === null || picture.complete) {
      beginWhenShown();
    } else {
      picture.addEventListener('load', beginWhenShown);
      picture.addEventListener('error', beginWhenShown);
    }
    page.setTimeout(begin, LONGEST_WAIT_MS);
  };
  document.addEventListener('DOMContentLoaded', look, { once: true });
}
