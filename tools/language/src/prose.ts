import ts from 'typescript';
import { isScalar, Lexer, parseDocument, visit } from 'yaml';

/** A piece of prose in a source file: a comment, a test title, a story name, a YAML description or a line of Markdown. */
export interface Prose {
  readonly text: string;
  /** The line it starts at, from 1. */
  readonly line: number;
}

const testFunctions = new Set(['it', 'test', 'describe']);

const withoutCode = (text: string): string => text.replaceAll(/`[^`\n]*`/g, '');

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

/** Returns the function that a call like `it.each(rows)(title)` starts with. */
function calleeRoot(expression: ts.Expression): ts.Expression {
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return calleeRoot(expression.expression);
  return ts.isTaggedTemplateExpression(expression) ? calleeRoot(expression.tag) : expression;
}

function isTestTitle(node: ts.Node): boolean {
  const call = node.parent;
  if (!ts.isCallExpression(call) || call.arguments[0] !== node) return false;
  const root = calleeRoot(call.expression);
  return ts.isIdentifier(root) && testFunctions.has(root.text);
}

const isStoryName = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node.parent) && /^(?:title|name)$/.test(node.parent.name.getText());

/**
 * Returns the comments beside a token; none in JSX text, which is content.
 */
function commentsAt(token: ts.Node, source: string): readonly ts.CommentRange[] {
  if (ts.isJsxText(token)) return [];
  const isBeforeJsxText = source.slice(token.end - 1, token.end) === '>' || isJsxExpressionEnd(token);
  return [
    ...(ts.getLeadingCommentRanges(source, token.pos) ?? []),
    ...(isBeforeJsxText ? [] : (ts.getTrailingCommentRanges(source, token.end) ?? [])),
  ];
}

const isJsxExpressionEnd = (token: ts.Node): boolean =>
  token.kind === ts.SyntaxKind.CloseBraceToken && ts.isJsxExpression(token.parent);

function proseOfScript(file: string, source: string): Prose[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found = new Map<number, Prose>();
  const add = (start: number, end: number, text = source.slice(start, end)) =>
    found.set(start, {
      text,
      line: tree.getLineAndCharacterOfPosition(start).line + 1,
    });
  const visit = (node: ts.Node) => {
    const isName = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    if (isName && (isTestTitle(node) || (file.endsWith('.stories.tsx') && isStoryName(node))))
      add(node.getStart(), node.end);
    const children = node.getChildren(tree).filter((child) => !ts.isJSDoc(child));
    if (children.length === 0)
      for (const { pos, end } of commentsAt(node, source)) add(pos, end, withoutCode(source.slice(pos, end)));
    children.forEach(visit);
  };
  visit(tree);
  return [...found.values()];
}

/** Returns Markdown without code blocks and inline code. */
const proseOfMarkdown = (source: string): Prose[] =>
  source
    .replaceAll(/```[\s\S]*?```/g, (code) => code.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map((text, index) => ({ text: withoutCode(text), line: index + 1 }));

const proseOfStyles = (source: string): Prose[] =>
  [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: text, index }) => ({
    text,
    line: lineAt(source, index),
  }));

/** The lexer puts this before the text of a scalar. */
const SCALAR_MARK = '\u001F';

/** All marks of the lexer that are not part of the source. */
const LEXER_MARKS = new Set(['\u0002', '\u0018', SCALAR_MARK]);

/** Uses the lexer because a `#` in a scalar starts no comment. */
function commentsOfYaml(source: string): Prose[] {
  const found: Prose[] = [];
  let offset = 0;
  let previous = '';
  for (const lexeme of new Lexer().lex(source)) {
    if (lexeme.startsWith('#') && previous !== SCALAR_MARK)
      found.push({ text: withoutCode(lexeme), line: lineAt(source, offset) });
    if (!LEXER_MARKS.has(lexeme)) offset += lexeme.length;
    previous = lexeme;
  }
  return found;
}

/** Returns the descriptions and summaries, except in example data. */
function descriptionsOfYaml(source: string): Prose[] {
  const found: Prose[] = [];
  visit(parseDocument(source), {
    Pair: (_, { key, value }) => {
      const name = isScalar(key) ? key.value : undefined;
      if (name === 'example' || name === 'value') return visit.SKIP;
      if ((name === 'description' || name === 'summary') && isScalar(value) && value.range) {
        const [start, end] = value.range;
        found.push({ text: withoutCode(source.slice(start, end)), line: lineAt(source, start) });
      }
      return undefined;
    },
  });
  return found;
}

/**
 * Returns the prose of a file: comments of TypeScript, CSS and YAML, titles of tests and stories,
 * descriptions of YAML, and Markdown without its code.
 *
 * @param file  its extension selects the language
 */
export function proseOf(file: string, source: string): readonly Prose[] {
  if (file.endsWith('.md')) return proseOfMarkdown(source);
  if (/\.ya?ml$/.test(file)) return [...commentsOfYaml(source), ...descriptionsOfYaml(source)];
  return file.endsWith('.css') ? proseOfStyles(source) : proseOfScript(file, source);
}
