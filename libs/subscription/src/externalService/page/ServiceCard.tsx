import type { UserInfo } from '@tv/api-client';
import { Link } from '@tv/ssr';
import { Button, TextLink, VisuallyHidden } from '@tv/ui';
import {
  activationPath,
  serviceInfoPath,
  serviceName,
  streamingServiceStep,
  partnerService,
  type ServiceStep,
  type StreamingService,
} from '../externalService.ts';
import styles from './ServiceCard.module.css';
import { ServiceLogo, StepSummary, Tv2UserNote } from './StepSummary.tsx';
import { nextStepLink } from './serviceTexts.ts';
import { useStatusPolling } from './useServiceConnection.browser.ts';

const ACTION_LABELS: Readonly<Partial<Record<ServiceStep['kind'], string>>> = {
  pending: 'Se hvordan det går',
  connect: 'Koble til',
  cancel: 'Gå videre',
  password: 'Velg passord',
  unknown: 'Sjekk igjen',
  readiness: 'Se hva som mangler',
};

interface ServiceCardProps {
  readonly service: StreamingService;
  readonly customer: UserInfo;
}

/** Status, explanation and one link of a service. */
export function ServiceCard({ service, customer }: ServiceCardProps) {
  const step = streamingServiceStep(service, customer);
  const name = serviceName(service);
  const link = nextStepLink(step);
  const { hasTimedOut } = useStatusPolling(step.kind === 'pending' ? partnerService(service) : undefined);
  return (
    <li className={styles.card}>
      <ServiceLogo name={name} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <StepSummary service={service} step={step} isDelayed={hasTimedOut} />
        {service === 'tv2play' && <Tv2UserNote step={step} />}
      </div>
      {step.kind === 'done' ? (
        <TextLink as={Link} to={serviceInfoPath(service)} className={styles.about}>
          Les mer<VisuallyHidden> om {name}</VisuallyHidden>
        </TextLink>
      ) : (
        <Button as={Link} to={link?.to ?? activationPath(service) ?? serviceInfoPath(service)}>
          {link?.text ?? ACTION_LABELS[step.kind]}
          <VisuallyHidden> – {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** A service unknown to this app version. */
export function UnknownServiceCard({ id }: { readonly id: string }) {
  return (
    <li className={styles.card}>
      <ServiceLogo name={id} />
      <div className={styles.words}>
        <h3 className={styles.name}>{id}</h3>
        <p className={styles.sentence}>I abonnementet ditt</p>
      </div>
    </li>
  );
}
