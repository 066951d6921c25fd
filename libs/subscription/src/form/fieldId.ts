/** The id of a form's field on the page, which the summary of what is wrong leads to. */
export function fieldId(name: string): string {
  return `felt-${name}`;
}
