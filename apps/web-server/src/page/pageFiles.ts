/** An entry of Vite's `manifest.json`, as far as we need it. */
interface ManifestEntry {
  readonly file: string;
  readonly css: readonly string[];
  /** Keys of what it imports statically. */
  readonly imports: readonly string[];
}

/** By source file, as its path in the workspace, or by what the bundler calls a file that has none. */
export type Manifest = ReadonlyMap<string, ManifestEntry>;

/** The way up from the app's folder to the workspace, by which the bundler names what is not the app's own. */
const WAY_UP = /^(?:\.\.\/)+/;
const inWorkspace = (key: string): string => key.replace(WAY_UP, '');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Reads `manifest.json`. Throws when it is none. */
export function readManifest(json: string): Manifest {
  const document: unknown = JSON.parse(json);
  if (!isRecord(document)) throw new Error('manifest.json has no entries');
  return new Map(
    Object.entries(document).flatMap(([key, entry]) =>
      isRecord(entry) && typeof entry['file'] === 'string'
        ? [
            [
              inWorkspace(key),
              {
                file: entry['file'],
                css: texts(entry['css']),
                imports: texts(entry['imports']).map(inWorkspace),
              },
            ],
          ]
        : [],
    ),
  );
}

/**
 * The style sheets and scripts of some source files, and of all that these import statically, as elements for the
 * head: the page is drawn with its styles, and its scripts are there when the app asks for them.
 *
 * @param keys  source files, as their paths in the workspace; those that it does not have are parts of a file that is loaded anyway
 * @param present  whether the page has a file already
 */
export function fileElements(
  manifest: Manifest,
  keys: readonly string[],
  present: (file: string) => boolean,
): string {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest.get(key);
    if (entry === undefined || seen.has(key)) return;
    seen.add(key);
    entry.imports.forEach(visit);
    if (entry.file.endsWith('.js')) scripts.add(entry.file);
    if (entry.file.endsWith('.css')) styles.add(entry.file);
    entry.css.forEach((file) => styles.add(file));
  };
  keys.forEach(visit);
  const missing = (files: ReadonlySet<string>): readonly string[] =>
    [...files].filter((file) => !present(file));
  return [
    ...missing(styles).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...missing(scripts).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}
