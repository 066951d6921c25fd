import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

export interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface FirstLoad {
  readonly script: number;
  readonly style: number;
  readonly files: readonly string[];
}

/**
 * Returns the files of a first visit and of lazy parts, with all their static imports.
 *
 * @param lazyParts manifest keys (source paths)
 * @throws if a part is missing in the manifest
 */
export function firstLoadFiles(manifest: Manifest, lazyParts: readonly string[] = []): readonly string[] {
  const roots = [...Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true), ...lazyParts];
  const visited = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build manifest has no entry "${key}"`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  roots.forEach(visit);
  return [...files].sort();
}

/**
 * Returns the transferred size of a file.
 *
 * @throws if its precompressed copy has other content, since users would get that
 */
export function transferSize(file: string): number {
  const compressed = readFileSync(`${file}.br`);
  if (!brotliDecompressSync(compressed).equals(readFileSync(file))) {
    throw new Error(`${file}.br does not match ${path.basename(file)}`);
  }
  return compressed.length;
}

/** Returns the published source maps and scripts that reference one; a build must have none. */
export function publicSourceMaps(build: string): readonly string[] {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' });
  const namesMap = (file: string): boolean =>
    /\.(?:js|css)$/.test(file) && readFileSync(path.join(build, file), 'utf8').includes('sourceMappingURL=');
  return files.filter((file) => file.endsWith('.map') || namesMap(file)).sort();
}

export function measureFirstLoad(build: string): FirstLoad {
  const manifestFile = path.join(build, '.vite/manifest.json');
  if (!existsSync(manifestFile)) throw new Error(`No build in ${build}; run "npm run build" first`);
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const files = firstLoadFiles(manifest);
  const sizeOf = (ending: string): number =>
    files
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + transferSize(path.join(build, file)), 0);
  return { script: sizeOf('.js'), style: sizeOf('.css'), files };
}

/**
 * Returns the script bytes of some parts and their static imports, in addition to a first visit.
 *
 * @param parts manifest keys (source paths)
 * @param known parts already loaded
 * @throws as {@link firstLoadFiles}
 */
export function addedScript(build: string, parts: readonly string[], known: readonly string[] = []): number {
  const manifest = JSON.parse(readFileSync(path.join(build, '.vite/manifest.json'), 'utf8')) as Manifest;
  const first = new Set(firstLoadFiles(manifest, known));
  return firstLoadFiles(manifest, parts)
    .filter((file) => file.endsWith('.js') && !first.has(file))
    .reduce((sum, file) => sum + transferSize(path.join(build, file)), 0);
}
