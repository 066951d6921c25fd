import type { Channel } from '../guide/channels.ts';
import { externalIdOf } from '../guide/externalId.ts';
import type { Links } from './links.ts';
import type { WireChannel } from './wire.ts';

/** Returns a channel as serialized, with its recommendation id. */
export function wireChannel({ id, name, entitlementKey }: Channel, links: Links): WireChannel {
  return {
    id,
    name,
    logo: links.image('channel', id),
    externalId: externalIdOf(id),
    ...(entitlementKey === undefined ? {} : { entitlementKeys: [entitlementKey] }),
  };
}
