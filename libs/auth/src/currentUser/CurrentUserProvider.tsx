import type { ReactNode } from 'react';
import type { CurrentUser } from './currentUser.ts';
import { CurrentUserContext } from './useCurrentUser.ts';

interface CurrentUserProviderProps {
  readonly currentUser: CurrentUser;
  readonly children: ReactNode;
}

/** Provides the current user to {@link useCurrentUser}. */
export function CurrentUserProvider({ currentUser, children }: CurrentUserProviderProps) {
  return <CurrentUserContext value={currentUser}>{children}</CurrentUserContext>;
}
