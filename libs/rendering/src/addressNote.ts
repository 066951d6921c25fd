import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How a page navigates that only takes note in its address of where on it the viewer is: he has gone nowhere. */
export const ADDRESS_NOTE = { replace: true, state: { isNote: true } } as const;

/** Whether the address was last changed by such a note. A page that one comes back to is a page again, noted or not. */
export function useIsAddressNote(): boolean {
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const state = useLocation().state as Partial<typeof ADDRESS_NOTE.state> | null;
  return isReplaced && state?.isNote === true;
}
