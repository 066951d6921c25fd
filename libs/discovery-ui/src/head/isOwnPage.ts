import { isPersonal } from '../swimlane/isPersonal.ts';

/** Whether all that a page shows is one viewer's alone, so that there is nothing on it to be found by others. */
export function isOwnPage({
  swimlanes,
}: {
  readonly swimlanes: readonly { readonly type: string }[];
}): boolean {
  return swimlanes.length > 0 && swimlanes.every(({ type }) => isPersonal(type));
}
