/** RTK Query tag types. */
export const tagTypes = [
  'Pages',
  'Swimlane',
  'Title',
  'CoverPage',
  'Guide',
  'Search',
  'InAppMessages',
  'Customer',
  'Subscription',
  'Payment',
  'Settings',
  'Products',
  'ActiveVoucher',
  'Pin',
] as const;

export type TagType = (typeof tagTypes)[number];

/** What a payment or a change of the subscription makes stale. */
export const accountTags = ['Customer', 'Subscription', 'Payment'] as const satisfies readonly TagType[];

/** What changed entitlements make stale besides the customer. Public offers stay cached. */
export const entitlementTags = [
  'Subscription',
  'Payment',
  'Pages',
  'Swimlane',
  'Title',
  'CoverPage',
  'Guide',
  'Search',
  'InAppMessages',
] as const satisfies readonly TagType[];

/**
 * Returns the tag of an item. Create every tag with an id here: RTK Query uses ids as object keys, so an unprefixed
 * `__proto__` would break its reducer.
 */
export function itemTag<Type extends TagType>(type: Type, id: string): { type: Type; id: string } {
  return { type, id: `id:${id}` };
}
