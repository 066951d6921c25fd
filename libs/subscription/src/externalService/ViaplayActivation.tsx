import { ActivationCode } from './ActivationCode.browser.tsx';
import { AskAgain } from './AskAgain.tsx';
import { ElsewhereStep } from './ElsewhereStep.tsx';
import { PartnerLink } from './PartnerLink.tsx';
import { ServicePage } from './ServicePage.tsx';
import { ServicePanel } from './ServicePanel.tsx';
import { serviceName, serviceStatus } from './externalService.ts';
import { serviceStep } from './serviceStep.ts';
import { useService } from './useService.browser.ts';

/** `/aktiver-viaplay` (ROUTE-79): a code that is typed at Viaplay's. */
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
                {activationCode !== undefined && <ActivationCode code={activationCode} />}
                <PartnerLink url={activationUrl} text={`Åpne ${serviceName('viaplay')}`} isPrimary />
              </>
            )}
            <ElsewhereStep step={step} service="viaplay" url={activationUrl} />
            <AskAgain step={step} standing={standing} service="viaplay" />
          </ServicePanel>
        );
      }}
    </ServicePage>
  );
}
