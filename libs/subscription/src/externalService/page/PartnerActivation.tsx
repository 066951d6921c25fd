import type { ReactNode } from 'react';
import { serviceStatus, serviceStep, type ServiceStatus } from '../serviceStep.ts';
import { PartnerStep } from './PartnerLink.tsx';
import { ServicePage } from './ServicePage.tsx';
import { ServicePanel } from './ServicePanel.tsx';
import { StatusRecheck } from './StatusRecheck.tsx';
import { useServiceConnection, type ServiceConnection } from './useServiceConnection.browser.ts';

interface PartnerActivationProps {
  readonly service: 'max' | 'viaplay';
  /** Shown while the service can be connected. */
  readonly children: (status: ServiceStatus, connection: ServiceConnection) => ReactNode;
}

/** Activation page of a service that is connected at the partner's site. */
export function PartnerActivation({ service, children }: PartnerActivationProps) {
  const connection = useServiceConnection(service);
  return (
    <ServicePage service={service} connection={connection}>
      {(customer) => {
        const step = serviceStep(service, customer);
        const status = serviceStatus(service, customer);
        return (
          <ServicePanel service={service} step={step}>
            {step.kind === 'connect' && status && children(status, connection)}
            <PartnerStep step={step} service={service} url={status?.activationUrl} connection={connection} />
            <StatusRecheck step={step} connection={connection} service={service} />
          </ServicePanel>
        );
      }}
    </ServicePage>
  );
}
