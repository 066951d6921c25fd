import type { UserInfo } from '@tv/api-client';
import { Link } from '@tv/rendering';
import { Button, VisuallyHidden } from '@tv/ui';
import styles from './ServiceCard.module.css';
import { ServiceLogo } from './ServiceLogo.tsx';
import { StepIcon } from './StepIcon.tsx';
import { Tv2UserNote } from './Tv2UserNote.tsx';
import { activationPathOf } from './activationPath.ts';
import { aboutPath, anyServiceName, anyServiceStep, type AnyService } from './anyService.ts';
import type { ServiceStep } from './serviceStep.ts';
import { stepSentence, wayToward, whatNext } from './serviceWords.ts';
import { useProductsWith } from './useProductsWith.ts';

const WORDS: Readonly<Partial<Record<ServiceStep['kind'], string>>> = {
  wait: 'Se hvordan det går',
  connect: 'Koble til',
  cancel: 'Gå videre',
  password: 'Velg passord',
  ask: 'Sjekk igjen',
};

export interface ServiceCardProps {
  readonly service: AnyService;
  readonly customer: UserInfo;
}

/** One service of the account: how it stands in a sentence, what happens next, and one way on. */
export function ServiceCard({ service, customer }: ServiceCardProps) {
  const step = anyServiceStep(service, customer);
  const name = anyServiceName(service);
  const products = useProductsWith(service);
  const isWaiting = WORDS[step.kind] !== undefined || step.kind === 'readiness';
  return (
    <li className={styles.card}>
      <ServiceLogo name={name} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.sentence}>
          <StepIcon kind={step.kind} />
          {stepSentence(service, step)}
        </p>
        <p className={styles.next}>{whatNext(service, step, products)}</p>
        {service === 'tv2play' && <Tv2UserNote step={step} />}
      </div>
      <Button as={Link} to={wayOf(service, step)} variant={isWaiting ? 'secondary' : 'quiet'}>
        {wayToward(step)?.text ?? WORDS[step.kind] ?? 'Les mer'}
        <VisuallyHidden> {step.kind === 'done' ? `om ${name}` : `– ${name}`}</VisuallyHidden>
      </Button>
    </li>
  );
}

function wayOf(service: AnyService, step: ServiceStep): string {
  const activation = step.kind === 'done' ? undefined : activationPathOf(service);
  return wayToward(step)?.to ?? activation ?? aboutPath(service);
}

/** A service in the subscription that this version does not know: nothing can be done about it here. */
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
