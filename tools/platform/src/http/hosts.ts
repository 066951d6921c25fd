import type { Addresses } from '@tv/run';

export type HostName = 'api' | 'identity' | 'media' | 'wallet' | 'card' | 'partner' | 'cast' | 'console';

const names: readonly HostName[] = [
  'api',
  'identity',
  'media',
  'wallet',
  'card',
  'partner',
  'cast',
  'console',
];

/** Resolves a Host header. */
export function createHostLookup(addresses: Addresses): (host: string | undefined) => HostName | undefined {
  const byHost = new Map(names.map((name) => [new URL(addresses[name]).host, name]));
  return (host) => byHost.get(host?.toLowerCase() ?? '');
}
