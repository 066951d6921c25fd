/** DOM id of a form field, linked to by the error summary. */
export function fieldId(name: string): string {
  return `felt-${name}`;
}
