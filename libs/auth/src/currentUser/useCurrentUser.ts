import { createContext, useContext } from 'react';
import { pendingUser, type CurrentUser } from './currentUser.ts';

export const CurrentUserContext = createContext(pendingUser);

/** Returns the current user; `pendingUser` without a provider. */
export function useCurrentUser(): CurrentUser {
  return useContext(CurrentUserContext);
}
