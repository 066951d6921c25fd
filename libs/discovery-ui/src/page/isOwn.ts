/** Whether the page is the user's own. */
export const isOwn = (slug: string): boolean => slug.startsWith('mitt-innhold');
