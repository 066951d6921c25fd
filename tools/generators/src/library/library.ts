import { join } from 'node:path';
import { formatFiles, generateFiles, installPackagesTask, names } from '@nx/devkit';
import type { GeneratorCallback, Tree } from '@nx/devkit';

export type LibraryOptions = {
  /** The folder under `libs`, in kebab-case. */
  name: string;
  layer: 'feature' | 'data' | 'ground';
  /** What lives there, in a sentence. */
  description?: string;
  /** Whether it draws; by default a feature does. */
  view?: boolean;
  skipInstall?: boolean;
};

/**
 * Makes a library in the form all of ours have.
 *
 * @throws when there is already a folder of that name
 */
export default async function libraryGenerator(
  tree: Tree,
  options: LibraryOptions,
): Promise<GeneratorCallback> {
  const root = `libs/${options.name}`;
  if (tree.exists(root)) throw new Error(`There is already a folder ${root}.`);

  const view = options.view ?? options.layer === 'feature';
  const { className, propertyName } = names(options.name);
  const description = options.description ?? `What viewers see of ${options.name}.`;
  const values = { name: options.name, layer: options.layer, view, className, propertyName };
  for (const files of view ? ['common', 'view'] : ['common'])
    generateFiles(tree, join(import.meta.dirname, 'files', files), root, {
      ...values,
      // Goes into JSON and Markdown as it is.
      description: description.replaceAll('"', "'"),
    });

  await formatFiles(tree);
  return () => {
    if (options.skipInstall !== true) installPackagesTask(tree, true);
  };
}
