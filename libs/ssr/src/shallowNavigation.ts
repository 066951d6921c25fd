import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Options for a URL update that only reflects page state. */
export const SHALLOW_NAVIGATION = { replace: true, state: { isNote: true } } as const;

/** Returns whether the last URL change was a shallow navigation; false after going back to one. */
export function useIsShallowNavigation(): boolean {
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const state = useLocation().state as Partial<typeof SHALLOW_NAVIGATION.state> | null;
  return isReplaced && state?.isNote === true;
}
