import { brandApps } from './brands.ts';
import type { BrandApp } from './brands.ts';

/** Added to the base port to get the platform's. */
const PLATFORM_PORT_OFFSET = 200;

/**
 * Where everything answers on this machine. One environment variable moves all of it, so that two copies
 * of the product run side by side: `TV_LOCAL="<base port>[,<name>]"`.
 *
 * Each brand adds its own offset to the base port (brand A 0, brand B 100), the platform adds 200. The name goes into the
 * first label of every host, because cookies are shared between ports of one host.
 */
export interface Addresses {
  readonly basePort: number;
  readonly name: string;
  /** The brands' origins by brand id, for example `http://brand-a.localhost:4200`. */
  readonly brands: Readonly<Record<string, string>>;
  readonly platformPort: number;
  readonly api: string;
  readonly identity: string;
  readonly media: string;
  readonly wallet: string;
  /** Where cards are typed in: a site of its own, so that no page can read them. */
  readonly card: string;
  readonly partner: string;
  readonly cast: string;
  readonly console: string;
}

/** The address plan for a value of `TV_LOCAL`. Throws when the value is no port (with an optional name). */
export function addressesFor(value = '', brands: readonly BrandApp[] = brandApps()): Addresses {
  const match = /^(\d{4,5})?(?:,([a-z0-9-]+))?$/.exec(value.trim());
  if (!match) throw new Error(`TV_LOCAL must look like "5200" or "5200,two", not "${value}"`);
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
