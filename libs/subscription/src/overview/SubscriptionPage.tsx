import {
  useGetCustomerQuery,
  useGetSubscriptionQuery,
  type UserInfo,
  type Product,
  useGetProductsQuery,
  type Subscription,
} from '@tv/api-client';
import { customerLinks, links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { formatLongDate } from '@tv/time';
import { Button, Cluster, CheckIcon } from '@tv/ui';
import { PackageContents } from '../choice/page/PackageContents.tsx';
import { useProductTexts } from '../choice/page/useProductTexts.ts';
import { joinNames } from '../choice/rules/choice.ts';
import { PageEmpty, PageFrame, QueryView } from '../frame/PageFrame.tsx';
import { Section } from '../frame/Section.tsx';
import { hasContentAccess, type SubscribedPackage } from '../status/subscriptionState.ts';
import { subscriptionStatus } from '../status/subscriptionStatus.ts';
import { usePendingSubscription } from '../status/usePendingSubscription.ts';
import { VoucherRedemption } from '../voucher/VoucherRedemption.tsx';
import { NextPayment } from './NextPayment.tsx';
import styles from './SubscriptionPage.module.css';
import { SubscriptionStatusCard } from './SubscriptionStatusCard.tsx';
import { useOwnedProducts } from './useOwnedProducts.ts';

/** `/abonnement`: status, products, next payment and actions (SUB-12, SUB-33). */
export function SubscriptionPage() {
  const query = useGetCustomerQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame title="Abonnementet ditt" back={{ to: links.account(), name: 'Min konto' }}>
      <QueryView query={query}>
        {(customer) =>
          customer.subscribedPackage === undefined ? (
            // SUB-32
            <PageEmpty
              title="Du har ikke noe abonnement"
              text="Velg en pakke, så kan du se med en gang. Ingen bindingstid."
              link={{ to: links.signUp(), text: 'Velg pakke' }}
            />
          ) : (
            <Subscribed customer={customer} own={customer.subscribedPackage} />
          )
        }
      </QueryView>
    </PageFrame>
  );
}

function Subscribed({ customer, own }: { readonly customer: UserInfo; readonly own: SubscribedPackage }) {
  const { isInTrialPeriod: isInTrial, pendingDowngradeToPackageId } = customer;
  const { state, nextPaymentDate: until, selectedProductIds } = own;
  const { data: subscription } = useGetSubscriptionQuery(undefined, { refetchOnMountOrArgChange: true });
  const { products, title } = useOwnedProducts(own);
  const { hasTimedOut, isInWallet, restart } = usePendingSubscription(own);
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
      {hasContentAccess(own) && state !== 'UpgradeInProgress' && (
        <Section title="Har du en rabattkode?" className={styles.voucher}>
          <VoucherRedemption />
        </Section>
      )}
    </>
  );
}

function OwnedProducts({ products }: { readonly products: readonly Product[] }) {
  const textsOf = useProductTexts();
  if (products.length === 0) return null;
  return (
    <ul aria-label="Produktene dine" className={styles.products}>
      {products.map((product) => (
        <li key={product.id} className={styles.product}>
          <CheckIcon />
          <span>
            <strong>{product.name}</strong>
            <span className={styles.text}>{textsOf(product)?.text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface PendingDowngradeProps {
  /** Epoch milliseconds. */
  readonly date: number | undefined;
  readonly subscription: Subscription | null | undefined;
}

/** A scheduled downgrade, with a button to undo it. */
function PendingDowngrade({ date, subscription }: PendingDowngradeProps) {
  const { data: products } = useGetProductsQuery({});
  const ids = subscription?.pendingProductIds ?? [];
  const names = ids.flatMap((id) => products?.find((product) => product.id === id)?.name ?? []);
  const from = date === undefined ? 'Fra neste betaling' : `Fra ${formatLongDate(date)}`;
  return (
    <div className={styles.note}>
      <p>
        {from} {names.length === 0 ? 'endres abonnementet ditt' : `har du ${joinNames(names)}`}. Til da har du
        alt som nå.
      </p>
      <Button as={Link} to={customerLinks.purchaseFor('behold')} size="small">
        Behold abonnementet
      </Button>
    </div>
  );
}
