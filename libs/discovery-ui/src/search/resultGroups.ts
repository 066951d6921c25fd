import type { Card, SearchResult } from '@tv/api-client';
import { nonBlank } from '../card/labels/nonBlank.ts';
import { plain } from './plain.ts';

export type HitType = SearchResult['groups'][number]['type'];

export interface ResultGroup {
  readonly type: HitType;
  readonly name: string;
  /** Never empty; best first. */
  readonly cards: readonly Card[];
  /** Index of its first card among all results. */
  readonly before: number;
}

const NAMES: Readonly<Record<HitType, string>> = {
  movies: 'Filmer',
  series: 'Serier',
  programs: 'Programmer',
  channels: 'Kanaler',
  kids: 'Barn',
};

/** Exact match, prefix, prefix of a word, or other. */
function fit(title: string, question: string): number {
  const [name, asked] = [plain(title), plain(question)];
  if (name === asked) return 3;
  if (name.startsWith(asked)) return 2;
  return name.includes(` ${asked}`) ? 1 : 0;
}

/**
 * Merges groups by type and sorts them by their first hit's relevance; otherwise the server's order applies.
 */
export function resultGroups(
  { groups }: Pick<SearchResult, 'groups'>,
  question: string,
): readonly ResultGroup[] {
  const merged = new Map<HitType, { readonly name: string; readonly cards: readonly Card[] }>();
  for (const { type, title, items } of groups) {
    if (items.length === 0) continue;
    const known = merged.get(type);
    merged.set(type, {
      name: known?.name ?? nonBlank(title) ?? NAMES[type],
      cards: [...(known?.cards ?? []), ...items],
    });
  }
  const fitOf = ({ cards: [best] }: { readonly cards: readonly Card[] }) => fit(best?.title ?? '', question);
  let before = 0;
  return [...merged]
    .sort(([, a], [, b]) => fitOf(b) - fitOf(a))
    .map(([type, group]) => {
      const placed = { type, ...group, before };
      before += group.cards.length;
      return placed;
    });
}

/** Number of results as text. */
export function hitsText(groups: readonly ResultGroup[], question: string): string {
  const count = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  return count === 0 ? `Ingen treff på «${question}»` : `${count} treff på «${question}»`;
}
