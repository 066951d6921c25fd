import { createHash } from 'node:crypto';

/** Script elements with a type only carry data. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** SHA-256 sources of a page's inline scripts, for the content security policy. */
export function inlineScriptSources(page: string): readonly string[] {
  return [...page.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
