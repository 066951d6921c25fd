const themes = import.meta.glob('../apps/*/src/theme.css', { eager: true });

/** Every brand that has a theme, by the name of its folder; a new brand is here without a word. */
export const brands: readonly string[] = Object.keys(themes)
  .map((path) => /apps\/([^/]+)\//.exec(path)?.[1])
  .filter((name) => name !== undefined)
  .sort();
