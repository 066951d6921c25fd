/** What is said where not even the part of the app could be loaded that says such things (ERR-10, ERR-11). */
const WORDS = {
  title: 'Noe gikk galt',
  text: 'Vi setter vår beste Strimere på saken! Og unskyld for ulempen 🙏.',
  again: 'Prøv igjen',
};

const LOOK =
  'display:grid;place-content:center;justify-items:center;min-height:80vh;padding:2rem;font:1.125rem/1.5 system-ui;text-align:center';

/**
 * The brand's mark and words on the brand's ground, all of it from the page itself: the style sheets may be gone too. A
 * page that a server drew keeps what is there to be read, and its own ground.
 */
function sayThatItFailed(page: Window, root: Element): void {
  const { document, location } = page;
  const main = document.createElement('main');
  const element = (name: string, text: string) => {
    const made = document.createElement(name);
    made.textContent = text;
    main.append(made);
    return made;
  };
  main.style.cssText = LOOK;
  const mark = element('img', '');
  mark.setAttribute('src', '/icon.svg');
  mark.setAttribute('alt', '');
  mark.setAttribute('width', '72');
  element('h1', WORDS.title);
  element('p', WORDS.text);
  element('a', WORDS.again).setAttribute('href', location.href);
  const colour = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (root.childElementCount === 0 && colour) document.body.style.background = colour.content;
  root.append(main);
}

/**
 * Answers a script or a style sheet of the page itself that could not be loaded, which mostly means that the page is
 * one of a release that is gone (ERR-13). The build marks them with `data-entry`; what the app loads later it answers
 * for itself, and it may have begun to draw by the time that its style sheet is found to be gone.
 *
 * @param reload  asks for the one guarded reload; answers whether it is on its way
 */
export function answerLostEntryFiles(page: Window, reload: (error: unknown) => boolean): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      const isScript = target instanceof HTMLScriptElement;
      if (!isScript && !(target instanceof HTMLLinkElement)) return;
      if (target.dataset['entry'] === undefined) return;
      const isComing = reload(new Error(`Unable to load ${isScript ? target.src : target.href}`));
      const root = page.document.getElementById('root');
      // Without its styles the app is not beautiful, but it is there.
      if (isScript && !isComing && root) sayThatItFailed(page, root);
    },
    true,
  );
}
