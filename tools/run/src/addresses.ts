import { brandApps } from './brands.ts';
import type { BrandApp } from './brands.ts';

const PLATFORM_PORT_OFFSET = 200;

/**
 * All local addresses. `TV_LOCAL="<base port>[,<name>]"` moves them, so that two copies can run side by side.
 *
 * Each brand adds its offset to the base port, the platform adds 200. The name is added to each hostname's
 * first label, because cookies are shared between ports of one host.
 */
export interface Addresses {
  readonly basePort: number;
  readonly name: string;
  /** Origins by brand id, for example `http://brand-a.localhost:4200`. */
  readonly brands: Readonly<Record<string, string>>;
  readonly platformPort: number;
  readonly api: string;
  readonly identity: string;
  readonly media: string;
  readonly wallet: string;
  /** The card form: a separate site, so that no page can read its input. */
  readonly card: string;
  readonly partner: string;
  readonly cast: string;
  readonly console: string;
}

/** Returns the addresses for a `TV_LOCAL` value. Throws if invalid. */
export function addressesFor(value = '', brands: readonly BrandApp[] = brandApps()): Addresses {
  const match = /^(\d{4,5})?(?:,([a-z0-9-]+))?$/.exec(value.trim());
  if (!match) throw new Error(`TV_LOCAL must be like "5200" or "5200,two", not "${value}"`);
  const basePort = Number(match[1] ?? 4200);
  const name = match[2] ?? '';
  const label = (first: string): string => (name === '' ? first : `${first}-${name}`);
  const platformPort = basePort + PLATFORM_PORT_OFFSET;
  const platform = (host: string): string => `http://${host}.localhost:${platformPort}`;
  return {
    basePort,
    name,
    brands: Object.fromEntries(
      brands.map(({ id, portOffset }) => [id, `http://${label(id)}.localhost:${basePort + portOffset}`]),
    ),
    platformPort,
    api: platform(label('api')),
    identity: platform(`id.${label('brand-a')}`),
    media: platform(label('media')),
    wallet: platform(label('wallet')),
    card: platform(label('card')),
    partner: platform(label('partner')),
    cast: platform(label('cast')),
    console: platform(label('platform')),
  };
}
