import { type ReactNode, createContext, useContext } from 'react';
import { type CurrentUser, pendingUser } from './currentUser.ts';

interface CurrentUserProviderProps {
  readonly currentUser: CurrentUser;
  readonly children: ReactNode;
}

/** Provides the current user to {@link useCurrentUser}. */
export function CurrentUserProvider({ currentUser, children }: CurrentUserProviderProps) {
  return <CurrentUserContext value={currentUser}>{children}</CurrentUserContext>;
}

export const CurrentUserContext = createContext(pendingUser);

/** Returns the current user; `pendingUser` without a provider. */
export function useCurrentUser(): CurrentUser {
  return useContext(CurrentUserContext);
}
