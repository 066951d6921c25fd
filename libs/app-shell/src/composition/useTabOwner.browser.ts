import { useEffect } from 'react';
import { useSession, type CurrentUser } from '@tv/auth';
import { storedText, type KeyValueStorage, type StoredItem } from '@tv/browser-storage';
import { openTabStorage } from '@tv/browser-storage/browser';
import { storedResumeSnapshot } from '@tv/player/resumeSnapshot';
import { userValues as subscriptionValues } from '@tv/subscription/userValues';
import { storedPreviousPage } from '../navigation/previousPage.ts';

/** Id of the last customer in this tab. */
const storedTabOwner = storedText({ key: 'tab-customer', scope: 'tab' });

/** The values of all libraries that another user of the tab must not see. */
export const userValues: readonly StoredItem[] = [
  ...subscriptionValues,
  storedResumeSnapshot,
  storedPreviousPage,
];

/**
 * Clears the previous customer's data in sessionStorage when another user takes over the tab (ADR 0034). A
 * visitor's data is kept when they sign in.
 *
 * @param userId undefined for a visitor
 */
function claimTab(storage: KeyValueStorage, userId: string | undefined): void {
  const previousOwner = storedTabOwner.read(storage);
  if (previousOwner !== undefined && previousOwner !== userId) {
    for (const value of userValues) value.clear(storage);
  }
  if (userId === undefined) storedTabOwner.clear(storage);
  else storedTabOwner.write(storage, userId);
}

/** Claims the tab for the current user. */
export function useTabOwner(): void {
  const session = useSession();
  useEffect(() => {
    const storage = openTabStorage();
    const claimForUser = (user: CurrentUser) =>
      claimTab(storage, user.kind === 'customer' ? user.user.userId : undefined);
    claimForUser(session.currentUser());
    return session.subscribe(claimForUser);
  }, [session]);
}
