import type { PartnerService } from '@tv/api-client';
import { CustomerServiceNote } from './CustomerServiceNote.tsx';
import { PartnerLink } from './PartnerLink.tsx';
import { serviceName } from './externalService.ts';
import type { ServiceStep } from './serviceStep.ts';
import type { Service } from './useService.browser.ts';

interface ElsewhereStepProps {
  readonly step: ServiceStep;
  readonly service: PartnerService;
  readonly url: string | undefined;
  readonly standing: Pick<Service, 'isTold'>;
}

/** Link to what must be done at the partner first. */
export function ElsewhereStep({ step, service, url, standing }: ElsewhereStepProps) {
  const name = serviceName(service);
  const texts: Readonly<Partial<Record<ServiceStep['kind'], string>>> = {
    cancel: `Gå til ${name}`,
    password: `Velg passord hos ${name}`,
  };
  const text = texts[step.kind];
  if (text === undefined) return null;
  const note = <CustomerServiceNote text={`Vi har ingen lenke til ${name} akkurat nå.`} />;
  return <PartnerLink url={url} text={text} isPrimary otherwise={standing.isTold && note} />;
}
