export type BrandNames = {
  /** Folder, Nx project, local hostname: `sjo`. */
  id: string;
  /** Visible name: `Sjø TV`. */
  displayName: string;
  /** In request header names: `SjoTV`. */
  headerPrefix: string;
  /** In package names: `SJO_TV`. */
  productPrefix: string;
  /** In paths and URLs: `sjo-tv`. */
  slug: string;
};

const plainLetters = (text: string): string =>
  text
    .replace(/[Ææ]/g, (letter) => (letter === 'Æ' ? 'Ae' : 'ae'))
    .replace(/[Øø]/g, (letter) => (letter === 'Ø' ? 'O' : 'o'))
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '');

export function brandNames(id: string, displayName: string): BrandNames {
  const parts = plainLetters(displayName)
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  return {
    id,
    displayName,
    headerPrefix: parts.join(''),
    productPrefix: parts.join('_').toUpperCase(),
    slug: parts.join('-').toLowerCase(),
  };
}

const named = /^(\s*)(id|displayName|headerPrefix|productPrefix|slug): '([^']*)',$/gm;

/**
 * Reads the names from a `brand.ts`.
 *
 * @throws if a name is missing
 */
export function readBrandNames(source: string): BrandNames {
  const found = new Map([...source.matchAll(named)].map((match) => [match[2], match[3]]));
  const value = (key: keyof BrandNames): string => {
    const name = found.get(key);
    if (name === undefined) throw new Error(`brand.ts has no line "${key}: '…',"`);
    return name;
  };
  return {
    id: value('id'),
    displayName: value('displayName'),
    headerPrefix: value('headerPrefix'),
    productPrefix: value('productPrefix'),
    slug: value('slug'),
  };
}

export function renameBrand(text: string, from: BrandNames, to: BrandNames): string {
  // Replaces through markers, since a new name may contain an old one.
  const marks: (keyof BrandNames)[] = ['id', 'productPrefix', 'displayName', 'slug'];
  const mark = (key: string) => `\u0000${key}\u0000`;
  const lines = text.replace(
    named,
    (_all, indent: string, key: string) => `${indent}${key}: '${mark(key)}',`,
  );
  const marked = marks.reduce((rest, key) => rest.replaceAll(from[key], mark(key)), lines);
  return [...marks, 'headerPrefix' as const].reduce(
    (rest, key) => rest.replaceAll(mark(key), to[key]),
    marked,
  );
}
