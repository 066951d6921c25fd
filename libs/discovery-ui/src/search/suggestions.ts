import { normalizeText } from './toSearchQuery.ts';

export interface Suggestion {
  readonly text: string;
  readonly kind: 'last' | 'title';
}

const MAX_SUGGESTIONS = 6;

const hasWordStartingWith = (text: string, beginning: string): boolean =>
  ` ${normalizeText(text)}`.includes(` ${beginning}`);

/**
 * Returns recent searches, newest first. A non-empty text limits them to matches by word prefix and adds matching
 * titles.
 */
export function suggestions(
  text: string,
  { last: recent, titles }: { readonly last: readonly string[]; readonly titles: readonly string[] },
): readonly Suggestion[] {
  const typed = normalizeText(text);
  const all: readonly Suggestion[] = [
    ...recent.map((one) => ({ text: one, kind: 'last' }) as const),
    ...titles.map((one) => ({ text: one.trim(), kind: 'title' }) as const),
  ];
  if (typed === '') return all.slice(0, recent.length);
  const suggestedTexts = new Set([typed]);
  const offered = all.filter((one) => {
    const normalized = normalizeText(one.text);
    if (suggestedTexts.has(normalized) || !hasWordStartingWith(one.text, typed)) return false;
    suggestedTexts.add(normalized);
    return true;
  });
  return offered.slice(0, MAX_SUGGESTIONS);
}
