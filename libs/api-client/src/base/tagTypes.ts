/** What answers are about, so that a change can name the answers that it makes old. */
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
 * The tag of one item. RTK Query uses tag ids as keys of a plain object, which has properties such as `constructor` and
 * `__proto__` already: an unprefixed id of that name would break its reducer. Every tag with an id is made here.
 */
export function itemTag<Type extends TagType>(type: Type, id: string): { type: Type; id: string } {
  return { type, id: `id:${id}` };
}
