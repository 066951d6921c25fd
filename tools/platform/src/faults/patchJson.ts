/** Replaces values by JSON pointer (RFC 6901) in a copy. Ignores pointers that do not exist. */
export function patchJson(value: unknown, patch: Readonly<Record<string, unknown>>): unknown {
  const copy: unknown = structuredClone(value);
  let root = copy;
  for (const [pointer, replacement] of Object.entries(patch)) {
    if (pointer === '') root = replacement;
    else set(root, pointer.slice(1).split('/').map(unescape), replacement);
  }
  return root;
}

const unescape = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');

function set(container: unknown, [first, ...rest]: readonly string[], replacement: unknown): void {
  if (first === undefined || typeof container !== 'object' || container === null) return;
  const node = container as Record<string, unknown>;
  if (rest.length > 0) set(node[first], rest, replacement);
  else if (!Array.isArray(container) || first in node) node[first] = replacement;
}
