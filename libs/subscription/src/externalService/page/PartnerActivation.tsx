import { useEffect, type ReactNode } from 'react';
import { useReporter } from '@tv/analytics';
import { resolveAllowedUrl, useConfig, useOrigin } from '@tv/config';
import { Button, ExternalIcon } from '@tv/ui';
import { serviceName, serviceStatus, serviceStep, type ServiceStatus } from '../externalService.ts';
import { CustomerServiceNote, ServicePage, ServicePanel } from './ServicePage.tsx';
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
  const name = serviceName(service);
  return (
    <ServicePage service={service} connection={connection}>
      {(customer) => {
        const step = serviceStep(service, customer);
        const status = serviceStatus(service, customer);
        return (
          <ServicePanel service={service} step={step}>
            {step.kind === 'connect' && status && children(status, connection)}
            {(step.kind === 'cancel' || step.kind === 'password') && (
              <PartnerLink
                url={status?.activationUrl}
                text={step.kind === 'cancel' ? `Gå til ${name}` : `Velg passord hos ${name}`}
                isPrimary
                fallback={
                  connection.isLoaded && (
                    <CustomerServiceNote text={`Vi har ingen lenke til ${name} akkurat nå.`} />
                  )
                }
              />
            )}
            <StatusRecheck step={step} connection={connection} service={service} />
          </ServicePanel>
        );
      }}
    </ServicePage>
  );
}

interface PartnerLinkProps {
  /** From data, so not trusted. */
  readonly url: string | undefined;
  readonly text: string;
  readonly isPrimary?: boolean;
  readonly fallback?: ReactNode;
}

/** Link to a partner, in a new window. Reports a forbidden URL. */
export function PartnerLink({ url, text, isPrimary = false, fallback }: PartnerLinkProps) {
  const config = useConfig();
  const origin = useOrigin();
  const reporter = useReporter();
  const href = resolveAllowedUrl(url, config, origin);
  const isForbidden = url !== undefined && href === undefined;
  useEffect(() => {
    if (isForbidden) reporter.error(new Error(`Not allowed: ${url}`), 'externalService.activationUrl');
  }, [isForbidden, url, reporter]);
  if (href === undefined) return fallback;
  return (
    <Button
      as="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant={isPrimary ? 'primary' : 'secondary'}
      icon={<ExternalIcon />}
    >
      {text}
    </Button>
  );
}
