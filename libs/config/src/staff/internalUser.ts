import type { RuntimeConfig } from '../runtime/runtimeConfig.ts';

/** Compiles a pattern that matches entire addresses; undefined if invalid. */
export function compilePattern(source: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${source})$`, 'iu');
  } catch {
    return undefined;
  }
}

/**
 * Returns whether an e-mail address is internal staff: in exactly the company's domain, or matching an
 * extra pattern (CONF-04).
 */
export function isInternalUser(email: string, { domain, patterns }: RuntimeConfig['internalUsers']): boolean {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return false;
  if (address.slice(at + 1) === domain.toLowerCase()) return true;
  return patterns.some((source) => compilePattern(source)?.test(address) ?? false);
}
