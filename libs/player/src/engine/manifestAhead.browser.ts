import { AHEAD_SCHEME, type ManifestAhead } from './manifestAhead.ts';

/** How long (ms) a manifest is good to begin with: that of a channel moves on. */
const GOOD_FOR_MS = 10_000;

/** Nobody waits longer (ms) for what the player can ask for itself. */
const PATIENCE_MS = 2000;

/** Asks for a manifest ahead. Never rejects: of one that cannot be had the player finds out itself, and tells. */
export async function askManifestAhead({
  manifestUrl,
  manifestType,
  headers = {},
}: {
  readonly manifestUrl: string;
  readonly manifestType: 'dash' | 'hls';
  readonly headers?: Readonly<Record<string, string>> | undefined;
}): Promise<ManifestAhead | undefined> {
  if (manifestType !== 'dash') return undefined;
  try {
    const answer = await fetch(manifestUrl, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await answer.text();
    const isOne = answer.ok && text.includes('<MPD');
    return isOne ? { url: answer.url, text, cameAt: performance.now() } : undefined;
  } catch {
    return undefined;
  }
}

/** Given to the library, and not taken yet, by the address of each. */
const given = new Map<string, ManifestAhead>();

/**
 * The address by which the library gets a manifest from here, once; any other time it is asked for by the same from where it is.
 * Undefined where there is none that is good to begin with.
 */
export function giveManifest(ahead: ManifestAhead | undefined): string | undefined {
  if (!ahead || performance.now() - ahead.cameAt >= GOOD_FOR_MS) return undefined;
  const address = `${AHEAD_SCHEME}:${ahead.url}`;
  given.set(address, ahead);
  return address;
}

/** What was given by an address, as the library wants an answer: as if it came from where it did. */
export function takeGiven(address: string) {
  const manifest = given.get(address);
  given.delete(address);
  if (!manifest) return undefined;
  const { url, text } = manifest;
  return { uri: url, originalUri: address, data: new TextEncoder().encode(text).buffer, headers: {} };
}
