import { removeSignedInHint } from './signedInHint.browser.ts';

interface StartupErrorText {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** Server-rendered pages only. */
const LIMITS = 'Du kan lese og følge lenker, men ikke logge inn eller spille av. ';

/** Display names of user-agent tokens that differ from them. */
const NAMES: Readonly<Record<string, string>> = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung Internet',
  Mac: 'Safari',
};

/** Returns `Du bruker Safari 16.3. `, or an empty string for another browser. Edge and others also name Chrome. */
function browserSentence(userAgent: string): string {
  const [, token, version] =
    /(Edg|OPR|SamsungBrowser)\/(\d+)/.exec(userAgent) ||
    /(Chrome|Firefox)\/(\d+)/.exec(userAgent) ||
    /(Mac) OS.*Version\/(\d+\.\d+)/.exec(userAgent) ||
    [];
  return token ? `Du bruker ${NAMES[token] || token} ${version}. ` : '';
}

/** The app threw on start: an old browser, or a bug. */
export const startupErrorText = ({ userAgent }: Navigator): StartupErrorText => ({
  title: 'Noe på siden virker ikke',
  text: `${browserSentence(userAgent)}Last siden på nytt. Hjelper ikke det, kan du oppdatere nettleseren eller bruke en annen.`,
  retry: 'Last siden på nytt',
});

/** For an invalid configuration (CONF-18). The console names the key: it means nothing to users. */
export const configErrorText = {
  title: 'Vi får ikke startet',
  text: 'Noe er galt i oppsettet hos oss. Vi retter det så fort vi kan. Prøv igjen om litt.',
  retry: 'Prøv igjen',
} satisfies StartupErrorText;

const PAGE =
  'display:grid;place-content:center;justify-items:center;min-height:80vh;padding:2rem;font:1.125rem/1.5 system-ui;text-align:center';

const NOTICE =
  'position:fixed;inset:auto 0 0;z-index:var(--layer-toast,50);max-height:50vh;overflow:auto;padding:1rem var(--gutter,1rem);background:var(--surface-overlay,#222);color:var(--text,#fff);box-shadow:0 0 2rem #0008';

const ACTION = 'display:inline-block;margin-right:1.5rem;padding:.625rem 0;text-decoration:underline';

/** Shows a startup error: a notice on a server-rendered page, a full page otherwise. Uses only the DOM. */
export function showStartupError(
  { document, location }: Window,
  root: Element,
  error: StartupErrorText,
): void {
  const { title, text, retry } = error;
  const isServed = root.childElementCount > 0;
  const box = document.createElement(isServed ? 'aside' : 'main');
  // Static texts, and the browser's version number.
  box.innerHTML = isServed
    ? `<h2>${title}</h2><p>${LIMITS}${text}</p><p><a>${retry}</a> <button>Lukk</button></p>`
    : `<img src="/icon.svg" alt="" width="72"><h1>${title}</h1><p>${text}</p><a>${retry}</a>`;
  const part = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag) => box.querySelector(tag);
  const link = part('a');
  if (link) link.href = location.href;
  for (const action of box.querySelectorAll<HTMLElement>('a, button')) action.style.cssText = ACTION;
  part('button')?.addEventListener('click', () => box.remove());
  if (isServed) {
    // The server rendered for a visitor.
    removeSignedInHint(document);
    box.setAttribute('role', 'alert');
    box.style.cssText = NOTICE;
    document.body.append(box);
    return;
  }
  document.title = title;
  // Not in the markup: crawlers read this inline script.
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex';
  document.head.append(robots);
  const colour = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (colour) document.body.style.background = colour.content;
  box.style.cssText = PAGE;
  root.append(box);
}
