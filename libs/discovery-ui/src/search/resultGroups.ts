import type { Card, SearchResult } from '@tv/api-client';
import { given } from '../card/words/given.ts';
import { plain } from './plain.ts';

/** What kinds of hits there are. */
export type HitType = SearchResult['groups'][number]['type'];

/** Hits of one kind, as they are shown. */
export interface ResultGroup {
  readonly type: HitType;
  readonly name: string;
  /** Never empty; the best first. */
  readonly cards: readonly Card[];
  /** How many hits stand before them in all groups. */
  readonly before: number;
}

const NAMES: Readonly<Record<HitType, string>> = {
  movies: 'Filmer',
  series: 'Serier',
  programs: 'Programmer',
  channels: 'Kanaler',
  kids: 'Barn',
};

/** How well a title answers a question: it is it, it begins so, a word of it does, or it is found by something else. */
function fit(title: string, question: string): number {
  const [name, asked] = [plain(title), plain(question)];
  if (name === asked) return 3;
  if (name.startsWith(asked)) return 2;
  return name.includes(` ${asked}`) ? 1 : 0;
}

/**
 * The groups of an answer as they are shown: the one whose first hit answers best comes first, and of equals the one that
 * the server names first. Within a group the server's order stands. Groups of one kind are one, and one without hits is
 * none.
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
      name: known?.name ?? given(title) ?? NAMES[type],
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

/** How many hits there are in all, in words. */
export function hitsText(groups: readonly ResultGroup[], question: string): string {
  const count = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  return count === 0 ? `Ingen treff på «${question}»` : `${count} treff på «${question}»`;
}
