import { posix } from 'node:path';
import { formatFiles, installPackagesTask, readJson, visitNotIgnoredFiles, writeJson } from '@nx/devkit';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import * as v from 'valibot';
import { addressesFor } from '@tv/run';
import { brandNames, readBrandNames, renameBrand } from './brandNames.ts';
import { createIcon } from './createIcon.ts';
import { createShareImage } from './createShareImage.ts';
import { choosePortOffset } from './portOffset.ts';
import { rotateColours } from './rotateColours.ts';

export type BrandOptions = {
  name: string;
  displayName: string;
  /** Local port with the default base; default: the next free hundred. */
  port?: number;
  like?: string;
  /** Degrees. */
  turn?: number;
  skipInstall?: boolean;
};

const brandManifest = v.looseObject({ brand: v.looseObject({ portOffset: v.number() }) });

function takenOffsets(tree: Tree, platformOffset: number): Set<number> {
  const brands = tree.children('apps').flatMap((app) => {
    const path = `apps/${app}/package.json`;
    const manifest = tree.exists(path) ? v.safeParse(brandManifest, readJson(tree, path)) : undefined;
    return manifest?.success === true ? [manifest.output.brand.portOffset] : [];
  });
  return new Set([...brands, platformOffset]);
}

const colouredExtensions = new Set(['.css', '.html', '.svg', '.webmanifest']);
const textExtensions = new Set([...colouredExtensions, '.ts', '.tsx', '.js', '.json', '.md', '.txt']);

function listFiles(tree: Tree, folder: string): string[] {
  const files: string[] = [];
  visitNotIgnoredFiles(tree, folder, (file) => files.push(posix.normalize(file.replaceAll('\\', '/'))));
  return files.filter((file) => !/\/(dist|node_modules)\//.test(file));
}

function writeThemeHeader(theme: string, sentence: string): string {
  return theme.replace(/^\/\*\n \* [\s\S]*?(?=\n \*\n|\n \*\/)/, `/*\n * ${sentence}`);
}

/**
 * Generates a brand: a copy of an existing app with its own names, address and colours. Nothing outside its
 * folder changes; everything else discovers brands under `apps`.
 *
 * @throws if the folder exists, the template is not a brand, or the port is taken
 */
export default async function brandGenerator(tree: Tree, options: BrandOptions): Promise<GeneratorCallback> {
  const like = options.like ?? 'brand-a';
  const turn = options.turn ?? 200;
  const [root, model] = [`apps/${options.name}`, `apps/${like}`];
  if (tree.exists(root)) throw new Error(`Folder ${root} already exists.`);
  const source = tree.read(`${model}/src/brand.ts`, 'utf8');
  if (source === null) throw new Error(`${model} is not a brand: src/brand.ts is missing.`);

  const { basePort, platformPort } = addressesFor('');
  const portOffset = choosePortOffset(options.port, basePort, takenOffsets(tree, platformPort - basePort));
  const from = readBrandNames(source);
  const to = brandNames(options.name, options.displayName);

  for (const file of listFiles(tree, model)) {
    const target = `${root}${file.slice(model.length)}`;
    const extension = posix.extname(file);
    const content = tree.read(file);
    if (content === null) continue;
    if (!textExtensions.has(extension)) {
      tree.write(target, content);
      continue;
    }
    const renamed = renameBrand(content.toString('utf8'), from, to);
    tree.write(target, colouredExtensions.has(extension) ? rotateColours(renamed, turn) : renamed);
  }

  const manifest = readJson<Record<string, unknown>>(tree, `${root}/package.json`);
  writeJson(tree, `${root}/package.json`, { ...manifest, brand: { portOffset } });

  const theme = tree.read(`${root}/src/theme.css`, 'utf8') ?? '';
  const sentence = `${to.displayName}: a copy of ${from.displayName} with colours rotated by ${turn}°.`;
  tree.write(`${root}/src/theme.css`, writeThemeHeader(theme, sentence));
  tree.write(`${root}/public/icon.svg`, createIcon(to.displayName, theme));
  tree.write(`${root}/public/share.png`, await createShareImage(to.displayName, theme));

  await formatFiles(tree);
  return () => {
    if (options.skipInstall !== true) installPackagesTask(tree, true);
    console.log(`${to.displayName} will run on port ${basePort + portOffset} after the next npm start.`);
  };
}
