import { isPersonalLane } from '../swimlane/layout/isPersonalLane.ts';

/** Whether a page has only personal lanes, and so must not be indexed. */
export function hasOnlyPersonalLanes({
  swimlanes,
}: {
  readonly swimlanes: readonly { readonly type: string }[];
}): boolean {
  return swimlanes.length > 0 && swimlanes.every(({ type }) => isPersonalLane(type));
}
