const themes = import.meta.glob('../apps/*/src/theme.css', { eager: true });

/** All brands with a theme, by folder. */
export const brands: readonly string[] = Object.keys(themes)
  .map((path) => /apps\/([^/]+)\//.exec(path)?.[1])
  .filter((name) => name !== undefined)
  .sort();
