import type { Card, SearchResult } from '@tv/api-client';
import { nonBlank } from '../card/labels/cardTexts.ts';
import { normalizeText } from './toSearchQuery.ts';

export type ResultType = SearchResult['groups'][number]['type'];

export interface ResultGroup {
  readonly type: ResultType;
  readonly name: string;
  /** Never empty; best first. */
  readonly cards: readonly Card[];
  /** Index of its first card among all results. */
  readonly offset: number;
}

const NAMES: Readonly<Record<ResultType, string>> = {
  movies: 'Filmer',
  series: 'Serier',
  programs: 'Programmer',
  channels: 'Kanaler',
  kids: 'Barn',
};

/** Ranks a title: exact match, prefix, prefix of a word, or other. */
function titleRelevance(title: string, query: string): number {
  const [name, wanted] = [normalizeText(title), normalizeText(query)];
  if (name === wanted) return 3;
  if (name.startsWith(wanted)) return 2;
  return name.includes(` ${wanted}`) ? 1 : 0;
}

/** Merges groups by type and sorts them by their first hit's relevance, then in the server's order. */
export function resultGroups(
  { groups }: Pick<SearchResult, 'groups'>,
  query: string,
): readonly ResultGroup[] {
  const merged = new Map<ResultType, { readonly name: string; readonly cards: readonly Card[] }>();
  for (const { type, title, items } of groups) {
    if (items.length === 0) continue;
    const existing = merged.get(type);
    merged.set(type, {
      name: existing?.name ?? nonBlank(title) ?? NAMES[type],
      cards: [...(existing?.cards ?? []), ...items],
    });
  }
  const relevanceOf = ({ cards: [best] }: { readonly cards: readonly Card[] }) =>
    titleRelevance(best?.title ?? '', query);
  let offset = 0;
  return [...merged]
    .sort(([, a], [, b]) => relevanceOf(b) - relevanceOf(a))
    .map(([type, group]) => {
      const positioned = { type, ...group, offset };
      offset += group.cards.length;
      return positioned;
    });
}

/** Returns the number of results as text. */
export function hitsText(groups: readonly ResultGroup[], query: string): string {
  const count = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  return count === 0 ? `Ingen treff på «${query}»` : `${count} treff på «${query}»`;
}
