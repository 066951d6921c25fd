/** Whether a slug is one of the user's own pages (My list). */
export const isOwn = (slug: string): boolean => slug.startsWith('mitt-innhold');
