import type { ProgramStateType } from '@tv/api-client';

/** Returns whether a card may offer play: not if expired (CARD-05), planned or inaccessible. */
export function canPlayFromHover(state: ProgramStateType): boolean {
  switch (state) {
    case 'Expired':
    case 'Planned':
    case 'NoAccess':
      return false;
    case 'Live':
    case 'Rented':
    case 'Default':
      return true;
  }
}
