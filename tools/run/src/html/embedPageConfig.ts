/** Placeholder in the page; the server replaces it. */
const PLACEHOLDER = '"__RUNTIME_CONFIG__"';

/** Embeds the configuration in the page, with `<` escaped. */
export function embedPageConfig(page: string, config: object): string {
  return page.replace(PLACEHOLDER, () => JSON.stringify(config).replaceAll('<', '\\u003c'));
}
