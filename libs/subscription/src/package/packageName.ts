const BASES = { MINI: 'Mini', FILM_OG_SERIER: 'Film og serier', FAMILIE: 'Familie' } as const;
const ADD_ONS = {
  SPORT: 'Sport',
  SPORT_2B: 'Sport 2B',
  SPORT_VIAPLAY_TOTAL: 'Sport og Viaplay Total',
  SPORTSKANALER: 'Sportskanaler',
} as const;

const keysOf = <K extends string>(table: Readonly<Record<K, string>>): readonly K[] =>
  Object.keys(table) as K[];

/** Parses a name such as `GLIMT_MINI` (PKG-07); undefined if unknown. @param product brand prefix */
export function parsePackageName(name: string, product: string) {
  for (const base of keysOf(BASES)) {
    const baseName = `${product}_${base}`;
    if (name === baseName) return { base, addOn: undefined };
    const addOn = keysOf(ADD_ONS).find((key) => name === `${baseName}_${key}`);
    if (addOn !== undefined) return { base, addOn };
  }
  return undefined;
}

/** Returns the display name of a package; unknown names are unchanged. */
export function packageTitle(name: string, product: string): string {
  const parts = parsePackageName(name, product);
  if (parts === undefined) return name.trim() === '' ? 'Pakke uten navn' : name;
  return parts.addOn === undefined ? BASES[parts.base] : `${BASES[parts.base]} + ${ADD_ONS[parts.addOn]}`;
}
