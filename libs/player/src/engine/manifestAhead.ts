/** A manifest for DASH that was had before its stream is opened. */
export interface ManifestAhead {
  /** Where it came from, which is what its own addresses stand to. */
  readonly url: string;
  readonly text: string;
  /** When it came, by the page's own clock, in milliseconds. */
  readonly cameAt: number;
}

/** Before the address of a manifest that is there already. */
export const AHEAD_SCHEME = 'ahead';

/** Where the manifest of an address is, of this scheme or of its own. */
export function urlOfAhead(address: string): string {
  return address.replace(new RegExp(`^${AHEAD_SCHEME}:`), '');
}
