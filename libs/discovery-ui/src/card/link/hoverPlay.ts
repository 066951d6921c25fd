import type { ProgramStateType } from '@tv/api-client';

/**
 * Whether a card lifted by hover or focus may offer to play at once. What has left the archive may not
 * (CARD-05), nor what is not sent yet or lacks access: there the card itself leads to what the viewer can do.
 */
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
