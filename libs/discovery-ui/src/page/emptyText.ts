/** What an empty page says: the viewer's own pages how they are filled (PAGE-45), any other that it is empty (PAGE-46). */
export function emptyText(slug: string): string {
  return slug.startsWith('mitt-innhold')
    ? 'Du har ikke lagt til noe i Min liste ennå'
    : 'Fant ikke noe innhold her';
}
