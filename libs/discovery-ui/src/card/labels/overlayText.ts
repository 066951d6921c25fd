import type { ProgramStateType } from '@tv/api-client';

/** Returns the overlay text of an unavailable card (CARD-20, CARD-21). */
export function overlayText(state: ProgramStateType): string | undefined {
  switch (state) {
    case 'NoAccess':
      return 'Du har ikke tilgang til denne tilbyderen';
    case 'Expired':
      return 'IKKE TILGJENGELIG I ARKIVET';
    case 'Planned':
    case 'Live':
    case 'Rented':
    case 'Default':
      return undefined;
  }
}
