import * as v from 'valibot';
import { parseDocument } from 'yaml';

const day = v.pipe(v.string(), v.isoDate('is to be a day such as 2026-11-20'));
const words = v.pipe(v.string('is no text'), v.trim(), v.nonEmpty('is empty'));

const schema = v.strictObject({
  /** What the page is called: its heading, the tab, and the links to it. */
  title: words,
  /** For search engines and shared links: one or two sentences. */
  description: v.pipe(
    words,
    v.minLength(50, 'is shorter than 50 characters'),
    v.maxLength(170, 'is longer than 170 characters'),
  ),
  /** What the page is, in one sentence: beneath its heading, and where others link to it. */
  summary: words,
  /** Its place among the pages of its folder; without one it comes after those that have one, by title. */
  order: v.optional(v.number()),
  /** The day that it was last changed in substance. */
  updated: v.optional(day),
  /** Ids of the products that it is about; their names and prices come from the API. */
  products: v.optional(v.array(words), []),
});

export type FrontMatter = v.InferOutput<typeof schema>;

export interface FrontMatterAnswer {
  readonly frontMatter: FrontMatter | undefined;
  /** The rest of the file, on the lines that it had. */
  readonly body: string;
  readonly problems: readonly { readonly line: number; readonly text: string }[];
}

const FENCED = /^---\n([\s\S]*?)\n---(?:\n|$)/;

/** What a parser of YAML says, with what is wrong most often. */
const yamlAdvice = (message: string): string =>
  `${message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? ''} (a text with a colon in it stands in quotes)`;

/** The lines between the first two `---` of a file, as YAML, and what follows them. */
export function readFrontMatter(source: string): FrontMatterAnswer {
  const found = FENCED.exec(source);
  if (found === null) {
    const text = 'The file is to begin with its title and description between two lines of ---';
    return { frontMatter: undefined, body: source, problems: [{ line: 1, text }] };
  }
  const [whole, yaml = ''] = found;
  const body = '\n'.repeat(whole.split('\n').length - 1) + source.slice(whole.length);
  const lineOf = (key: unknown): number => {
    const at = yaml.split('\n').findIndex((line) => line.startsWith(`${String(key)}:`));
    return at < 0 ? 1 : at + 2;
  };
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) {
    const line = (error.linePos?.[0].line ?? 0) + 1;
    return { frontMatter: undefined, body, problems: [{ line, text: yamlAdvice(error.message) }] };
  }
  const parsed = v.safeParse(schema, document.toJS() ?? {});
  if (parsed.success) return { frontMatter: parsed.output, body, problems: [] };
  const problems = parsed.issues.map((issue) => {
    const key = issue.path?.[0]?.key;
    // A key too many has nothing that is expected of it.
    const isMissing = issue.type === 'strict_object' && issue.expected !== 'never';
    const isUnknown = issue.type === 'strict_object' && !isMissing;
    const text = isMissing
      ? 'is missing'
      : isUnknown
        ? 'is not a thing that can be said here'
        : issue.message;
    return { line: lineOf(key), text: `${String(key)} ${text}` };
  });
  return { frontMatter: undefined, body, problems };
}
