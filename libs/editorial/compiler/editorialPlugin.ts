import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Brand } from '@tv/config';
import { compileEditorial, type CompiledEditorial } from './compileEditorial.ts';
import { formatProblem } from './formatProblem.ts';
import { brandContentFolder, SHARED_CONTENT_FOLDER, readSourceFiles } from './readSourceFiles.ts';

/** The pages of a route, or the help index. */
const VIRTUAL_MODULE = /^(?:virtual:|\0)written-(pages|help)\/([^/]+)\/?(.*)$/;

/** The module that the plugin replaces. */
const PAGE_LIST_FILE = 'libs/editorial/src/page/editorialPages.ts';

const WORKSPACE_ROOT = resolve(import.meta.dirname, '../../..');

const withForwardSlashes = (path: string): string => path.replaceAll('\\', '/');

export function listBrandIds(workspace = WORKSPACE_ROOT): readonly string[] {
  return globSync('apps/*/src/brand.ts', { cwd: workspace })
    .map((path) => path.split(/[\\/]/)[1] ?? '')
    .sort();
}

/** @throws if the brand has no `brand.ts` */
export async function loadBrand(brandId: string, workspace = WORKSPACE_ROOT): Promise<Brand> {
  const file = join(workspace, 'apps', brandId, 'src/brand.ts');
  const { brand } = (await import(pathToFileURL(file).href)) as { brand: Brand };
  return brand;
}

/** Compiles a brand's pages. */
export async function compileBrand(brandId: string, workspace = WORKSPACE_ROOT): Promise<CompiledEditorial> {
  return compileEditorial(readSourceFiles(workspace, brandId), await loadBrand(brandId, workspace));
}

export interface EditorialPluginOptions {
  /** All by default. */
  readonly brands?: readonly string[];
  readonly workspace?: string;
}

const json = (value: unknown): string => JSON.stringify(value);

/**
 * Compiles Markdown: `editorialPages` lists the pages, each route is a virtual module. Problems fail the
 * build.
 */
export function editorialPlugin({ brands, workspace = WORKSPACE_ROOT }: EditorialPluginOptions = {}): Plugin {
  const compiled = new Map<string, Promise<CompiledEditorial>>();
  const compileOnce = async (brandId: string): Promise<CompiledEditorial> => {
    const pending = compiled.get(brandId) ?? compileBrand(brandId, workspace);
    compiled.set(brandId, pending);
    const result = await pending;
    if (result.problems.length > 0) throw new Error(result.problems.map(formatProblem).join('\n'));
    return result;
  };
  const pageListFile = withForwardSlashes(join(workspace, PAGE_LIST_FILE));
  const contentFolders = (): readonly string[] =>
    [SHARED_CONTENT_FOLDER, ...listBrandIds(workspace).map(brandContentFolder)].map((folder) =>
      withForwardSlashes(join(workspace, folder)),
    );

  const pageListSource = async (brandId: string): Promise<string> => {
    const { pages } = await compileOnce(brandId);
    const sections = Array.from(
      Map.groupBy(pages, ({ route }) => route),
      ([route, ofRoute]) => {
        const paths = json(ofRoute.map(({ page }) => page.path));
        const address = json(`virtual:written-pages/${brandId}/${route}`);
        return `{ paths: ${paths}, pages: lazyWithPreload(() => import(${address}).then(({ pages }) => pages)) }`;
      },
    );
    const address = json(`virtual:written-help/${brandId}`);
    const help = `lazyWithPreload(() => import(${address}).then(({ help }) => help))`;
    return `${json(brandId)}: { sections: [${sections.join(',\n')}], help: ${help} }`;
  };

  return {
    name: 'written-pages',
    configureServer(server) {
      server.watcher.add([...contentFolders()]);
    },
    resolveId(id) {
      return VIRTUAL_MODULE.test(id) ? id.replace('virtual:', '\0') : undefined;
    },
    async load(id) {
      if (withForwardSlashes(id) === pageListFile) {
        const lists = await Promise.all((brands ?? listBrandIds(workspace)).map(pageListSource));
        return `import { lazyWithPreload } from '@tv/lazy';\nexport const editorialPages = { ${lists.join(',\n')} };\n`;
      }
      const [, what, brandId, route] = VIRTUAL_MODULE.exec(id) ?? [];
      if (brandId === undefined) return undefined;
      const { pages, help } = await compileOnce(brandId);
      if (what === 'help') return `export const help = ${json(help)};`;
      const ofRoute = pages.filter((page) => page.route === route).map(({ page }) => page);
      const entries = ofRoute.map(
        ({ section: _shared, ...page }) => `${json(page.path)}: { ...${json(page)}, section }`,
      );
      return `const section = ${json(ofRoute[0]?.section)};\nexport const pages = { ${entries.join(',\n')} };`;
    },
    hotUpdate({ file }) {
      if (!file.endsWith('.md') || !contentFolders().some((folder) => file.startsWith(`${folder}/`)))
        return undefined;
      // Pages list each other, so any may change.
      compiled.clear();
      const { moduleGraph, hot } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (withForwardSlashes(id) === pageListFile || VIRTUAL_MODULE.test(id))
          moduleGraph.invalidateModule(module);
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
