import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** An entry of Vite's build manifest, as far as we read it. */
export interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Bytes as they travel: brotli at the highest quality. */
export interface FirstLoad {
  readonly script: number;
  readonly style: number;
  readonly files: readonly string[];
}

/**
 * The files that a first visit to the front page loads: the entry, the lazy parts that the front page always
 * asks for, and all that these import statically.
 *
 * @param lazyParts  keys of the manifest (source paths) that the front page imports lazily but always
 * @throws when a named part is not in the manifest, since a budget that measures nothing proves nothing
 */
export function firstLoadFiles(manifest: Manifest, lazyParts: readonly string[]): readonly string[] {
  const roots = [...Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true), ...lazyParts];
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no part "${key}"`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  roots.forEach(visit);
  return [...files].sort();
}

/**
 * The size of a file as it travels.
 *
 * @throws when its precompressed copy holds something else, since that copy is what viewers would get
 */
export function travelSize(file: string): number {
  const compressed = readFileSync(`${file}.br`);
  if (!brotliDecompressSync(compressed).equals(readFileSync(file))) {
    throw new Error(`${file}.br is not the compressed ${path.basename(file)}`);
  }
  return compressed.length;
}

/**
 * The files of a build through which visitors would get its source: maps among the files that are served, and scripts
 * that name a map. A build has none.
 */
export function publicSourceMaps(build: string): readonly string[] {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' });
  const namesMap = (file: string): boolean =>
    /\.(?:js|css)$/.test(file) && readFileSync(path.join(build, file), 'utf8').includes('sourceMappingURL=');
  return files.filter((file) => file.endsWith('.map') || namesMap(file)).sort();
}

/** Measures a build's first load from its precompressed files. */
export function measureFirstLoad(build: string, lazyParts: readonly string[]): FirstLoad {
  const manifestFile = path.join(build, '.vite/manifest.json');
  if (!existsSync(manifestFile)) throw new Error(`There is no build in ${build}: run "npm run build" first`);
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const files = firstLoadFiles(manifest, lazyParts);
  const sizeOf = (ending: string): number =>
    files
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + travelSize(path.join(build, file)), 0);
  return { script: sizeOf('.js'), style: sizeOf('.css'), files };
}

/**
 * The script that some parts bring beyond a first visit, in bytes as they travel: they and all that they import statically.
 *
 * @param parts  keys of the manifest (source paths)
 * @param known  parts that were loaded before
 * @throws as {@link firstLoadFiles}
 */
export function addedScript(build: string, parts: readonly string[], known: readonly string[] = []): number {
  const manifest = JSON.parse(readFileSync(path.join(build, '.vite/manifest.json'), 'utf8')) as Manifest;
  const first = new Set(firstLoadFiles(manifest, known));
  return firstLoadFiles(manifest, parts)
    .filter((file) => file.endsWith('.js') && !first.has(file))
    .reduce((sum, file) => sum + travelSize(path.join(build, file)), 0);
}
