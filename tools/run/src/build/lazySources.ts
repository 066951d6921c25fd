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

/** Returns the module that a function imports; undefined if it is not `() => import('…')`. */
function importedBy(node: SyntaxNode): string | undefined {
  if (node.type !== 'ArrowFunctionExpression' || !('body' in node) || !isNode(node.body)) return undefined;
  const { body } = node;
  if (body.type !== 'ImportExpression' || !('source' in body) || !isNode(body.source)) return undefined;
  return 'value' in body.source ? String(body.source.value) : undefined;
}

/**
 * Vite plugin that adds to each `() => import('…')` of a server build the source file it loads. The server
 * finds the scripts and style sheets of a lazy module by it in the manifest of the client build.
 *
 * @param workspace absolute path; source paths are relative to it
 */
export function lazySources(workspace: string): Plugin {
  return {
    name: 'lazy-sources',
    async transform(code, id) {
      if (!code.includes('import(') || id.includes('node_modules')) return null;
      let result = code;
      // From the end, so that earlier positions stay valid.
      for (const node of [...nodesIn(this.parse(code))].reverse()) {
        const specifier = importedBy(node);
        const file = specifier === undefined ? null : await this.resolve(specifier, id);
        if (file === null) continue;
        const source = path.relative(workspace, file.id).split(path.sep).join('/');
        const load = `Object.assign(${code.slice(node.start, node.end)}, ${JSON.stringify({ source })})`;
        result = `${result.slice(0, node.start)}${load}${result.slice(node.end)}`;
      }
      return { code: result, map: null };
    },
  };
}
