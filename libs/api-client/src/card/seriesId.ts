/**
 * The series id of a cover page of type Series: its id without the suffix after the colon. Undefined for
 * other types (CARD-09).
 */
export function seriesId(
  coverPage: { readonly type: string; readonly id: string } | undefined,
): string | undefined {
  // Cover pages spell the type in lower case, links do not.
  if (coverPage?.type.toLowerCase() !== 'series') return undefined;
  const [id] = coverPage.id.split(':', 1);
  return id === '' ? undefined : id;
}
