/** Whether a page of the page list is the viewer's own: it has his lists, and is in no menu. */
export const isOwn = (slug: string): boolean => slug.startsWith('mitt-innhold');
