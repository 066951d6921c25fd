import { createConsent, readClientId } from '@tv/analytics';
import { openStorage, type RuntimeConfig } from '@tv/config';

/** Client id of the analytics script; undefined without consent (SIGNUP-05). */
export function analyticsId({ containerId, clientIdCookie }: RuntimeConfig['analytics']): string | undefined {
  if (containerId === '') return undefined;
  const consent = createConsent(openStorage(() => window.localStorage));
  return consent.answer() === 'granted' ? readClientId(document.cookie, clientIdCookie) : undefined;
}
