import type { PartnerService } from '@tv/api-client';
import { serviceName } from '../externalService.ts';
import type { ServiceStep } from '../serviceStep.ts';
import { CustomerServiceNote } from './CustomerServiceNote.tsx';
import { PartnerLink } from './PartnerLink.tsx';
import type { ServiceConnection } from './useServiceConnection.browser.ts';

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
