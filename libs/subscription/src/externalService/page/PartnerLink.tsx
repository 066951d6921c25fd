import { useEffect, type ReactNode } from 'react';
import { useReporter } from '@tv/analytics';
import type { PartnerService } from '@tv/api-client';
import { resolveAllowedUrl, useConfig, useOrigin } from '@tv/config';
import { Button, ExternalIcon } from '@tv/ui';
import type { ServiceStep } from '../serviceStep.ts';
import { serviceName } from '../streamingService.ts';
import { CustomerServiceNote } from './CustomerServiceNote.tsx';
import type { ServiceConnection } from './useServiceConnection.browser.ts';

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

interface PartnerStepProps {
  readonly step: ServiceStep;
  readonly service: PartnerService;
  readonly url: string | undefined;
  readonly connection: Pick<ServiceConnection, 'isLoaded'>;
}

/** Link to what must be done at the partner first. */
export function PartnerStep({ step, service, url, connection }: PartnerStepProps) {
  const name = serviceName(service);
  const texts: Readonly<Partial<Record<ServiceStep['kind'], string>>> = {
    cancel: `Gå til ${name}`,
    password: `Velg passord hos ${name}`,
  };
  const text = texts[step.kind];
  if (text === undefined) return null;
  const note = <CustomerServiceNote text={`Vi har ingen lenke til ${name} akkurat nå.`} />;
  return <PartnerLink url={url} text={text} isPrimary fallback={connection.isLoaded && note} />;
}
