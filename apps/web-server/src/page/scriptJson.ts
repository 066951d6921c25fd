/** JSON that is safe inside a script element. */
export function toScriptJson(value: unknown): string {
  return escapeScriptJson(JSON.stringify(value));
}

/** The same for JSON text; idempotent. */
export function escapeScriptJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
