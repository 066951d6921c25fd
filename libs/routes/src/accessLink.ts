import { path, withQuery } from './address.ts';
import type { AccessKind } from './slugs.ts';

/** What somebody may not watch yet, and wants to. */
export interface AccessTarget {
  readonly kind: AccessKind;
  /** Of the title, or of the channel. */
  readonly id: string;
  /** Any one of them gives access; where none is given, the title's own are asked for. */
  readonly entitlementKeys?: readonly string[] | undefined;
  /** Who has it, by name. */
  readonly provider?: string | undefined;
  /** The path that he is at, and comes back to once he may. */
  readonly from?: string | undefined;
}

/** The address of the products that give access (REC-01). Apart from `customerLinks`, since the player needs no other of them. */
export const accessLink = ({ kind, id, entitlementKeys, provider, from }: AccessTarget): string =>
  withQuery(path('tilgang', kind, id), { key: entitlementKeys, hos: provider, fra: from });
