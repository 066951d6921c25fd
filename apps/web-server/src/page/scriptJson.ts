/** A value as JSON that may stand in a script element: nothing in it can end the element, or a line of a script. */
export function scriptJson(value: unknown): string {
  return safeJson(JSON.stringify(value));
}

/** The same for JSON text. Text that is safe already stays as it is. */
export function safeJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
