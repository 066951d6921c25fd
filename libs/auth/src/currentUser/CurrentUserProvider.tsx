import { type ReactNode, createContext, use, useContext } from 'react';
import { type CurrentUser, pendingUser } from './currentUser.ts';

interface CurrentUserProviderProps {
  readonly currentUser: CurrentUser;
  readonly children: ReactNode;
}

/** Provides the current user to {@link useCurrentUser} and {@link useIsCustomer}. */
export function CurrentUserProvider({ currentUser, children }: CurrentUserProviderProps) {
  return (
    <CurrentUserContext value={currentUser}>
      <IsCustomerContext value={currentUser.kind === 'customer'}>{children}</IsCustomerContext>
    </CurrentUserContext>
  );
}

const IsCustomerContext = createContext(false);

const CurrentUserContext = createContext(pendingUser);

/** Returns the current user; `pendingUser` without a provider. */
export function useCurrentUser(): CurrentUser {
  return useContext(CurrentUserContext);
}

/**
 * Returns whether a customer is signed in. Does not re-render when a visitor's session check ends.
 *
 * @param isNeeded if false, returns false and does not re-render when a customer signs in
 */
export function useIsCustomer(isNeeded = true): boolean {
  return isNeeded && use(IsCustomerContext);
}
