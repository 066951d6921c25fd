/**
 * The id of the series that a cover page shows: the page's id without the suffix after a colon, when the page
 * is of type Series; otherwise none (CARD-09).
 */
export function seriesId(
  coverPage: { readonly type: string; readonly id: string } | undefined,
): string | undefined {
  // The type of a cover page is written small, that of a link to one is not: either is a series.
  if (coverPage?.type.toLowerCase() !== 'series') return undefined;
  const [id] = coverPage.id.split(':', 1);
  return id === '' ? undefined : id;
}
