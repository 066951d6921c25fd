import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A part of a build, as far as it is read here. */
interface BuildPart {
  readonly name?: string;
  readonly file: string;
  readonly css?: readonly string[];
}

/**
 * The file of a lazy part in a brand's build: its script, or the first of its style sheets. What the files are called does not
 * tell; the build's manifest does.
 *
 * @param name  the part's, as the manifest has it: its source's file without the ending
 */
export function buildFile(brandId: string, name: string, kind: 'js' | 'css'): string {
  const manifest = path.resolve(import.meta.dirname, `../../${brandId}/dist/client/.vite/manifest.json`);
  const parts = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, BuildPart>;
  const part = Object.values(parts).find((one) => one.name === name);
  const file = kind === 'js' ? part?.file : part?.css?.[0];
  if (file === undefined) throw new Error(`${name} has no ${kind} file of its own`);
  return file;
}
