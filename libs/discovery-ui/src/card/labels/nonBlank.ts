/** Returns undefined for blank text. */
export function nonBlank(text: string | undefined): string | undefined {
  return text?.trim() === '' ? undefined : text;
}
