import type { Brand } from '@tv/config';
import { supportedBrowsersText } from './supportedBrowsers.ts';

function placeholderValues({ displayName, slug, contact }: Brand): Readonly<Record<string, string>> {
  return {
    merke: displayName,
    'merke-i-adresse': slug,
    kundeservice: contact.customerService,
    personvern: contact.privacy,
    nettlesere: supportedBrowsersText,
  };
}

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Fills in the brand's values and the supported browsers, and returns unknown placeholders by line. */
export function fillPlaceholders(
  text: string,
  brand: Brand,
): { readonly text: string; readonly unknown: readonly { readonly line: number; readonly name: string }[] } {
  const known = placeholderValues(brand);
  const unknown: { line: number; name: string }[] = [];
  const filled = text.replace(PLACEHOLDER, (placeholder, name: string, offset: number) => {
    const value = known[name.trim()];
    if (value === undefined)
      unknown.push({ line: text.slice(0, offset).split('\n').length, name: placeholder });
    return value ?? placeholder;
  });
  return { text: filled, unknown };
}
