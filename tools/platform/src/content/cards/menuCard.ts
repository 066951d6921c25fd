import type { Card } from '../wire.ts';
import { alwaysText } from './timedLists.ts';

export function menuCard(
  entry: { readonly slug: string; readonly name: string; readonly image: string },
  idPrefix: string,
): Card {
  const [{ from, to } = { from: '', to: '' }] = alwaysText(entry.name);
  return {
    id: `${idPrefix}-${entry.slug}`,
    cardId: `card-${entry.slug}`,
    title: entry.name,
    image: { url: entry.image },
    behaviors: [{ from, to, target: 'OpenCollection' }],
    states: [{ from, to, value: 'Default' }],
    links: { collectionLink: { slug: entry.slug } },
    tracking: { id: `${idPrefix}-${entry.slug}`, title: entry.name },
  };
}
