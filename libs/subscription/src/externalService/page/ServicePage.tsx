import type { ReactNode } from 'react';
import type { PartnerService, UserInfo } from '@tv/api-client';
import { customerLinks } from '@tv/routes';
import { PageFailure, PageFrame, PagePending } from '../../frame/PageFrame.tsx';
import { serviceName } from '../externalService.ts';
import type { ServiceConnection } from './useServiceConnection.browser.ts';

export interface ServicePageProps {
  readonly service: PartnerService;
  readonly connection: ServiceConnection;
  readonly children: (customer: UserInfo) => ReactNode;
}

/** Frame of an activation page, with loading and error states. */
export function ServicePage({ service, connection, children }: ServicePageProps) {
  const { customer, hasCustomerFailed, refetchCustomer } = connection;
  return (
    <PageFrame
      title={`Aktiver ${serviceName(service)}`}
      back={{ to: customerLinks.accountStreamingServices(), name: 'Strømmetjenester' }}
    >
      {customer !== undefined ? (
        children(customer)
      ) : hasCustomerFailed ? (
        <PageFailure text="Vi fikk ikke hentet kontoen din." onRetry={refetchCustomer} />
      ) : (
        <PagePending label="Henter hvordan det står" />
      )}
    </PageFrame>
  );
}
