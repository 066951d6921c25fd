import type { UserInfo } from '@tv/api-client';
import { Link } from '@tv/ssr';
import { Button, TextLink, VisuallyHidden } from '@tv/ui';
import { stepText } from '../externalService.ts';
import { useStatusPolling } from '../provisioning/useStatusPolling.browser.ts';
import type { ServiceStep } from '../serviceStep.ts';
import {
  activationPath,
  serviceInfoPath,
  serviceName,
  streamingServiceStep,
  partnerService,
  type StreamingService,
} from '../streamingService.ts';
import { Tv2UserNote } from '../tv2/Tv2UserNote.tsx';
import styles from './ServiceCard.module.css';
import { ServiceLogo } from './ServiceLogo.tsx';
import { StepIcon } from './StepIcon.tsx';
import { delayedText, nextStepLink, nextStepText } from './serviceTexts.ts';
import { useProductNamesWith } from './useProductNamesWith.ts';

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
  const products = useProductNamesWith(service);
  const { hasTimedOut } = useStatusPolling(step.kind === 'pending' ? partnerService(service) : undefined);
  return (
    <li className={styles.card}>
      <ServiceLogo name={name} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.sentence}>
          <StepIcon kind={step.kind} />
          {stepText(service, step)}
        </p>
        <p className={styles.next}>
          {hasTimedOut ? delayedText(service) : nextStepText(service, step, products)}
        </p>
        {service === 'tv2play' && <Tv2UserNote step={step} />}
      </div>
      {step.kind === 'done' ? (
        <TextLink as={Link} to={serviceInfoPath(service)} className={styles.about}>
          Les mer<VisuallyHidden> om {name}</VisuallyHidden>
        </TextLink>
      ) : (
        <Button as={Link} to={nextStepPath(service, step)}>
          {nextStepLink(step)?.text ?? ACTION_LABELS[step.kind]}
          <VisuallyHidden> – {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

const nextStepPath = (service: StreamingService, step: ServiceStep): string =>
  nextStepLink(step)?.to ?? activationPath(service) ?? serviceInfoPath(service);

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
