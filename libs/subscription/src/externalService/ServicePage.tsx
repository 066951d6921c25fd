import type { ReactNode } from 'react';
import type { PartnerService, UserInfo } from '@tv/api-client';
import { customerLinks } from '@tv/routes';
import { PageFailure, PageFrame, PagePending } from '../frame/PageFrame.tsx';
import { serviceName } from './externalService.ts';
import type { Service } from './useService.browser.ts';

export interface ServicePageProps {
  readonly service: PartnerService;
  readonly standing: Service;
  readonly children: (customer: UserInfo) => ReactNode;
}

/** Frame of an activation page, with loading and error states. */
export function ServicePage({ service, standing, children }: ServicePageProps) {
  const { customer, hasNoCustomer, askCustomer } = standing;
  return (
    <PageFrame
      title={`Aktiver ${serviceName(service)}`}
      back={{ to: customerLinks.accountStreamingServices(), name: 'Strømmetjenester' }}
    >
      {customer !== undefined ? (
        children(customer)
      ) : hasNoCustomer ? (
        <PageFailure text="Vi fikk ikke hentet kontoen din." onRetry={askCustomer} />
      ) : (
        <PagePending label="Henter hvordan det står" />
      )}
    </PageFrame>
  );
}
