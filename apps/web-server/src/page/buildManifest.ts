import * as v from 'valibot';

const PARENT_FOLDERS = /^(?:\.\.\/)+/;

/** Source path in the workspace, or the bundler's key. */
const key = v.pipe(
  v.string(),
  v.transform((path) => path.replace(PARENT_FOLDERS, '')),
);

const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    key,
    v.object({
      file: v.string(),
      css: v.optional(v.array(v.string()), []),
      imports: v.optional(v.array(key), []),
    }),
  ),
  v.transform((entries) => new Map(Object.entries(entries))),
);

export type Manifest = v.InferOutput<typeof manifestSchema>;

/** Throws on an invalid manifest. */
export const readManifest = (json: string): Manifest => v.parse(manifestSchema, json);

/**
 * Renders the style sheet and modulepreload elements of source files and their static imports.
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
