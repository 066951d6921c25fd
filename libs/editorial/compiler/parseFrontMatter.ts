import * as v from 'valibot';
import { parseDocument } from 'yaml';

const dateSchema = v.pipe(v.string(), v.isoDate('is to be a day such as 2026-11-20'));
const textSchema = v.pipe(v.string('is no text'), v.trim(), v.nonEmpty('is empty'));

const schema = v.strictObject({
  /** Heading, document title and link text. */
  title: textSchema,
  /** For search engines and shared links. */
  description: v.pipe(
    textSchema,
    v.minLength(50, 'is shorter than 50 characters'),
    v.maxLength(170, 'is longer than 170 characters'),
  ),
  /** One sentence, also shown on tiles. */
  summary: textSchema,
  /** Pages without one follow, by title. */
  order: v.optional(v.number()),
  updated: v.optional(dateSchema),
  /** Product ids; names and prices come from the API. */
  products: v.optional(v.array(textSchema), []),
});

export type FrontMatter = v.InferOutput<typeof schema>;

export interface FrontMatterResult {
  readonly frontMatter: FrontMatter | undefined;
  /** Keeps the file's line numbers. */
  readonly body: string;
  readonly problems: readonly { readonly line: number; readonly text: string }[];
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?:\n|$)/;

/** Adds a hint at the most common cause. */
const yamlErrorMessage = (message: string): string =>
  `${message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? ''} (a text with a colon in it stands in quotes)`;

/** Parses the YAML between two `---` lines. */
export function parseFrontMatter(source: string): FrontMatterResult {
  const found = FRONT_MATTER.exec(source);
  if (found === null) {
    const text = 'The file is to begin with its title and description between two lines of ---';
    return { frontMatter: undefined, body: source, problems: [{ line: 1, text }] };
  }
  const [fullMatch, yaml = ''] = found;
  const body = '\n'.repeat(fullMatch.split('\n').length - 1) + source.slice(fullMatch.length);
  const lineOf = (key: unknown): number => {
    const at = yaml.split('\n').findIndex((line) => line.startsWith(`${String(key)}:`));
    return at < 0 ? 1 : at + 2;
  };
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) {
    const line = (error.linePos?.[0].line ?? 0) + 1;
    return { frontMatter: undefined, body, problems: [{ line, text: yamlErrorMessage(error.message) }] };
  }
  const parsed = v.safeParse(schema, document.toJS() ?? {});
  if (parsed.success) return { frontMatter: parsed.output, body, problems: [] };
  const problems = parsed.issues.map((issue) => {
    const key = issue.path?.[0]?.key;
    // Valibot expects `never` for an unknown key.
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
