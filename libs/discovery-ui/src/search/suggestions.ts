import { plain } from './plain.ts';

export interface Suggestion {
  readonly text: string;
  readonly kind: 'last' | 'title';
}

const MOST = 6;

const hasWord = (text: string, beginning: string): boolean => ` ${plain(text)}`.includes(` ${beginning}`);

/**
 * Recent searches, or for a non-empty text recent searches and titles with a word that starts with it.
 *
 * @param recent newest first
 */
export function suggestions(
  text: string,
  { last, titles }: { readonly last: readonly string[]; readonly titles: readonly string[] },
): readonly Suggestion[] {
  const typed = plain(text);
  const all: readonly Suggestion[] = [
    ...last.map((one) => ({ text: one, kind: 'last' }) as const),
    ...titles.map((one) => ({ text: one.trim(), kind: 'title' }) as const),
  ];
  if (typed === '') return all.slice(0, last.length);
  const seen = new Set([typed]);
  const offered = all.filter((one) => {
    const known = plain(one.text);
    if (seen.has(known) || !hasWord(one.text, typed)) return false;
    seen.add(known);
    return true;
  });
  return offered.slice(0, MOST);
}
