/** A text of the data; a blank one says nothing, and is none. */
export function given(text: string | undefined): string | undefined {
  return text?.trim() === '' ? undefined : text;
}
