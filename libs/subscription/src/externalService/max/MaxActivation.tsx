import { Button } from '@tv/ui';
import { serviceStatus } from '../externalService.ts';
import { FailureNote } from '../page/FailureNote.tsx';
import { PartnerLink } from '../page/PartnerLink.tsx';
import { PartnerStep } from '../page/PartnerStep.tsx';
import { ServicePage } from '../page/ServicePage.tsx';
import { ServicePanel } from '../page/ServicePanel.tsx';
import { StatusRecheck } from '../page/StatusRecheck.tsx';
import { useServiceConnection } from '../page/useServiceConnection.browser.ts';
import { serviceStep } from '../serviceStep.ts';
import { useMaxWindow } from './useMaxWindow.browser.ts';

/** `/aktiver-max`, formerly `/aktiver-hbo` (ROUTE-82, ROUTE-83): activated in Max's own window. */
export function MaxActivation() {
  const connection = useServiceConnection('max');
  return (
    <ServicePage service="max" connection={connection}>
      {(customer) => {
        const step = serviceStep('max', customer);
        return (
          <ServicePanel service="max" step={step}>
            {step.kind === 'connect' && <OpenMaxButton />}
            <PartnerStep
              step={step}
              service="max"
              url={serviceStatus('max', customer)?.activationUrl}
              connection={connection}
            />
            <StatusRecheck step={step} connection={connection} service="max" />
          </ServicePanel>
        );
      }}
    </ServicePage>
  );
}

function OpenMaxButton() {
  const { state, open } = useMaxWindow();
  switch (state.kind) {
    case 'closed':
    case 'loading':
      return (
        <Button variant="primary" onClick={open} isLoading={state.kind === 'loading'}>
          Koble til
        </Button>
      );
    case 'failed':
      return <FailureNote text="Vi fikk ikke åpnet Max. Prøv igjen om litt." onRetry={open} />;
    case 'open':
    case 'blocked':
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
  }
}
