interface StructuredDataProps {
  readonly data: JsonLdObject | undefined;
}

/** JSON-LD for search engines. */
export function StructuredData({ data }: StructuredDataProps) {
  if (!data) return null;
  // Never executed, so the content security policy allows it.
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeStructuredData(data) }} />
  );
}

/** A schema.org object. URLs are absolute, dates ISO 8601. */
export interface JsonLdObject {
  readonly '@type': string;
  readonly [field: string]: unknown;
}

/** Serializes data; escapes what could end the script element or a line. */
export function serializeStructuredData(data: JsonLdObject): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export interface ListedChannel {
  readonly name: string;
  /** Absolute. */
  readonly url: string;
  /** Absolute. */
  readonly logo?: string | undefined;
}

export function broadcastService({ name, url, logo }: ListedChannel): JsonLdObject {
  return { '@type': 'BroadcastService', name, broadcastDisplayName: name, url, logo };
}

const MAX_CHANNELS = 50;

/** Returns the distinct channels in page order; undefined if none. */
export function channelList(channels: readonly ListedChannel[]): JsonLdObject | undefined {
  const distinct = [...new Map(channels.map((channel) => [channel.url, channel])).values()];
  if (distinct.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    itemListElement: distinct.slice(0, MAX_CHANNELS).map((channel, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: broadcastService(channel),
    })),
  };
}
