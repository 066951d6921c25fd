import { safeJson, scriptJson } from './scriptJson.ts';

/** Where the page carries its configuration; whoever hands out the page fills it in. */
const PLACEHOLDER = '"__RUNTIME_CONFIG__"';
const TITLE = /<title>[\s\S]*?<\/title>/;
const HEAD_END = '</head>';
const ROOT = '<div id="root"></div>';

/** What makes the browser fetch scripts of the app, up to the address. */
const SCRIPT = /(<script type="module"[^>]*? )src=/g;
const PRELOAD = /<link rel="modulepreload"([^>]*? )href=/g;

/** Somebody whose script does not run comes back by this; the app asks again by itself. Seconds. */
const TRY_AGAIN = '<noscript><meta http-equiv="refresh" content="10"></noscript>';

/** What is put into the page. */
export interface PageParts {
  /** Title, meta and links; the page's own title stays where it has none. */
  readonly head: string;
  readonly body: string;
  /** JSON text. */
  readonly state: string;
  /** Elements for the styles and scripts of what `body` shows. */
  readonly files: string;
  /** Whether a browser without script should ask again in a while. */
  readonly triesAgain: boolean;
}

export interface PageTemplate {
  /** The page that the app draws alone. */
  readonly empty: string;
  /** The page with what was drawn; the app's scripts are fetched when that is shown (`data-src`, `data-href`). */
  filled(parts: PageParts): string;
}

/** Leaves it to the small script in the page when the app's scripts are fetched: the page is there to be seen without them. */
const forLater = (html: string): string =>
  html.replace(SCRIPT, '$1data-src=').replace(PRELOAD, '<link$1data-href=');

/** The text before and after the only place where a marker stands. Throws, naming it, where it is missing. */
function cut(page: string, marker: string): readonly [string, string] {
  const at = page.indexOf(marker);
  if (at === -1) throw new Error(`index.html has no ${marker}`);
  return [page.slice(0, at), page.slice(at + marker.length)];
}

/**
 * Reads a build's `index.html`, once: it is cut into the pieces that stay, so that a page is made by joining.
 *
 * @param config  the runtime configuration, which stands in every page
 * @throws when a place that must be filled is missing
 */
export function pageTemplate(indexHtml: string, config: unknown): PageTemplate {
  const [start, afterConfig] = cut(indexHtml, PLACEHOLDER);
  const page = `${start}${scriptJson(config)}${afterConfig}`;
  const [title = ''] = TITLE.exec(page) ?? [];
  if (title === '') throw new Error('index.html has no <title>');
  const [beforeTitle, afterTitle] = cut(page, title);
  const [headRest, beforeRoot] = cut(afterTitle, HEAD_END);
  const [bodyStart, bodyRest] = cut(beforeRoot, ROOT);
  const [headLater, bodyLater] = [forLater(headRest), forLater(bodyRest)];
  return {
    empty: page,
    filled({ head, body, state, files, triesAgain }) {
      return [
        beforeTitle,
        TITLE.test(head) ? '' : title,
        head,
        triesAgain ? TRY_AGAIN : '',
        headLater,
        forLater(files),
        HEAD_END,
        bodyStart,
        `<div id="root">${body}</div>`,
        `<script type="application/json" id="page-state">${safeJson(state)}</script>`,
        bodyLater,
      ].join('');
    },
  };
}
