import type { UserInfo } from '@tv/api-client';
import { Link } from '@tv/rendering';
import { Button, TextLink, VisuallyHidden } from '@tv/ui';
import styles from './ServiceCard.module.css';
import { ServiceLogo } from './ServiceLogo.tsx';
import { StepIcon } from './StepIcon.tsx';
import { Tv2UserNote } from './Tv2UserNote.tsx';
import { activationPathOf } from './activationPath.ts';
import { aboutPath, anyServiceName, anyServiceStep, askedService, type AnyService } from './anyService.ts';
import type { ServiceStep } from './serviceStep.ts';
import { stepSentence, takesLonger, wayToward, whatNext } from './serviceWords.ts';
import { useConnecting } from './useConnecting.browser.ts';
import { useProductsWith } from './useProductsWith.ts';

const WORDS: Readonly<Partial<Record<ServiceStep['kind'], string>>> = {
  wait: 'Se hvordan det går',
  connect: 'Koble til',
  cancel: 'Gå videre',
  password: 'Velg passord',
  ask: 'Sjekk igjen',
  readiness: 'Se hva som mangler',
};

export interface ServiceCardProps {
  readonly service: AnyService;
  readonly customer: UserInfo;
}

/** Status, explanation and one link of a service. */
export function ServiceCard({ service, customer }: ServiceCardProps) {
  const step = anyServiceStep(service, customer);
  const name = anyServiceName(service);
  const products = useProductsWith(service);
  const { isGivenUp } = useConnecting(step.kind === 'wait' ? askedService(service) : undefined);
  return (
    <li className={styles.card}>
      <ServiceLogo name={name} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.sentence}>
          <StepIcon kind={step.kind} />
          {stepSentence(service, step)}
        </p>
        <p className={styles.next}>{isGivenUp ? takesLonger(service) : whatNext(service, step, products)}</p>
        {service === 'tv2play' && <Tv2UserNote step={step} />}
      </div>
      {step.kind === 'done' ? (
        <TextLink as={Link} to={aboutPath(service)} className={styles.about}>
          Les mer<VisuallyHidden> om {name}</VisuallyHidden>
        </TextLink>
      ) : (
        <Button as={Link} to={wayOf(service, step)}>
          {wayToward(step)?.text ?? WORDS[step.kind]}
          <VisuallyHidden> – {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

const wayOf = (service: AnyService, step: ServiceStep): string =>
  wayToward(step)?.to ?? activationPathOf(service) ?? aboutPath(service);

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
