import type { Brand } from '@tv/config';

function values({ displayName, slug, contact }: Brand): Readonly<Record<string, string>> {
  return {
    merke: displayName,
    'merke-i-adresse': slug,
    kundeservice: contact.customerService,
    personvern: contact.privacy,
  };
}

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Fills in the brand's values and returns unknown placeholders by line. */
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
