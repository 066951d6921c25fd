import { CustomerServiceNote } from '../page/CustomerServiceNote.tsx';
import { PartnerLink, PartnerStep } from '../page/PartnerLink.tsx';
import { ServicePage } from '../page/ServicePage.tsx';
import { ServicePanel } from '../page/ServicePanel.tsx';
import { StatusRecheck } from '../page/StatusRecheck.tsx';
import { useServiceConnection } from '../page/useServiceConnection.browser.ts';
import { serviceStatus, serviceStep } from '../serviceStep.ts';
import { ActivationCode } from './ActivationCode.browser.tsx';

/** `/aktiver-viaplay` (ROUTE-79): activated by a code. */
export function ViaplayActivation() {
  const connection = useServiceConnection('viaplay');
  return (
    <ServicePage service="viaplay" connection={connection}>
      {(customer) => {
        const step = serviceStep('viaplay', customer);
        const { activationCode, activationUrl } = serviceStatus('viaplay', customer) ?? {};
        return (
          <ServicePanel service="viaplay" step={step}>
            {step.kind === 'connect' && !connection.isError && (
              <>
                {activationCode !== undefined ? (
                  <ActivationCode code={activationCode} />
                ) : (
                  connection.isLoaded && <CustomerServiceNote text="Vi har ingen kode til deg akkurat nå." />
                )}
                <PartnerLink
                  url={activationUrl}
                  text="Åpne Viaplay"
                  isPrimary
                  fallback={
                    activationCode !== undefined &&
                    connection.isLoaded && (
                      <CustomerServiceNote text="Vi har ingen lenke til Viaplay akkurat nå. Koden skriver du inn på nettsidene deres." />
                    )
                  }
                />
              </>
            )}
            <PartnerStep step={step} service="viaplay" url={activationUrl} connection={connection} />
            <StatusRecheck step={step} connection={connection} service="viaplay" />
          </ServicePanel>
        );
      }}
    </ServicePage>
  );
}
