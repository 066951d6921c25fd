/**
 * A thing in the words of schema.org, which search engines read beside the page. Addresses in it are absolute, lengths
 * and instants ISO 8601; a field that is undefined is not told.
 */
export interface Thing {
  readonly '@type': string;
  readonly [field: string]: unknown;
}

/**
 * The text of a script element that holds a thing. Nothing in it can end the element or a line: whatever the data
 * says, it stays data.
 */
export function structuredDataText(thing: Thing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A channel as a thing that can be named by others. */
export interface ListedChannel {
  readonly name: string;
  /** Where it is watched, absolute. */
  readonly url: string;
  /** Absolute. */
  readonly logo?: string | undefined;
}

export function broadcastService({ name, url, logo }: ListedChannel): Thing {
  return { '@type': 'BroadcastService', name, broadcastDisplayName: name, url, logo };
}

/** Beyond so many channels a list says no more about the page that it stands on. */
const MOST_CHANNELS = 50;

/** The channels that a page lists, in its order; undefined where there are none. One that comes again is told once. */
export function channelList(channels: readonly ListedChannel[]): Thing | undefined {
  const distinct = [...new Map(channels.map((channel) => [channel.url, channel])).values()];
  if (distinct.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    itemListElement: distinct.slice(0, MOST_CHANNELS).map((channel, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: broadcastService(channel),
    })),
  };
}
