import { ActivationCode } from './ActivationCode.browser.tsx';
import { AskAgain } from './AskAgain.tsx';
import { CustomerServiceNote } from './CustomerServiceNote.tsx';
import { ElsewhereStep } from './ElsewhereStep.tsx';
import { PartnerLink } from './PartnerLink.tsx';
import { ServicePage } from './ServicePage.tsx';
import { ServicePanel } from './ServicePanel.tsx';
import { serviceName, serviceStatus } from './externalService.ts';
import { serviceStep } from './serviceStep.ts';
import { useService } from './useService.browser.ts';

/** `/aktiver-viaplay` (ROUTE-79): activated by a code. */
export function ViaplayActivation() {
  const standing = useService('viaplay');
  return (
    <ServicePage service="viaplay" standing={standing}>
      {(customer) => {
        const step = serviceStep('viaplay', customer);
        const { activationCode, activationUrl } = serviceStatus('viaplay', customer) ?? {};
        return (
          <ServicePanel service="viaplay" step={step}>
            {step.kind === 'connect' && !standing.isError && (
              <>
                {activationCode !== undefined ? (
                  <ActivationCode code={activationCode} />
                ) : (
                  standing.isTold && <CustomerServiceNote text="Vi har ingen kode til deg akkurat nå." />
                )}
                <PartnerLink
                  url={activationUrl}
                  text={`Åpne ${serviceName('viaplay')}`}
                  isPrimary
                  otherwise={
                    activationCode !== undefined &&
                    standing.isTold && (
                      <CustomerServiceNote text="Vi har ingen lenke til Viaplay akkurat nå. Koden skriver du inn på nettsidene deres." />
                    )
                  }
                />
              </>
            )}
            <ElsewhereStep step={step} service="viaplay" url={activationUrl} standing={standing} />
            <AskAgain step={step} standing={standing} service="viaplay" />
          </ServicePanel>
        );
      }}
    </ServicePage>
  );
}
