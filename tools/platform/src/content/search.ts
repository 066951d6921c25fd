import type { Title } from '../catalogue/title.ts';
import { channelCard } from './cards/channelCard.ts';
import { titleCard } from './cards/titleCard.ts';
import type { ContentRequest } from './contentRequest.ts';
import type { SearchGroup, SearchResult } from './wire.ts';

const perGroup = 24;

/** Returns lower case without accents, so that `Æ`, `é` and `E` match typed input. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('å', 'a')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}

/** Returns the match score: start of text, then start of a word, then substring. */
function score(text: string, query: string): number {
  const found = normalize(text);
  if (found === query) return 100;
  if (found.startsWith(query)) return 80;
  if (found.includes(` ${query}`)) return 60;
  return found.includes(query) ? 40 : 0;
}

function scoreOf(title: Title, query: string): number {
  const best = Math.max(
    score(title.name, query),
    ...title.genres.map((genre) => score(genre, query) * 0.5),
    ...[title.director, ...title.cast].map((person) => score(person, query) * 0.4),
  );
  return best > 0 ? best + title.popularity : score(title.description, query) * 0.25;
}

type GroupType = SearchGroup['type'];

function groupOf(title: Title): GroupType {
  if (title.isForKids) return 'kids';
  if (title.kind === 'film') return 'movies';
  return title.kind === 'series' ? 'series' : 'programs';
}

const headings: readonly (readonly [GroupType, string])[] = [
  ['movies', 'Filmer'],
  ['series', 'Serier'],
  ['programs', 'Programmer'],
  ['channels', 'Kanaler'],
  ['kids', 'Barn'],
];

/** Returns the matching titles and channels by group; empty groups are omitted. */
export function searchResponse(query: string, request: ContentRequest): SearchResult {
  const wanted = normalize(query.trim());
  const hits = request.catalogue.titles
    .map((title) => ({ title, score: scoreOf(title, wanted) }))
    .filter((hit) => hit.score > 0)
    .sort((a, b) => b.score - a.score);
  const channelHits = request.guide.channels.filter(({ name }) => score(name, wanted) > 0);
  const groups = headings.map(([type, title]): SearchGroup => {
    const items =
      type === 'channels'
        ? channelHits.map((channel) => channelCard(channel, request, 'sok'))
        : hits
            .filter((hit) => groupOf(hit.title) === type)
            .slice(0, perGroup)
            .map((hit) =>
              titleCard(hit.title, request, {
                art: type === 'movies' ? 'poster' : 'thumbnail',
                idPrefix: 'sok',
              }),
            );
    return { type, title, items };
  });
  return { query: query.trim(), groups: groups.filter(({ items }) => items.length > 0) };
}
