import { given } from '../../card/words/given.ts';

/** The season's title, or its number. */
export function seasonName({
  number,
  title,
}: {
  readonly number: number;
  readonly title?: string | undefined;
}) {
  return given(title) ?? `Sesong ${number}`;
}
