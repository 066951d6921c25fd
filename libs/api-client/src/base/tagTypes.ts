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
