import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, Inline, Question } from '../src/page/editorialPage.ts';
import { toPlainText } from '../src/richText/toPlainText.ts';
import { slugifyHeading } from './slugifyHeading.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];
type Heading = Extract<Node, { type: 'heading' }>;
type List = Extract<Node, { type: 'list' }>;

export interface MarkdownLink {
  readonly to: string;
  readonly line: number;
}

export interface MarkdownResult {
  readonly blocks: readonly Block[];
  readonly links: readonly MarkdownLink[];
  readonly ids: readonly string[];
  readonly problems: readonly { readonly line: number; readonly text: string }[];
}

/** Used by the page itself. */
const RESERVED_IDS: readonly string[] = ['innhold', 'root'];

const lineOf = (node: Node): number => node.position?.start.line ?? 1;

/** `### Hva koster det? {#pris}` */
const CUSTOM_ANCHOR = /\s*\{#([a-z0-9-]+)\}$/;

/**
 * Parses level 2 and 3 headings, paragraphs, lists, blockquotes (notes), links, strong and emphasis; all else
 * is a problem. A level 3 heading that ends with a question mark is a question, and the blocks up to the next
 * heading are its answer.
 */
export function parseMarkdown(text: string): MarkdownResult {
  const links: MarkdownLink[] = [];
  const problems: { line: number; text: string }[] = [];
  const ids = new Set<string>(RESERVED_IDS);
  const addProblem = (node: Node, message: string): void =>
    void problems.push({ line: lineOf(node), text: message });

  const reject = (node: Node): [] => {
    const message =
      node.type === 'html'
        ? `There is HTML here: ${node.value}`
        : `Our pages have no form for this: ${node.type}`;
    addProblem(node, message);
    return [];
  };

  const inline = (node: Node): Inline[] => {
    if (node.type === 'text') return [node.value.replaceAll(/\s*\n\s*/g, ' ')];
    if (node.type === 'strong' || node.type === 'emphasis')
      return [{ kind: node.type, parts: mergeTexts(node.children.flatMap(inline)) }];
    if (node.type !== 'link') return reject(node);
    const parts = mergeTexts(node.children.flatMap(inline));
    if (toPlainText(parts).trim() === '') addProblem(node, 'A link has no words');
    links.push({ to: node.url, line: lineOf(node) });
    return [{ kind: 'link', to: node.url, parts }];
  };

  const toHeadingId = (node: Heading, headingText: string, customId: string | undefined): string => {
    const id = customId ?? slugifyHeading(headingText);
    if (id === '') addProblem(node, 'A heading has no words');
    if (ids.has(id)) addProblem(node, `Two headings are linked to by #${id}: name one of them, {#another}`);
    ids.add(id);
    return id;
  };

  let level = 1;
  const heading = (
    node: Heading,
  ): { id: string; level: 2 | 3; parts: Inline[]; headingText: string } | undefined => {
    const parts = node.children.flatMap(inline);
    const last = parts.at(-1);
    const customId = typeof last === 'string' ? CUSTOM_ANCHOR.exec(last)?.[1] : undefined;
    if (customId !== undefined && typeof last === 'string')
      parts[parts.length - 1] = last.replace(CUSTOM_ANCHOR, '');
    const headingText = toPlainText(parts).trim();
    if (node.depth !== 2 && node.depth !== 3) {
      addProblem(
        node,
        `A heading of level ${node.depth}: the title is the first, and a text has the second and third`,
      );
      return undefined;
    }
    if (node.depth > level + 1)
      addProblem(node, 'A heading of the third level stands under none of the second');
    level = node.depth;
    return { id: toHeadingId(node, headingText, customId), level: node.depth, parts, headingText };
  };

  const list = (node: List): Block => ({
    kind: 'list',
    isOrdered: node.ordered === true,
    items: node.children.map((item) => item.children.flatMap(block)),
  });

  function block(node: Node): Block[] {
    if (node.type === 'paragraph')
      return [{ kind: 'paragraph', parts: mergeTexts(node.children.flatMap(inline)) }];
    if (node.type === 'list') return [list(node)];
    if (node.type === 'blockquote') return [{ kind: 'note', blocks: node.children.flatMap(block) }];
    if (node.type !== 'heading') return reject(node);
    addProblem(node, 'A heading stands within something else');
    return [];
  }

  const blocks: Block[] = [];
  let answer: Block[] | undefined;
  const addQuestion = (question: Question & { answer: Block[] }): void => {
    const last = blocks.at(-1);
    if (last?.kind === 'questions')
      blocks[blocks.length - 1] = { ...last, questions: [...last.questions, question] };
    else blocks.push({ kind: 'questions', questions: [question] });
    answer = question.answer;
  };
  let openQuestion: Heading | undefined;
  const closeQuestion = (): void => {
    if (openQuestion !== undefined && answer?.length === 0)
      addProblem(openQuestion, 'A question has no answer');
    answer = undefined;
    openQuestion = undefined;
  };
  for (const node of fromMarkdown(text).children) {
    if (node.type !== 'heading') {
      (answer ?? blocks).push(...block(node));
      continue;
    }
    closeQuestion();
    const found = heading(node);
    if (found === undefined) continue;
    const { id, level: foundLevel, parts, headingText } = found;
    if (foundLevel === 3 && headingText.endsWith('?')) {
      openQuestion = node;
      addQuestion({ id, title: headingText, answer: [] });
    } else {
      blocks.push({ kind: 'heading', level: foundLevel, id, parts: mergeTexts(parts) });
    }
  }
  closeQuestion();
  return { blocks, links, ids: [...ids].filter((id) => !RESERVED_IDS.includes(id)), problems };
}

/** Merges adjacent texts and drops empty ones. */
function mergeTexts(parts: readonly Inline[]): Inline[] {
  return parts.reduce<Inline[]>((before, part) => {
    const last = before.at(-1);
    if (typeof part === 'string' && typeof last === 'string') return [...before.slice(0, -1), last + part];
    return part === '' ? before : [...before, part];
  }, []);
}
