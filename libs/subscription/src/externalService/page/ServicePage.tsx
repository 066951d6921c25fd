import type { ReactNode } from 'react';
import type { PartnerService, UserInfo } from '@tv/api-client';
import { useBrand } from '@tv/config';
import { customerLinks } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, TextLink } from '@tv/ui';
import { PageFrame, QueryView } from '../../frame/PageFrame.tsx';
import { serviceInfoPath, serviceName, type ServiceStep } from '../externalService.ts';
import styles from './ServicePage.module.css';
import { ServiceLogo, StepSummary } from './StepSummary.tsx';
import { isNameMissing, nextStepLink } from './serviceTexts.ts';
import type { ServiceConnection } from './useServiceConnection.browser.ts';

interface ServicePageProps {
  readonly service: PartnerService;
  readonly connection: ServiceConnection;
  readonly children: (customer: UserInfo) => ReactNode;
}

/** Frame of an activation page, with loading and error states. */
export function ServicePage({ service, connection, children }: ServicePageProps) {
  return (
    <PageFrame
      title={`Aktiver ${serviceName(service)}`}
      back={{ to: customerLinks.accountStreamingServices(), name: 'Strømmetjenester' }}
    >
      <QueryView
        query={connection.customer}
        pendingLabel="Henter hvordan det står"
        failureText="Vi fikk ikke hentet kontoen din."
      >
        {children}
      </QueryView>
    </PageFrame>
  );
}

interface ServicePanelProps {
  readonly service: PartnerService;
  readonly step: ServiceStep;
  readonly children: ReactNode;
}

/** Status, explanation and actions; announces status changes. */
export function ServicePanel({ service, step, children }: ServicePanelProps) {
  const name = serviceName(service);
  const link = nextStepLink(step);
  return (
    <section aria-label={name} className={styles.panel}>
      <ServiceLogo name={name} />
      <div role="status" className={styles.words}>
        <StepSummary service={service} step={step} />
      </div>
      {isNameMissing(step) && <CustomerServiceNote />}
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

export function CustomerServiceNote({ text }: { readonly text?: string }) {
  const { customerService } = useBrand().contact;
  return (
    <p>
      {text !== undefined && `${text} `}
      Skriv til kundeservice: <TextLink href={`mailto:${customerService}`}>{customerService}</TextLink>
    </p>
  );
}
