/** DOM id of a form field. */
export function fieldId(name: string): string {
  return `felt-${name}`;
}
