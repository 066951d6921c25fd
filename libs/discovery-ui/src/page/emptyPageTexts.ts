import { isMyContentPage } from './isMyContentPage.ts';

/** Title of an empty page (PAGE-45, PAGE-46). */
export function emptyPageTitle(slug: string): string {
  return isMyContentPage(slug) ? 'Du har ikke lagt til noe i Min liste ennå' : 'Fant ikke noe innhold her';
}

/** Undefined unless the page is My list. */
export function emptyPageHelp(slug: string, isCustomer: boolean): string | undefined {
  if (!isMyContentPage(slug)) return undefined;
  return isCustomer
    ? 'Trykk på plusstegnet på en film eller serie, så finner du den igjen her, sammen med det du har begynt på.'
    : 'Logg inn, så finner du igjen det du har lagt til og det du har begynt på.';
}
