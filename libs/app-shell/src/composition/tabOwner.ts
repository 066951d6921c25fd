import { storedText, type KeyValueStorage } from '@tv/browser-storage';
import { storedValues } from './storedValues.ts';

/** Id of the last customer in this tab. */
const storedTabOwner = storedText({ key: 'tab-customer', scope: 'tab' });

/**
 * Clears the previous customer's data in sessionStorage when another user takes over the tab (ADR 0034). A
 * visitor's data is kept when they sign in.
 *
 * @param userId undefined for a visitor
 */
export function claimTab(storage: KeyValueStorage, userId: string | undefined): void {
  const previousOwner = storedTabOwner.read(storage);
  if (previousOwner !== undefined && previousOwner !== userId) {
    for (const value of storedValues(previousOwner)) if (value.scope === 'user') value.clear(storage);
  }
  if (userId === undefined) storedTabOwner.clear(storage);
  else storedTabOwner.write(storage, userId);
}
