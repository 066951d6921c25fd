import type { Brand } from '@tv/config';
import {
  hasValidParams,
  createRouteTable,
  findRoute,
  HELP_TOPICS,
  PACKAGES,
  routePaths,
  STREAMING_SERVICES,
  type NormalRoute,
} from '@tv/routes';
import type { Block, HelpEntry, PageEntry, PageSubject, EditorialPage } from '../src/page/editorialPage.ts';
import { fillPlaceholders } from './fillPlaceholders.ts';
import type { Problem } from './formatProblem.ts';
import { parseFrontMatter, type FrontMatter } from './parseFrontMatter.ts';
import { parseMarkdown, type MarkdownLink } from './parseMarkdown.ts';
import type { SourceFile } from './readSourceFiles.ts';

interface ParsedPage {
  readonly file: SourceFile;
  readonly path: string;
  readonly route: NormalRoute;
  readonly frontMatter: FrontMatter;
  readonly blocks: readonly Block[];
  readonly links: readonly MarkdownLink[];
  readonly ids: readonly string[];
}

export interface CompiledPage {
  readonly file: string;
  /** A route's pages share a chunk. */
  readonly route: string;
  readonly page: EditorialPage;
}

export interface CompiledEditorial {
  readonly pages: readonly CompiledPage[];
  readonly help: readonly HelpEntry[];
  /** Must fail the build. */
  readonly problems: readonly Problem[];
}

/** The brand's slug is part of this path. */
const ABOUT_FOLDER = 'hva-er';

/** Returns a path: `/hjelp` for `hjelp/index`, `/hva-er-glimt/jobb` for `hva-er/jobb`. */
function pathOf(name: string, brand: Brand): string {
  const [folder, ...rest] = name.replace(/(?:^|\/)index$/, '').split('/');
  return `/${[folder === ABOUT_FOLDER ? `${ABOUT_FOLDER}-${brand.slug}` : folder, ...rest].join('/')}`;
}

function editorialRoutes(brand: Brand): ReadonlyMap<string, NormalRoute> {
  const routes = createRouteTable({ brandSlug: brand.slug, developerPages: false }).filter(
    (route): route is NormalRoute => route.kind === 'normal' && route.page === 'editorial',
  );
  return new Map(routes.flatMap((route) => routePaths(route).map((path) => [path, route] as const)));
}

/** @throws if the path ends with none of the values */
function matchSlug<Value extends string>(values: readonly Value[], path: string): Value {
  const last = path.split('/').at(-1);
  const found = values.find((value) => value === last);
  if (found === undefined) throw new Error(`${path} is no path of its route`);
  return found;
}

function subjectOf({ path, route }: Pick<ParsedPage, 'path' | 'route'>): PageSubject {
  const isIndex = path.split('/').length === 2;
  if (route.name === 'help')
    return isIndex ? { kind: 'helpIndex' } : { kind: 'help', topic: matchSlug(HELP_TOPICS, path) };
  if (route.name === 'streamingService')
    return { kind: 'service', service: matchSlug(STREAMING_SERVICES, path) };
  if (route.name === 'packages')
    return isIndex ? { kind: 'packageIndex' } : { kind: 'package', package: matchSlug(PACKAGES, path) };
  return { kind: 'article' };
}

/** Returns a message for a broken link; undefined if it is valid. */
function findLinkProblem(
  to: string,
  from: ParsedPage,
  pages: ReadonlyMap<string, ParsedPage>,
  brand: Brand,
): string | undefined {
  if (/^(?:https|mailto):/.test(to)) return URL.canParse(to) ? undefined : `${to} is no address`;
  if (!/^[/#]/.test(to) || to.startsWith('//'))
    return `${to} is neither a path of ours nor an address of https or mailto`;
  const { pathname, hash } = new URL(to, `https://words.test${from.path}`);
  const page = pages.get(pathname);
  if (page !== undefined) {
    const id = decodeURIComponent(hash.slice(1));
    return id === '' || page.ids.includes(id) ? undefined : `${pathname} has nothing that is called #${id}`;
  }
  if (hash !== '') return `${pathname} is no editorial page, so its anchor cannot be checked`;
  const table = createRouteTable({ brandSlug: brand.slug, developerPages: false });
  const match = findRoute(table, pathname);
  // Catalogue pages may disappear, so only static paths are known.
  const isKnown =
    match?.route.kind === 'externalRedirect' ||
    (match?.route.kind === 'normal' &&
      hasValidParams(match.route, match.params) &&
      routePaths(match.route).includes(pathname));
  return isKnown ? undefined : `No page of ours is known at ${pathname}`;
}

/** Sorts the index first, then by order, then by title. */
function compareInSection(one: ParsedPage, other: ParsedPage): number {
  const depth = (page: ParsedPage) => page.path.split('/').length;
  const order = (page: ParsedPage) => page.frontMatter.order ?? Number.MAX_SAFE_INTEGER;
  return (
    depth(one) - depth(other) ||
    order(one) - order(other) ||
    one.frontMatter.title.localeCompare(other.frontMatter.title, 'nb')
  );
}

const entryOf = ({ path, frontMatter: { title, summary, products } }: ParsedPage): PageEntry => ({
  path,
  title,
  summary,
  products,
});

function questionsOf(blocks: readonly Block[]): HelpEntry['questions'] {
  return blocks.flatMap((block) =>
    block.kind === 'questions' ? block.questions.map(({ id, title }) => ({ id, title })) : [],
  );
}

/** Compiles a brand's pages and checks links, front matter, and that each editorial path has a file. */
export function compileEditorial(files: readonly SourceFile[], brand: Brand): CompiledEditorial {
  const problems: Problem[] = [];
  const routes = editorialRoutes(brand);
  const pages = new Map<string, ParsedPage>();
  const pathsWithFile = new Set<string>();
  for (const file of files) {
    const addProblem = ({ line, text }: Omit<Problem, 'file'>): void =>
      void problems.push({ file: file.file, line, text });
    const path = pathOf(file.name, brand);
    const route = routes.get(path);
    pathsWithFile.add(path);
    if (route === undefined) {
      addProblem({ line: 1, text: `No page of the route table is at ${path}` });
      continue;
    }
    const { text, unknown } = fillPlaceholders(file.source, brand);
    for (const { line, name } of unknown) addProblem({ line, text: `Nothing is meant by ${name}` });
    const { frontMatter, body, problems: frontMatterProblems } = parseFrontMatter(text);
    frontMatterProblems.forEach(addProblem);
    const { problems: markdownProblems, ...parsed } = parseMarkdown(body);
    markdownProblems.forEach(addProblem);
    if (frontMatter === undefined) continue;
    if (route.name === 'packages' && path.split('/').length > 2 && frontMatter.products.length === 0)
      addProblem({ line: 1, text: 'A package names its products' });
    if (parsed.blocks.length === 0) addProblem({ line: 1, text: 'The page has no text' });
    pages.set(path, { file, path, route, frontMatter, ...parsed });
  }
  for (const page of pages.values())
    for (const { to, line } of page.links) {
      const text = findLinkProblem(to, page, pages, brand);
      if (text !== undefined) problems.push({ file: page.file.file, line, text });
    }
  for (const path of routes.keys())
    if (!pathsWithFile.has(path))
      problems.push({
        file: 'libs/routes/src/table/routeTable.ts',
        line: 1,
        text: `${brand.displayName} has no file for ${path}`,
      });

  const sorted = [...pages.values()].sort(compareInSection);
  return {
    pages: sorted.map((page) => ({
      file: page.file.file,
      route: page.route.name,
      page: {
        ...entryOf(page),
        subject: subjectOf(page),
        description: page.frontMatter.description,
        ...(page.frontMatter.updated === undefined ? {} : { updated: page.frontMatter.updated }),
        blocks: page.blocks,
        section: sorted.filter(({ route }) => route === page.route).map(entryOf),
      },
    })),
    help: sorted
      .filter(({ route }) => route.name === 'help')
      .map((page) => {
        const { path, title, summary } = entryOf(page);
        return { path, title, summary, questions: questionsOf(page.blocks) };
      }),
    problems,
  };
}
