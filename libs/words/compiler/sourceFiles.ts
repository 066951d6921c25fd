import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A Markdown file. */
export interface SourceFile {
  /** Relative to the workspace root, with forward slashes. */
  readonly file: string;
  /** Path in its content folder without extension: `hjelp/viaplay`. */
  readonly name: string;
  readonly source: string;
}

/** Content of all brands. */
export const SHARED_CONTENT = 'libs/words/content';

/** The content folder of one brand. */
export const contentOf = (brandId: string): string => `apps/${brandId}/content`;

function filesOf(workspace: string, folder: string): SourceFile[] {
  const root = join(workspace, folder);
  if (!existsSync(root)) return [];
  return globSync('**/*.md', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({
      file: `${folder}/${path}`,
      name: path.replace(/\.md$/, ''),
      source: readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n'),
    }));
}

/** Reads a brand's files. A brand's file replaces the shared file of the same name. */
export function sourceFiles(workspace: string, brandId: string): readonly SourceFile[] {
  const byName = new Map<string, SourceFile>();
  for (const folder of [SHARED_CONTENT, contentOf(brandId)])
    for (const file of filesOf(workspace, folder)) byName.set(file.name, file);
  return [...byName.values()];
}
