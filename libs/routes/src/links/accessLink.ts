import type { AccessKind } from '../params/slugs.ts';
import { buildPath, withQuery } from './url.ts';

export interface AccessTarget {
  readonly kind: AccessKind;
  /** Title or channel id. */
  readonly id: string;
  /** Any of them gives access. Empty: use the title's own. */
  readonly entitlementKeys?: readonly string[] | undefined;
  readonly provider?: string | undefined;
  readonly from?: string | undefined;
}

/**
 * Links to the products that give access (REC-01). Apart from `customerLinks`, to keep the player chunk
 * small.
 */
export const accessLink = ({ kind, id, entitlementKeys, provider, from }: AccessTarget): string =>
  withQuery(buildPath('tilgang', kind, id), { key: entitlementKeys, hos: provider, fra: from });
