import { brokenStart, showStartFailure } from './startFailure.browser.ts';

/** What is said where not even the part of the app could be loaded that says such things (ERR-10, ERR-11). */
const LOST = {
  title: 'Noe gikk galt',
  text: 'Vi setter vår beste Strimere på saken! Og unskyld for ulempen 🙏.',
  retry: 'Prøv igjen',
};

/** The scripts and style sheets of the page itself: the build marks them with `data-entry`. */
const isEntryFile = (target: EventTarget | null): target is HTMLScriptElement | HTMLLinkElement =>
  (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) &&
  target.dataset['entry'] !== undefined;

/**
 * Answers a script or a style sheet of the page itself that could not be loaded, which mostly means that the page is
 * one of a release that is gone (ERR-13). What the app loads later it answers for itself, and it may have begun to draw by the
 * time that its style sheet is found to be gone. Also shows a failed start if a script of the page throws, or cannot be parsed,
 * before it has been evaluated: an old browser does that.
 *
 * @param reload  asks for the one guarded reload; answers whether it is on its way
 */
export function answerLostEntryFiles(page: Window, reload: (error: unknown) => boolean): void {
  const { document } = page;
  let isEvaluated = false;
  document.addEventListener(
    'load',
    ({ target }) => {
      isEvaluated ||= target instanceof HTMLScriptElement && isEntryFile(target);
    },
    true,
  );
  page.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      const root = document.getElementById('root');
      if (event instanceof ErrorEvent) {
        const isOurs = event.filename.startsWith(page.location.origin);
        if (isOurs && !isEvaluated && root) showStartFailure(page, root, brokenStart);
        isEvaluated ||= isOurs;
        return;
      }
      if (!isEntryFile(target)) return;
      const isScript = target instanceof HTMLScriptElement;
      const isComing = reload(new Error(`Unable to load ${isScript ? target.src : target.href}`));
      // Without its styles the app is not beautiful, but it is there.
      if (isScript && !isComing && root) showStartFailure(page, root, LOST);
    },
    true,
  );
}
