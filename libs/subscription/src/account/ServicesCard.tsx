import type { UserInfo } from '@tv/api-client';
import { customerLinks } from '@tv/routes';
import { TvIcon } from '@tv/ui';
import {
  includedServices,
  needsAction,
  serviceStatusText,
  serviceName,
} from '../externalService/externalService.ts';
import styles from './AccountCard.module.css';
import { AccountCard } from './AccountCard.tsx';

/** Status of each streaming service in the subscription. */
export function ServicesCard({ customer }: { readonly customer: UserInfo }) {
  return (
    <AccountCard
      title="Strømmetjenester"
      icon={<TvIcon />}
      link={{ to: customerLinks.accountStreamingServices(), text: 'Se strømmetjenestene dine' }}
    >
      <dl className={styles.services}>
        {includedServices(customer).map((service) => (
          <div key={service} data-needs-action={needsAction(service, customer)}>
            <dt>{serviceName(service)}</dt>
            <dd>{serviceStatusText(service, customer)}</dd>
          </div>
        ))}
      </dl>
    </AccountCard>
  );
}
