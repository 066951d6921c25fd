/** JSON for a script element: nothing in it can end the element (`<`) or a script line (U+2028, U+2029). */
export function toScriptJson(value: unknown): string {
  return escapeScriptJson(JSON.stringify(value));
}

/** The same for JSON text; idempotent. */
export function escapeScriptJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
