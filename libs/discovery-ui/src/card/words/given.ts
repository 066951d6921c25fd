/** Returns undefined for blank text. */
export function given(text: string | undefined): string | undefined {
  return text?.trim() === '' ? undefined : text;
}
