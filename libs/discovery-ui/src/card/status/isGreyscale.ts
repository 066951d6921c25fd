import type { ProgramStateType } from '@tv/api-client';

/**
 * Returns whether the picture is greyscale: NoAccess or Expired (CARD-03), Planned in continue watching
 * (CARD-04), or `bwFilter`.
 */
export function isGreyscale(
  state: ProgramStateType,
  { laneType, bwFilter = false }: { laneType?: string | undefined; bwFilter?: boolean | undefined } = {},
): boolean {
  return (
    bwFilter ||
    state === 'NoAccess' ||
    state === 'Expired' ||
    (state === 'Planned' && laneType === 'ContinueWatching')
  );
}
