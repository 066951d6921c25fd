import type { AskedService } from '@tv/api-client';
import { PartnerLink } from './PartnerLink.tsx';
import { serviceName } from './externalService.ts';
import type { ServiceStep } from './serviceStep.ts';

interface ElsewhereStepProps {
  readonly step: ServiceStep;
  readonly service: AskedService;
  /** The partner's page, as it came with data. */
  readonly url: string | undefined;
}

/** What the customer does at the partner's before he can connect: stopping what he has there, or choosing a password. */
export function ElsewhereStep({ step, service, url }: ElsewhereStepProps) {
  const name = serviceName(service);
  if (step.kind === 'cancel') return <PartnerLink url={url} text={`Gå til ${name}`} isPrimary />;
  if (step.kind === 'password') return <PartnerLink url={url} text={`Velg passord hos ${name}`} isPrimary />;
  return null;
}
