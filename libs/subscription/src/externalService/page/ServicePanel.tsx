import type { ReactNode } from 'react';
import type { PartnerService } from '@tv/api-client';
import { Link } from '@tv/ssr';
import { Button } from '@tv/ui';
import { stepText } from '../externalService.ts';
import type { ServiceStep } from '../serviceStep.ts';
import { serviceInfoPath, serviceName } from '../streamingService.ts';
import { CustomerServiceNote } from './CustomerServiceNote.tsx';
import { ServiceLogo } from './ServiceLogo.tsx';
import styles from './ServicePanel.module.css';
import { StepIcon } from './StepIcon.tsx';
import { nextStepLink, nextStepText } from './serviceTexts.ts';
import { useProductNamesWith } from './useProductNamesWith.ts';

export interface ServicePanelProps {
  readonly service: PartnerService;
  readonly step: ServiceStep;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** Status, explanation and actions; announces status changes. */
export function ServicePanel({ service, step, note, children }: ServicePanelProps) {
  const name = serviceName(service);
  const products = useProductNamesWith(service);
  const link = nextStepLink(step);
  return (
    <section aria-label={name} className={styles.panel}>
      <ServiceLogo name={name} />
      <div role="status" className={styles.words}>
        <p className={styles.sentence}>
          <StepIcon kind={step.kind} />
          {stepText(service, step)}
        </p>
        <p className={styles.next}>{nextStepText(service, step, products)}</p>
      </div>
      {step.kind === 'readiness' && step.missing === 'INVALID_USER' && <CustomerServiceNote />}
      {note}
      {children}
      {link && (
        <Button as={Link} to={link.to} variant="primary">
          {link.text}
        </Button>
      )}
      {step.kind === 'done' && (
        <Button as={Link} to={serviceInfoPath(service)}>
          Les om {name}
        </Button>
      )}
    </section>
  );
}
