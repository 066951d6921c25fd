import type { ProgramStateType } from '@tv/api-client';

/**
 * Whether a card's picture is black and white: it cannot be watched (CARD-03), it is in continue watching and
 * cannot be watched yet (CARD-04), or the data asks for it (`bwFilter`).
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
