import { path, withQuery } from './address.ts';
import type { AccessKind } from './slugs.ts';

/** Content that the user has no access to. */
export interface AccessTarget {
  readonly kind: AccessKind;
  /** Title or channel id. */
  readonly id: string;
  /** Any of them gives access. Empty: use the title's own. */
  readonly entitlementKeys?: readonly string[] | undefined;
  /** Name of the content provider. */
  readonly provider?: string | undefined;
  /** Path to return to. */
  readonly from?: string | undefined;
}

/**
 * Link to the products that give access (REC-01). Separate from `customerLinks`, to keep the player chunk
 * small.
 */
export const accessLink = ({ kind, id, entitlementKeys, provider, from }: AccessTarget): string =>
  withQuery(path('tilgang', kind, id), { key: entitlementKeys, hos: provider, fra: from });
