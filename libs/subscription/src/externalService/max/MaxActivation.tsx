import { useState } from 'react';
import { useReporter } from '@tv/analytics';
import { useMakeMaxActivationUrlMutation } from '@tv/api-client';
import { resolveAllowedUrl, useConfig, useOrigin } from '@tv/config';
import { Button } from '@tv/ui';
import { PartnerActivation, PartnerLink } from '../page/PartnerActivation.tsx';
import { FailureNote } from '../page/StatusRecheck.tsx';

/** `/aktiver-max`, formerly `/aktiver-hbo` (ROUTE-82, ROUTE-83): activated in Max's own window. */
export function MaxActivation() {
  return <PartnerActivation service="max">{() => <OpenMaxButton />}</PartnerActivation>;
}

type MaxWindowState =
  | { readonly kind: 'closed' | 'loading' | 'failed' }
  /** `blocked`: by the browser. */
  | { readonly kind: 'open' | 'blocked'; readonly url: string };

/** Opens Max in a new window. */
function useMaxWindow() {
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

function OpenMaxButton() {
  const { state, open } = useMaxWindow();
  if (state.kind === 'failed')
    return <FailureNote text="Vi fikk ikke åpnet Max. Prøv igjen om litt." onRetry={open} />;
  if (state.kind === 'open' || state.kind === 'blocked')
    return (
      <>
        <p role="status">
          {state.kind === 'open'
            ? 'Max er åpnet i et eget vindu. Kom tilbake hit når du er ferdig, så ser vi det av oss selv.'
            : 'Nettleseren åpnet ikke vinduet. Åpne Max selv, og kom tilbake hit når du er ferdig.'}
        </p>
        <PartnerLink url={state.url} text="Åpne Max" isPrimary={state.kind === 'blocked'} />
      </>
    );
  return (
    <Button variant="primary" onClick={open} isLoading={state.kind === 'loading'}>
      Koble til
    </Button>
  );
}
