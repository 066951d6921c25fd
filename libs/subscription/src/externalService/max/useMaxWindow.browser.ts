import { useState } from 'react';
import { useReporter } from '@tv/analytics';
import { useMakeMaxActivationUrlMutation } from '@tv/api-client';
import { resolveAllowedUrl, useConfig, useOrigin } from '@tv/config';

type MaxWindowState =
  | { readonly kind: 'closed' | 'loading' | 'failed' }
  /** `blocked`: by the browser. */
  | { readonly kind: 'open' | 'blocked'; readonly url: string };

/** Opens Max in a new window. */
export function useMaxWindow() {
  const [makeUrl] = useMakeMaxActivationUrlMutation();
  const config = useConfig();
  const origin = useOrigin();
  const reporter = useReporter();
  const [state, setState] = useState<MaxWindowState>({ kind: 'closed' });

  const open = async () => {
    if (state.kind === 'loading') return;
    // Before the request: browsers block it after a response.
    const popup = window.open('', '_blank');
    setState({ kind: 'loading' });
    try {
      const receivedUrl = await makeUrl().unwrap();
      const url = resolveAllowedUrl(receivedUrl, config, origin);
      if (url === undefined) {
        reporter.error(new Error(`Not allowed: ${receivedUrl}`), 'externalService.max');
        throw new Error('Not allowed');
      }
      if (popup) {
        popup.opener = null;
        popup.location.replace(url);
      }
      setState({ kind: popup ? 'open' : 'blocked', url });
    } catch {
      // Already reported by the API layer.
      popup?.close();
      setState({ kind: 'failed' });
    }
  };
  return { state, open: () => void open() };
}
