import { createHash } from 'node:crypto';

/** Scripts that stand in the page itself. Elements with a type carry data, which nothing runs. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/**
 * The sources that a content security policy must name so that exactly the scripts of this page run: the
 * SHA-256 of each.
 */
export function inlineScriptSources(page: string): readonly string[] {
  return [...page.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
