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

/**
 * The tag of one item. Create every tag with an id here: RTK Query uses tag ids as keys of a plain object, so
 * an unprefixed `constructor` or `__proto__` would break its reducer.
 */
export function itemTag<Type extends TagType>(type: Type, id: string): { type: Type; id: string } {
  return { type, id: `id:${id}` };
}
