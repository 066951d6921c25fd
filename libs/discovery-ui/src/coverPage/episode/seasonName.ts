import { given } from '../../card/words/given.ts';

/** What a season is called. */
export function seasonName({
  number,
  title,
}: {
  readonly number: number;
  readonly title?: string | undefined;
}) {
  return given(title) ?? `Sesong ${number}`;
}
