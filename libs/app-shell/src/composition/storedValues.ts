import { storedConsent } from '@tv/analytics';
import type { StoredItem } from '@tv/browser-storage';
import { storedValuesOf } from '@tv/discovery-ui/storedValues';
import { storedValues as playerValues } from '@tv/player/storedValues';
import { storedValues as subscriptionValues } from '@tv/subscription/storedValues';
import { storedPreviousPage } from '../navigation/previousPage.ts';
import { storedInstallationId } from './readClientIds.ts';

/** The values of all libraries that the settings list, or that another user of the tab must not see. */
export function storedValues(userId: string): readonly StoredItem[] {
  return [
    ...storedValuesOf(userId),
    ...playerValues,
    ...subscriptionValues,
    storedConsent,
    storedInstallationId,
    storedPreviousPage,
  ];
}
