import { useGetCustomerQuery, useGetSubscriptionQuery, type UserInfo } from '@tv/api-client';
import { customerLinks, links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, Cluster } from '@tv/ui';
import { PackageContents } from '../choice/page/PackageContents.tsx';
import { PageEmpty, PageFrame } from '../frame/PageFrame.tsx';
import { QueryView } from '../frame/QueryView.tsx';
import { Section } from '../frame/Section.tsx';
import { hasContentAccess, type SubscribedPackage } from '../status/subscriptionState.ts';
import { subscriptionStatus } from '../status/subscriptionStatus.ts';
import { usePendingSubscription } from '../status/usePendingSubscription.ts';
import { VoucherRedemption } from '../voucher/VoucherRedemption.tsx';
import { NextPayment } from './NextPayment.tsx';
import { OwnedProducts } from './OwnedProducts.tsx';
import { PendingDowngrade } from './PendingDowngrade.tsx';
import styles from './SubscriptionPage.module.css';
import { SubscriptionStatusCard } from './SubscriptionStatusCard.tsx';
import { useOwnedProducts } from './useOwnedProducts.ts';

/** `/abonnement`: status, products, next payment and actions (SUB-12, SUB-33). */
export function SubscriptionPage() {
  const query = useGetCustomerQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame title="Abonnementet ditt" back={{ to: links.account(), name: 'Min konto' }}>
      <QueryView
        query={query}
        pendingLabel="Henter abonnementet ditt"
        failureText="Vi fikk ikke hentet abonnementet ditt."
      >
        {(customer) =>
          customer.subscribedPackage === undefined ? (
            // SUB-32
            <PageEmpty
              title="Du har ikke noe abonnement"
              text="Velg en pakke, så kan du se med en gang. Ingen bindingstid."
              link={{ to: links.signUp(), text: 'Velg pakke' }}
            />
          ) : (
            <Subscribed customer={customer} subscribed={customer.subscribedPackage} />
          )
        }
      </QueryView>
    </PageFrame>
  );
}

interface SubscribedProps {
  readonly customer: UserInfo;
  readonly subscribed: SubscribedPackage;
}

function Subscribed({ customer, subscribed }: SubscribedProps) {
  const { isInTrialPeriod: isInTrial, pendingDowngradeToPackageId } = customer;
  const { state, nextPaymentDate: until, selectedProductIds } = subscribed;
  const { data: subscription } = useGetSubscriptionQuery(undefined, { refetchOnMountOrArgChange: true });
  const { products, title } = useOwnedProducts(subscribed);
  const { hasTimedOut, isInWallet, restart } = usePendingSubscription(subscribed);
  const status = subscriptionStatus({ state, isInTrial, until, isInWallet });
  const base = products.find(({ baseProduct }) => baseProduct);
  return (
    <>
      <div className={styles.top}>
        <SubscriptionStatusCard
          status={status}
          title={title}
          productIds={selectedProductIds}
          trialProductIds={subscription?.trialProductIds ?? []}
        >
          <OwnedProducts products={products} />
          {pendingDowngradeToPackageId !== undefined && state === 'Active' && (
            <PendingDowngrade date={until} subscription={subscription} />
          )}
          {isInWallet && (
            <Cluster>
              <Button as={Link} to={customerLinks.walletReturn()} variant="primary">
                Gå til betalingen
              </Button>
            </Cluster>
          )}
          {hasTimedOut && (
            <div role="status" className={styles.again}>
              {!isInWallet && <p>Det tar lengre tid enn vanlig.</p>}
              <Button onClick={restart}>Sjekk igjen</Button>
            </div>
          )}
        </SubscriptionStatusCard>
        {until !== undefined && (
          <NextPayment state={state} date={until} isInTrial={isInTrial} subscription={subscription} />
        )}
      </div>
      {base && (
        <div className={styles.picture}>
          <PackageContents
            choice={{ base, addOns: products.filter((product) => product !== base) }}
            title={status.productsTitle}
          />
        </div>
      )}
      {hasContentAccess(subscribed) && state !== 'UpgradeInProgress' && (
        <Section title="Har du en rabattkode?" className={styles.voucher}>
          <VoucherRedemption />
        </Section>
      )}
    </>
  );
}
