/** Replaced by the runtime configuration. */
const PLACEHOLDER = '"__RUNTIME_CONFIG__"';
const TITLE = /<title>[\s\S]*?<\/title>/;
const HEAD_END = '</head>';
const ROOT = '<div id="root"></div>';

const SCRIPT = /(<script type="module"[^>]*? )src=/g;
const PRELOAD = /<link rel="modulepreload"([^>]*? )href=/g;

/** Reload without JavaScript; the app retries by itself. */
const RETRY_META = '<noscript><meta http-equiv="refresh" content="10"></noscript>';

interface PageParts {
  /** Without a title, the template's own is used. */
  readonly head: string;
  readonly body: string;
  /** JSON. */
  readonly state: string;
  /** Elements for the styles and scripts of `body`. */
  readonly files: string;
  readonly shouldRetry: boolean;
}

export type PageTemplate = ReturnType<typeof createPageTemplate>;

/** Renames URL attributes: the inline script loads the files after the first paint. */
const deferScripts = (html: string): string =>
  html.replace(SCRIPT, '$1data-src=').replace(PRELOAD, '<link$1data-href=');

/** Removes U+0000, which HTML does not allow. React ignores the difference when it hydrates. */
const withoutNull = (html: string): string => html.replaceAll('\0', '');

/** Splits at a unique marker. Throws if it is missing. */
function splitAt(page: string, marker: string): readonly [string, string] {
  const at = page.indexOf(marker);
  if (at === -1) throw new Error(`index.html has no ${marker}`);
  return [page.slice(0, at), page.slice(at + marker.length)];
}

/**
 * Splits a build's `index.html` once, so that pages are only joined.
 *
 * @throws when a placeholder is missing
 */
export function createPageTemplate(indexHtml: string, config: unknown) {
  const [start, afterConfig] = splitAt(indexHtml, PLACEHOLDER);
  const page = `${start}${toScriptJson(config)}${afterConfig}`;
  const [title = ''] = TITLE.exec(page) ?? [];
  if (title === '') throw new Error('index.html has no <title>');
  const [beforeTitle, afterTitle] = splitAt(page, title);
  const [headRest, beforeRoot] = splitAt(afterTitle, HEAD_END);
  const [bodyStart, bodyRest] = splitAt(beforeRoot, ROOT);
  const [headLater, bodyLater] = [deferScripts(headRest), deferScripts(bodyRest)];
  return {
    /** For client-only rendering. */
    empty: page,
    /** The server-rendered page. Its app scripts are deferred (`data-src`, `data-href`). */
    fill({ head, body, state, files, shouldRetry }: PageParts): string {
      return [
        beforeTitle,
        TITLE.test(head) ? '' : title,
        withoutNull(head),
        shouldRetry ? RETRY_META : '',
        headLater,
        deferScripts(files),
        HEAD_END,
        bodyStart,
        `<div id="root">${withoutNull(body)}</div>`,
        `<script type="application/json" id="page-state">${escapeScriptJson(state)}</script>`,
        bodyLater,
      ].join('');
    },
  };
}

/**
 * Returns JSON for a script element: nothing in it can end the element (`<`) or a script line (U+2028,
 * U+2029).
 */
export const toScriptJson = (value: unknown): string => escapeScriptJson(JSON.stringify(value));

/** Escapes JSON text for a script element; idempotent. */
export function escapeScriptJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
