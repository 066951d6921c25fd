/** The names of a brand, each in the form its place asks for. */
export type BrandNames = {
  /** Folder, Nx project, label of the local host: `sjo`. */
  id: string;
  /** What viewers read: `Sjø TV`. */
  displayName: string;
  /** Part of the names of request headers: `SjoTV`. */
  headerPrefix: string;
  /** Part of the names of packages: `SJO_TV`. */
  productPrefix: string;
  /** Part of paths and addresses: `sjo-tv`. */
  slug: string;
};

const plainLetters = (text: string): string =>
  text
    .replace(/[Ææ]/g, (letter) => (letter === 'Æ' ? 'Ae' : 'ae'))
    .replace(/[Øø]/g, (letter) => (letter === 'Ø' ? 'O' : 'o'))
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '');

/** All names of a brand from the two that a person chooses. */
export function brandNames(id: string, displayName: string): BrandNames {
  const words = plainLetters(displayName)
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  return {
    id,
    displayName,
    headerPrefix: words.join(''),
    productPrefix: words.join('_').toUpperCase(),
    slug: words.join('-').toLowerCase(),
  };
}

const named = /^(\s*)(id|displayName|headerPrefix|productPrefix|slug): '([^']*)',$/gm;

/**
 * Reads the names out of a `brand.ts`.
 *
 * @throws when one of them is not there in the form all brands have
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

/** Writes one brand's names where another's stand, in any text of its app. */
export function renameBrand(text: string, from: BrandNames, to: BrandNames): string {
  // What is replaced is marked first, so that a new name that contains an old one is not replaced again.
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
