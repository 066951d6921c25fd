import { plain } from './plain.ts';

const LEAST = 2;

/** URL length is limited. */
export const LONGEST = 100;

/** The trimmed query; undefined if too short. */
export function questionOf(text: string): string | undefined {
  const question = [...text.trim()].slice(0, LONGEST).join('').trim();
  return [...question].length < LEAST ? undefined : question;
}

/** Whether a result belongs to this query. A result without a query is accepted. */
export function answers({ query }: { readonly query?: string | undefined }, question: string): boolean {
  return query === undefined || plain(query) === plain(question);
}
