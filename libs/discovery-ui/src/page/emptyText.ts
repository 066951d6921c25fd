import { isOwn } from './isOwn.ts';

/** What an empty page says: the viewer's own pages how they are filled (PAGE-45), any other that it is empty (PAGE-46). */
export function emptyText(slug: string): string {
  return isOwn(slug) ? 'Du har ikke lagt til noe i Min liste ennå' : 'Fant ikke noe innhold her';
}

/** How the viewer's own pages are filled; undefined of any other page. */
export function emptyHelp(slug: string, isCustomer: boolean): string | undefined {
  if (!isOwn(slug)) return undefined;
  return isCustomer
    ? 'Trykk på plusstegnet på en film eller serie, så finner du den igjen her, sammen med det du har begynt på.'
    : 'Logg inn, så finner du igjen det du har lagt til og det du har begynt på.';
}
