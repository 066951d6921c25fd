import type { ReactNode } from 'react';
import type { PartnerService } from '@tv/api-client';
import { Link } from '@tv/rendering';
import { Button } from '@tv/ui';
import { CustomerServiceNote } from './CustomerServiceNote.tsx';
import { ServiceLogo } from './ServiceLogo.tsx';
import styles from './ServicePanel.module.css';
import { StepIcon } from './StepIcon.tsx';
import { aboutPath } from './anyService.ts';
import { serviceName } from './externalService.ts';
import type { ServiceStep } from './serviceStep.ts';
import { stepSentence, wayToward, whatNext } from './serviceWords.ts';
import { useProductsWith } from './useProductsWith.ts';

export interface ServicePanelProps {
  readonly service: PartnerService;
  readonly step: ServiceStep;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** Status, explanation and actions; announces status changes. */
export function ServicePanel({ service, step, note, children }: ServicePanelProps) {
  const name = serviceName(service);
  const products = useProductsWith(service);
  const way = wayToward(step);
  return (
    <section aria-label={name} className={styles.panel}>
      <ServiceLogo name={name} />
      <div role="status" className={styles.words}>
        <p className={styles.sentence}>
          <StepIcon kind={step.kind} />
          {stepSentence(service, step)}
        </p>
        <p className={styles.next}>{whatNext(service, step, products)}</p>
      </div>
      {step.kind === 'readiness' && step.wanting === 'INVALID_USER' && <CustomerServiceNote />}
      {note}
      {children}
      {way && (
        <Button as={Link} to={way.to} variant="primary">
          {way.text}
        </Button>
      )}
      {step.kind === 'done' && (
        <Button as={Link} to={aboutPath(service)}>
          Les om {name}
        </Button>
      )}
    </section>
  );
}
