import type { Card } from '../wire.ts';
import { alwaysText } from './timed.ts';

/** Card of a menu lane; opens a collection. */
export function menuCard(
  entry: { readonly slug: string; readonly name: string; readonly image: string },
  place: string,
): Card {
  const [{ from, to } = { from: '', to: '' }] = alwaysText(entry.name);
  return {
    id: `${place}-${entry.slug}`,
    cardId: `card-${entry.slug}`,
    title: entry.name,
    image: { url: entry.image },
    behaviors: [{ from, to, target: 'OpenCollection' }],
    states: [{ from, to, value: 'Default' }],
    links: { collectionLink: { slug: entry.slug } },
    tracking: { id: `${place}-${entry.slug}`, title: entry.name },
  };
}
