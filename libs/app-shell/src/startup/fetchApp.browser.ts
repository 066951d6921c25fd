/** Nobody waits longer than this for the app because of a picture on its way, in milliseconds. */
const LONGEST_WAIT_MS = 3_000;

/** What the viewer does before the app is there, which it should not keep waiting. */
const HANDS = ['pointerdown', 'keydown'] as const;

/** The picture that the page begins with: what is drawn with priority. */
const FIRST_PICTURE = '#root img[fetchpriority="high"]';

/** What there is to read or to see; a page without it only says that something comes. */
const CONTENT = `#root h1, ${FIRST_PICTURE}`;

/** Has the browser fetch the files that a server told it to leave for later. */
function fetchFiles({ document }: Window): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-href]')) {
    link.href = link.dataset['href'] ?? '';
    // Last: a preload without an address is a warning on the console.
    link.rel = 'modulepreload';
    delete link.dataset['href'];
  }
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-src]')) {
    script.src = script.dataset['src'] ?? '';
    delete script.dataset['src'];
  }
}

/** Runs something when the page has been shown for the first time; at once where a browser does not tell. */
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
 * Fetches the app's files of a page that a server drew once its first picture has been shown, so that they do not share
 * the line with it, and has the small pictures wait as long (`data-pictures`). It does so at once where somebody presses a
 * key or the screen, where the page is not seen, or where it is another page that the viewer waits for, or nothing yet.
 *
 * @param isWaitedFor  whether the viewer waits for what only the app can draw
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
    // What has come by the first of two frames is in sight by the second.
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
