import type { Brand } from '@tv/config';
import {
  acceptsParams,
  createRouteTable,
  findRoute,
  HELP_TOPICS,
  PACKAGES,
  routePaths,
  STREAMING_SERVICES,
  type NormalRoute,
} from '@tv/routes';
import type { Block, HelpEntry, PageEntry, PageSubject, WrittenPage } from '../src/page/writtenPage.ts';
import { readFrontMatter, type FrontMatter } from './frontMatter.ts';
import { fillPlaceholders } from './placeholders.ts';
import type { Problem } from './problem.ts';
import { readMarkdown, type FoundLink } from './readMarkdown.ts';
import type { SourceFile } from './sourceFiles.ts';

interface ReadPage {
  readonly file: SourceFile;
  readonly path: string;
  readonly route: NormalRoute;
  readonly frontMatter: FrontMatter;
  readonly blocks: readonly Block[];
  readonly links: readonly FoundLink[];
  readonly ids: readonly string[];
}

export interface CompiledPage {
  readonly file: string;
  /** A route's pages share a chunk. */
  readonly route: string;
  readonly page: WrittenPage;
}

export interface CompiledWords {
  readonly pages: readonly CompiledPage[];
  readonly help: readonly HelpEntry[];
  /** Must fail the build. */
  readonly problems: readonly Problem[];
}

/** The brand's slug is part of this path. */
const ABOUT_FOLDER = 'hva-er';

/** `hjelp/index` is `/hjelp`, `hva-er/jobb` is `/hva-er-glimt/jobb`. */
function pathOf(name: string, brand: Brand): string {
  const [folder, ...rest] = name.replace(/(?:^|\/)index$/, '').split('/');
  return `/${[folder === ABOUT_FOLDER ? `${ABOUT_FOLDER}-${brand.slug}` : folder, ...rest].join('/')}`;
}

function writtenRoutes(brand: Brand): ReadonlyMap<string, NormalRoute> {
  const routes = createRouteTable({ brandSlug: brand.slug, developerPages: false }).filter(
    (route): route is NormalRoute => route.kind === 'normal' && route.page === 'written',
  );
  return new Map(routes.flatMap((route) => routePaths(route).map((path) => [path, route] as const)));
}

/** @throws if the path ends with none of the values */
function among<Value extends string>(values: readonly Value[], path: string): Value {
  const last = path.split('/').at(-1);
  const found = values.find((value) => value === last);
  if (found === undefined) throw new Error(`${path} is no path of its route`);
  return found;
}

function subjectOf({ path, route }: Pick<ReadPage, 'path' | 'route'>): PageSubject {
  const isIndex = path.split('/').length === 2;
  if (route.name === 'help')
    return isIndex ? { kind: 'helpIndex' } : { kind: 'help', topic: among(HELP_TOPICS, path) };
  if (route.name === 'streamingService') return { kind: 'service', service: among(STREAMING_SERVICES, path) };
  if (route.name === 'packages')
    return isIndex ? { kind: 'packageIndex' } : { kind: 'package', package: among(PACKAGES, path) };
  return { kind: 'article' };
}

/** A message for a broken link; undefined if it is valid. */
function deadEnd(
  to: string,
  from: ReadPage,
  pages: ReadonlyMap<string, ReadPage>,
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
  if (hash !== '') return `${pathname} is no written page, and what it has by #… is not known`;
  const table = createRouteTable({ brandSlug: brand.slug, developerPages: false });
  const match = findRoute(table, pathname);
  // Catalogue pages may disappear, so only static paths are known.
  const isKnown =
    match?.route.kind === 'externalRedirect' ||
    (match?.route.kind === 'normal' &&
      acceptsParams(match.route, match.params) &&
      routePaths(match.route).includes(pathname));
  return isKnown ? undefined : `No page of ours is known at ${pathname}`;
}

/** Index first, then by order, then by title. */
function bySection(one: ReadPage, other: ReadPage): number {
  const depth = (page: ReadPage) => page.path.split('/').length;
  const order = (page: ReadPage) => page.frontMatter.order ?? Number.MAX_SAFE_INTEGER;
  return (
    depth(one) - depth(other) ||
    order(one) - order(other) ||
    one.frontMatter.title.localeCompare(other.frontMatter.title, 'nb')
  );
}

const entryOf = ({ path, frontMatter: { title, summary, products } }: ReadPage): PageEntry => ({
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
export function compileWords(files: readonly SourceFile[], brand: Brand): CompiledWords {
  const problems: Problem[] = [];
  const routes = writtenRoutes(brand);
  const pages = new Map<string, ReadPage>();
  const tried = new Set<string>();
  for (const file of files) {
    const wrong = ({ line, text }: Omit<Problem, 'file'>): void =>
      void problems.push({ file: file.file, line, text });
    const path = pathOf(file.name, brand);
    const route = routes.get(path);
    tried.add(path);
    if (route === undefined) {
      wrong({ line: 1, text: `No page of the route table is at ${path}` });
      continue;
    }
    const { text, unknown } = fillPlaceholders(file.source, brand);
    for (const { line, name } of unknown) wrong({ line, text: `Nothing is meant by ${name}` });
    const { frontMatter, body, problems: wrongAhead } = readFrontMatter(text);
    wrongAhead.forEach(wrong);
    const { problems: wrongText, ...read } = readMarkdown(body);
    wrongText.forEach(wrong);
    if (frontMatter === undefined) continue;
    if (route.name === 'packages' && path.split('/').length > 2 && frontMatter.products.length === 0)
      wrong({ line: 1, text: 'A package names its products' });
    if (read.blocks.length === 0) wrong({ line: 1, text: 'The page has no text' });
    pages.set(path, { file, path, route, frontMatter, ...read });
  }
  for (const page of pages.values())
    for (const { to, line } of page.links) {
      const text = deadEnd(to, page, pages, brand);
      if (text !== undefined) problems.push({ file: page.file.file, line, text });
    }
  for (const path of routes.keys())
    if (!tried.has(path))
      problems.push({
        file: 'libs/routes/src/routeTable.ts',
        line: 1,
        text: `${brand.displayName} has no file for ${path}`,
      });

  const sorted = [...pages.values()].sort(bySection);
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
