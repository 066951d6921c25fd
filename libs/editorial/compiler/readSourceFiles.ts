import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the workspace root, with forward slashes. */
  readonly file: string;
  /** `hjelp/viaplay` */
  readonly name: string;
  readonly source: string;
}

export const SHARED_CONTENT_FOLDER = 'libs/editorial/content';

export const brandContentFolder = (brandId: string): string => `apps/${brandId}/content`;

function readFolder(workspace: string, folder: string): SourceFile[] {
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

/** Returns a brand's files; they replace shared files of the same name. */
export function readSourceFiles(workspace: string, brandId: string): readonly SourceFile[] {
  const byName = new Map<string, SourceFile>();
  for (const folder of [SHARED_CONTENT_FOLDER, brandContentFolder(brandId)])
    for (const file of readFolder(workspace, folder)) byName.set(file.name, file);
  return [...byName.values()];
}
