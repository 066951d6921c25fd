import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of content. */
export interface SourceFile {
  /** From the workspace's root, with slashes. */
  readonly file: string;
  /** Within its folder of content, without the extension: `hjelp/viaplay`. */
  readonly name: string;
  readonly source: string;
}

/** What all brands share, from the workspace's root. */
export const SHARED_CONTENT = 'libs/words/content';

/** What one brand says itself. */
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

/** A brand's files: its own, and those of all brands that it has none of the same name for. */
export function sourceFiles(workspace: string, brandId: string): readonly SourceFile[] {
  const byName = new Map<string, SourceFile>();
  for (const folder of [SHARED_CONTENT, contentOf(brandId)])
    for (const file of filesOf(workspace, folder)) byName.set(file.name, file);
  return [...byName.values()];
}
