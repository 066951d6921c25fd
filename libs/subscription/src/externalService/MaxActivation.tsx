import { Button } from '@tv/ui';
import { AskAgain } from './AskAgain.tsx';
import { ElsewhereStep } from './ElsewhereStep.tsx';
import { FailureNote } from './FailureNote.tsx';
import { PartnerLink } from './PartnerLink.tsx';
import { ServicePage } from './ServicePage.tsx';
import { ServicePanel } from './ServicePanel.tsx';
import { serviceStatus } from './externalService.ts';
import { serviceStep } from './serviceStep.ts';
import { useMaxWindow } from './useMaxWindow.browser.ts';
import { useService } from './useService.browser.ts';

/** `/aktiver-max`, formerly `/aktiver-hbo` (ROUTE-82, ROUTE-83): activated in Max's own window. */
export function MaxActivation() {
  const standing = useService('max');
  return (
    <ServicePage service="max" standing={standing}>
      {(customer) => {
        const step = serviceStep('max', customer);
        return (
          <ServicePanel service="max" step={step}>
            {step.kind === 'connect' && <OpenMax />}
            <ElsewhereStep
              step={step}
              service="max"
              url={serviceStatus('max', customer)?.activationUrl}
              standing={standing}
            />
            <AskAgain step={step} standing={standing} service="max" />
          </ServicePanel>
        );
      }}
    </ServicePage>
  );
}

function OpenMax() {
  const { state, open } = useMaxWindow();
  switch (state.kind) {
    case 'closed':
    case 'asking':
      return (
        <Button variant="primary" onClick={open} isLoading={state.kind === 'asking'}>
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
