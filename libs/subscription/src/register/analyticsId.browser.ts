import { createConsent, readClientId } from '@tv/analytics';
import { openStorage, type RuntimeConfig } from '@tv/config';

/** The id that the analytics script has given this browser, where the viewer has agreed to be measured (SIGNUP-05). */
export function analyticsId({ containerId, clientIdCookie }: RuntimeConfig['analytics']): string | undefined {
  if (containerId === '') return undefined;
  const consent = createConsent(openStorage(() => window.localStorage));
  return consent.answer() === 'granted' ? readClientId(document.cookie, clientIdCookie) : undefined;
}
