import type { Brand } from '@tv/config';

/** The placeholders and their values. */
function values({ displayName, slug, contact }: Brand): Readonly<Record<string, string>> {
  return {
    merke: displayName,
    'merke-i-adresse': slug,
    kundeservice: contact.customerService,
    personvern: contact.privacy,
  };
}

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Replaces placeholders with the brand's values. Returns unknown placeholders by line (from 1). */
export function fillPlaceholders(
  text: string,
  brand: Brand,
): { readonly text: string; readonly unknown: readonly { readonly line: number; readonly name: string }[] } {
  const known = values(brand);
  const unknown: { line: number; name: string }[] = [];
  const filled = text.replace(PLACEHOLDER, (whole, name: string, at: number) => {
    const value = known[name.trim()];
    if (value === undefined) unknown.push({ line: text.slice(0, at).split('\n').length, name: whole });
    return value ?? whole;
  });
  return { text: filled, unknown };
}
