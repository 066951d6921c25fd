/** JSON that is safe inside a script element. */
export function scriptJson(value: unknown): string {
  return safeJson(JSON.stringify(value));
}

/** The same for JSON text; idempotent. */
export function safeJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
