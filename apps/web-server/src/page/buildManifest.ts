interface ManifestEntry {
  readonly file: string;
  readonly css: readonly string[];
  readonly imports: readonly string[];
}

/** Keyed by source path in the workspace, or by the bundler's key. */
export type Manifest = ReadonlyMap<string, ManifestEntry>;

const PARENT_FOLDERS = /^(?:\.\.\/)+/;
const toWorkspacePath = (key: string): string => key.replace(PARENT_FOLDERS, '');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Throws on an invalid manifest. */
export function readManifest(json: string): Manifest {
  const document: unknown = JSON.parse(json);
  if (!isRecord(document)) throw new Error('manifest.json has no entries');
  return new Map(
    Object.entries(document).flatMap(([key, entry]) =>
      isRecord(entry) && typeof entry['file'] === 'string'
        ? [
            [
              toWorkspacePath(key),
              {
                file: entry['file'],
                css: texts(entry['css']),
                imports: texts(entry['imports']).map(toWorkspacePath),
              },
            ],
          ]
        : [],
    ),
  );
}

/**
 * The style sheet and modulepreload elements of source files and their static imports.
 *
 * @param keys source paths; unknown ones belong to files that load anyway
 */
export function renderAssetTags(
  manifest: Manifest,
  keys: readonly string[],
  isIncluded: (file: string) => boolean,
): string {
  const visited = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest.get(key);
    if (entry === undefined || visited.has(key)) return;
    visited.add(key);
    entry.imports.forEach(visit);
    if (entry.file.endsWith('.js')) scripts.add(entry.file);
    if (entry.file.endsWith('.css')) styles.add(entry.file);
    entry.css.forEach((file) => styles.add(file));
  };
  keys.forEach(visit);
  const missing = (files: ReadonlySet<string>): readonly string[] =>
    [...files].filter((file) => !isIncluded(file));
  return [
    ...missing(styles).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...missing(scripts).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}
