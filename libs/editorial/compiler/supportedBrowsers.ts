import { readFileSync } from 'node:fs';

const PACKAGE_FILE = new URL('../../../package.json', import.meta.url);

interface SupportedBrowser {
  /** Its name in `browserslist`. */
  readonly id: string;
  /** The oldest supported version. */
  readonly version: string;
}

/** What users call the browsers. */
const DISPLAY_NAMES: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'Safari på iPhone og iPad',
  samsung: 'Samsung Internet',
};

/** Names in Vite's `build.target`. Samsung Internet has none: its version 26 is Chromium 122, newer than Firefox 115. */
const TARGET_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** @throws for a query that is not `name >= version`, since the other readers need the oldest version */
export function parseBrowserslist(queries: readonly string[]): readonly SupportedBrowser[] {
  return queries.map((query) => {
    const [, id, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    if (id === undefined || version === undefined || DISPLAY_NAMES[id] === undefined)
      throw new Error(
        `browserslist in package.json: "${query}" names no known browser and its oldest version`,
      );
    return { id, version };
  });
}

/** From `browserslist` in `package.json`. */
const supportedBrowsers = parseBrowserslist(
  (JSON.parse(readFileSync(PACKAGE_FILE, 'utf8')) as { readonly browserslist: readonly string[] })
    .browserslist,
);

/** For Vite's `build.target`: `chrome126`. */
export const browserTargets: readonly string[] = supportedBrowsers.flatMap(({ id, version }) => {
  const name = TARGET_NAMES[id];
  return name === undefined ? [] : [`${name}${version}`];
});

/** For users: `Chrome fra versjon 126, … og Samsung Internet fra versjon 26`. */
export const supportedBrowsersText: string = new Intl.ListFormat('nb').format(
  supportedBrowsers.map(({ id, version }) => `${DISPLAY_NAMES[id] ?? id} fra versjon ${version}`),
);
