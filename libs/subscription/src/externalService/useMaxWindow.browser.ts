import { useState } from 'react';
import { useReporter } from '@tv/analytics';
import { useMakeMaxActivationUrlMutation } from '@tv/api-client';
import { allowedAddress, useConfig, useOrigin } from '@tv/config';

/** `blocked`: by the browser. */
export type MaxWindow =
  | { readonly kind: 'closed' | 'asking' | 'failed' }
  | { readonly kind: 'open' | 'blocked'; readonly url: string };

/** Opens Max in a new window. */
export function useMaxWindow() {
  const [makeUrl] = useMakeMaxActivationUrlMutation();
  const config = useConfig();
  const origin = useOrigin();
  const reporter = useReporter();
  const [state, setState] = useState<MaxWindow>({ kind: 'closed' });

  const open = async () => {
    if (state.kind === 'asking') return;
    // Before the request: browsers block it after a response.
    const beside = window.open('', '_blank');
    setState({ kind: 'asking' });
    try {
      const given = await makeUrl().unwrap();
      const url = allowedAddress(given, config, origin);
      if (url === undefined) {
        reporter.error(new Error(`Not allowed: ${given}`), 'externalService.max');
        throw new Error('Not allowed');
      }
      if (beside) {
        beside.opener = null;
        beside.location.replace(url);
      }
      setState({ kind: beside ? 'open' : 'blocked', url });
    } catch {
      // Already reported by the API layer.
      beside?.close();
      setState({ kind: 'failed' });
    }
  };
  return { state, open: () => void open() };
}
