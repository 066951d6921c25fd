import { useGetCustomerQuery } from '@tv/api-client';
import { DocumentHead } from '@tv/config/head';
import { PageFailure } from '../frame/PageFrame.tsx';
import { NotificationList } from '../notification/NotificationList.tsx';
import { AccountHead } from './AccountHead.tsx';
import styles from './AccountPage.module.css';
import { AccountTiles } from './AccountTiles.tsx';
import { ContactLines } from './ContactLines.tsx';
import { NextPayment } from './NextPayment.tsx';
import { ServicesCard } from './ServicesCard.tsx';

/** `/min-konto` (ROUTE-50). Each part loads and fails on its own. */
export function AccountPage() {
  const { data, isError, isFetching, refetch } = useGetCustomerQuery();
  return (
    <div className={styles.page}>
      <DocumentHead title="Min konto" isHidden />
      <AccountHead customer={data} hasFailed={data === undefined && isError} />
      <div className={styles.body}>
        {data === undefined ? (
          isError && (
            <PageFailure
              text="Vi fikk ikke hentet kontoen din."
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          )
        ) : (
          <>
            <NotificationList customer={data} />
            {data.subscribedPackage && (
              <div className={styles.cards}>
                <NextPayment own={data.subscribedPackage} />
                <ServicesCard customer={data} />
              </div>
            )}
          </>
        )}
        <AccountTiles email={data?.personalia.email?.trim()} />
        <ContactLines />
      </div>
    </div>
  );
}
