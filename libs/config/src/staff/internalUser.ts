import type { RuntimeConfig } from '../runtime/runtimeConfig.ts';

/** A pattern that the whole of an e-mail address must fit; undefined when it is no regular expression. */
export function patternFor(source: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${source})$`, 'iu');
  } catch {
    return undefined;
  }
}

/**
 * Whether somebody is internal staff: the e-mail is in the company's domain (the domain itself, not one
 * that merely ends like it), or the whole of it fits one of the extra patterns (CONF-04).
 */
export function isInternalUser(email: string, { domain, patterns }: RuntimeConfig['internalUsers']): boolean {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return false;
  if (address.slice(at + 1) === domain.toLowerCase()) return true;
  return patterns.some((source) => patternFor(source)?.test(address) ?? false);
}
