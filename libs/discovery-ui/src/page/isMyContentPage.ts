/** Whether the page is the user's own. */
export const isMyContentPage = (slug: string): boolean => slug.startsWith('mitt-innhold');
