import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const APPS = fileURLToPath(new URL('../../../', import.meta.url));

interface ManifestEntry {
  readonly name?: string;
  readonly file: string;
  readonly css?: readonly string[];
}

/**
 * Finds a lazy chunk's script or first style sheet in a brand's build.
 *
 * @param name in Vite's manifest: the source file without extension
 */
export function findBuildFile(brandId: string, name: string, kind: 'js' | 'css'): string {
  const manifest = path.join(APPS, brandId, 'dist/client/.vite/manifest.json');
  const entries = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, ManifestEntry>;
  const entry = Object.values(entries).find((candidate) => candidate.name === name);
  const file = kind === 'js' ? entry?.file : entry?.css?.[0];
  if (file === undefined) throw new Error(`${name} has no ${kind} file of its own`);
  return file;
}
