import { createConsent, readClientId } from '@tv/analytics';
import { openDeviceStorage } from '@tv/browser-storage/browser';
import type { RuntimeConfig } from '@tv/config';

/** Analytics client id; undefined without consent (SIGNUP-05). */
export function readAnalyticsId({
  containerId,
  clientIdCookie,
}: RuntimeConfig['analytics']): string | undefined {
  if (containerId === '') return undefined;
  const consent = createConsent(openDeviceStorage());
  return consent.answer() === 'granted' ? readClientId(document.cookie, clientIdCookie) : undefined;
}
