import { nonBlank } from '../../card/labels/nonBlank.ts';

/** The season's title, or its number. */
export function seasonName({
  number,
  title,
}: {
  readonly number: number;
  readonly title?: string | undefined;
}) {
  return nonBlank(title) ?? `Sesong ${number}`;
}
