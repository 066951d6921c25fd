import { startupErrorText, showStartupError } from './showStartupError.browser.ts';

/** Shown when the app script fails to load (ERR-10, ERR-11). */
const LOAD_ERROR_TEXT = {
  title: 'Noe gikk galt',
  text: 'Vi setter vår beste Strimere på saken! Og unskyld for ulempen 🙏.',
  retry: 'Prøv igjen',
};

/** Entry files have `data-entry`, set by the build. */
const isEntryFile = (target: EventTarget | null): target is HTMLScriptElement | HTMLLinkElement =>
  (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) &&
  target.dataset['entry'] !== undefined;

/**
 * Reloads the page when an entry script or style sheet fails to load, usually after a new release (ERR-13).
 * Shows a startup error if an entry script throws or cannot be parsed, as in old browsers.
 *
 * @param reload requests the guarded reload; returns whether the page reloads
 */
export function handleEntryLoadErrors(page: Window, reload: (error: unknown) => boolean): void {
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
        if (isOurs && !isEvaluated && root) showStartupError(page, root, startupErrorText(page.navigator));
        isEvaluated ||= isOurs;
        return;
      }
      if (!isEntryFile(target)) return;
      const isScript = target instanceof HTMLScriptElement;
      const isReloading = reload(new Error(`Unable to load ${isScript ? target.src : target.href}`));
      // The app works without its styles.
      if (isScript && !isReloading && root) showStartupError(page, root, LOAD_ERROR_TEXT);
    },
    true,
  );
}
