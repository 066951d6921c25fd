/** Where the page carries its configuration; whoever hands out the page fills it in. */
const PLACEHOLDER = '"__RUNTIME_CONFIG__"';

/** The page with its configuration. No text in it can end the element that it stands in. */
export function withPageConfig(page: string, config: object): string {
  return page.replace(PLACEHOLDER, () => JSON.stringify(config).replaceAll('<', '\\u003c'));
}
