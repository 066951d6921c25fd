import path from 'node:path';
import type { Plugin } from 'vite';

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* nodesIn(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item);
  else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) yield* nodesIn(child);
  }
}

type LazyCall = SyntaxNode & { readonly arguments: readonly SyntaxNode[] };

const isLazyCall = (node: SyntaxNode): node is LazyCall =>
  node.type === 'CallExpression' &&
  'callee' in node &&
  isNode(node.callee) &&
  'name' in node.callee &&
  node.callee.name === 'lazyWithPreload';

/** The module that a call imports; undefined if its argument is a variable. */
function importedBy(call: LazyCall): string | undefined {
  for (const node of nodesIn(call.arguments[0]))
    if (node.type === 'ImportExpression' && 'source' in node && isNode(node.source) && 'value' in node.source)
      return String(node.source.value);
  return undefined;
}

/**
 * Vite plugin that adds to each `lazyWithPreload` of a server build the source file it loads. The server finds
 * the file's scripts and style sheets by it in the manifest of the client build.
 *
 * @param workspace absolute path; source paths are relative to it
 */
export function lazySources(workspace: string): Plugin {
  return {
    name: 'lazy-sources',
    async transform(code, id) {
      if (!code.includes('lazyWithPreload(') || id.includes('node_modules')) return null;
      const calls = [...nodesIn(this.parse(code))].filter(isLazyCall);
      let result = code;
      // From the end, so that the positions before it stay right.
      for (const call of calls.reverse()) {
        const specifier = importedBy(call);
        const file = specifier === undefined ? null : await this.resolve(specifier, id);
        if (file === null) continue;
        const source = path.relative(workspace, file.id).split(path.sep).join('/');
        const options = call.arguments.length < 2 ? ', {}' : '';
        const end = call.arguments.at(-1)?.end ?? call.end;
        result = `${result.slice(0, end)}${options}, ${JSON.stringify(source)}${result.slice(end)}`;
      }
      return { code: result, map: null };
    },
  };
}
