import type { ReactNode } from 'react';
import type { PartnerService, UserInfo } from '@tv/api-client';
import { customerLinks } from '@tv/routes';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { QueryView } from '../../frame/QueryView.tsx';
import { serviceName } from '../streamingService.ts';
import type { ServiceConnection } from './useServiceConnection.browser.ts';

interface ServicePageProps {
  readonly service: PartnerService;
  readonly connection: Pick<ServiceConnection, 'customer'>;
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
