import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Navigation options for a URL update that reflects page state without being a navigation. */
export const ADDRESS_NOTE = { replace: true, state: { isNote: true } } as const;

/** Returns whether the last URL change was a shallow navigation. Going back to such an entry is not. */
export function useIsAddressNote(): boolean {
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const state = useLocation().state as Partial<typeof ADDRESS_NOTE.state> | null;
  return isReplaced && state?.isNote === true;
}
