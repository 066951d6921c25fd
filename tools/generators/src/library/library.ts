import { join } from 'node:path';
import { formatFiles, generateFiles, installPackagesTask, names } from '@nx/devkit';
import type { GeneratorCallback, Tree } from '@nx/devkit';

export type LibraryOptions = {
  name: string;
  layer: 'feature' | 'data' | 'foundation';
  description?: string;
  /** Whether it has components; default: features do. */
  view?: boolean;
  skipInstall?: boolean;
};

/**
 * Generates a library in the standard structure.
 *
 * @throws if the folder exists
 */
export default async function libraryGenerator(
  tree: Tree,
  options: LibraryOptions,
): Promise<GeneratorCallback> {
  const root = `libs/${options.name}`;
  if (tree.exists(root)) throw new Error(`Folder ${root} already exists.`);

  const view = options.view ?? options.layer === 'feature';
  const { className, propertyName } = names(options.name);
  const description = options.description ?? `${view ? 'Components' : 'Rules'} of ${options.name}.`;
  const values = { name: options.name, layer: options.layer, view, className, propertyName };
  for (const files of view ? ['common', 'view'] : ['common'])
    generateFiles(tree, join(import.meta.dirname, 'files', files), root, {
      ...values,
      // Inserted into JSON and Markdown verbatim.
      description: description.replaceAll('"', "'"),
    });

  await formatFiles(tree);
  return () => {
    if (options.skipInstall !== true) installPackagesTask(tree, true);
  };
}
