import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Brand } from '@tv/config';
import { compileWords, type CompiledWords } from './compileWords.ts';
import { describeProblem } from './problem.ts';
import { contentOf, SHARED_CONTENT, sourceFiles } from './sourceFiles.ts';

/** The pages of a route, or the help index. */
const MADE = /^(?:virtual:|\0)written-(pages|help)\/([^/]+)\/?(.*)$/;

/** The module that the plugin replaces. */
const LIST = 'libs/words/src/page/writtenPages.ts';

const here = resolve(import.meta.dirname, '../../..');

const slashed = (path: string): string => path.replaceAll('\\', '/');

export function brandIds(workspace = here): readonly string[] {
  return globSync('apps/*/src/brand.ts', { cwd: workspace })
    .map((path) => path.split(/[\\/]/)[1] ?? '')
    .sort();
}

/** @throws if the brand has no `brand.ts` */
export async function readBrand(brandId: string, workspace = here): Promise<Brand> {
  const file = join(workspace, 'apps', brandId, 'src/brand.ts');
  const { brand } = (await import(pathToFileURL(file).href)) as { brand: Brand };
  return brand;
}

/** Compiles a brand's pages. */
export async function wordsOf(brandId: string, workspace = here): Promise<CompiledWords> {
  return compileWords(sourceFiles(workspace, brandId), await readBrand(brandId, workspace));
}

export interface WrittenPagesOptions {
  /** All by default. */
  readonly brands?: readonly string[];
  readonly workspace?: string;
}

const json = (value: unknown): string => JSON.stringify(value);

/**
 * Compiles Markdown: `editorialPages` lists the pages, each route is a virtual module. Problems fail the
 * build.
 */
export function writtenPagesPlugin({ brands, workspace = here }: WrittenPagesOptions = {}): Plugin {
  const compiled = new Map<string, Promise<CompiledWords>>();
  const words = async (brandId: string): Promise<CompiledWords> => {
    const asked = compiled.get(brandId) ?? wordsOf(brandId, workspace);
    compiled.set(brandId, asked);
    const answer = await asked;
    if (answer.problems.length > 0) throw new Error(answer.problems.map(describeProblem).join('\n'));
    return answer;
  };
  const list = slashed(join(workspace, LIST));
  const folders = (): readonly string[] =>
    [SHARED_CONTENT, ...brandIds(workspace).map(contentOf)].map((folder) => slashed(join(workspace, folder)));

  const listOf = async (brandId: string): Promise<string> => {
    const { pages } = await words(brandId);
    const sections = Array.from(
      Map.groupBy(pages, ({ route }) => route),
      ([route, ofRoute]) => {
        const paths = json(ofRoute.map(({ page }) => page.path));
        const address = json(`virtual:written-pages/${brandId}/${route}`);
        return `{ paths: ${paths}, pages: late(() => import(${address}).then(({ pages }) => pages)) }`;
      },
    );
    const address = json(`virtual:written-help/${brandId}`);
    const help = `late(() => import(${address}).then(({ help }) => help))`;
    return `${json(brandId)}: { sections: [${sections.join(',\n')}], help: ${help} }`;
  };

  return {
    name: 'written-pages',
    configureServer(server) {
      server.watcher.add([...folders()]);
    },
    resolveId(id) {
      return MADE.test(id) ? id.replace('virtual:', '\0') : undefined;
    },
    async load(id) {
      if (slashed(id) === list) {
        const lists = await Promise.all((brands ?? brandIds(workspace)).map(listOf));
        return `import { late } from './late.ts';\nexport const writtenPages = { ${lists.join(',\n')} };\n`;
      }
      const [, what, brandId, route] = MADE.exec(id) ?? [];
      if (brandId === undefined) return undefined;
      const { pages, help } = await words(brandId);
      if (what === 'help') return `export const help = ${json(help)};`;
      const ofRoute = pages.filter((page) => page.route === route).map(({ page }) => page);
      const entries = ofRoute.map(
        ({ section: _shared, ...page }) => `${json(page.path)}: { ...${json(page)}, section }`,
      );
      return `const section = ${json(ofRoute[0]?.section)};\nexport const pages = { ${entries.join(',\n')} };`;
    },
    hotUpdate({ file }) {
      if (!file.endsWith('.md') || !folders().some((folder) => file.startsWith(`${folder}/`)))
        return undefined;
      // Pages list each other, so any may change.
      compiled.clear();
      const { moduleGraph, hot } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (slashed(id) === list || MADE.test(id)) moduleGraph.invalidateModule(module);
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
