import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Options for a URL update that only reflects page state. */
export const ADDRESS_NOTE = { replace: true, state: { isNote: true } } as const;

/** Returns whether the last URL change was a shallow navigation; false after going back to one. */
export function useIsAddressNote(): boolean {
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const state = useLocation().state as Partial<typeof ADDRESS_NOTE.state> | null;
  return isReplaced && state?.isNote === true;
}
