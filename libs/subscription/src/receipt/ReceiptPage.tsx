import { useLocation } from 'react-router-dom';
import { useGetSubscriptionQuery, type Subscription } from '@tv/api-client';
import { DocumentHead } from '@tv/config/head';
import { Link } from '@tv/rendering';
import { customerLinks, links } from '@tv/routes';
import { longDate } from '@tv/time';
import { Button, CheckIcon, Cluster } from '@tv/ui';
import { useNextAmount } from '../billing/useNextAmount.ts';
import { StoppedReceipt } from '../cancel/StoppedReceipt.tsx';
import { Bill } from '../price/Bill.tsx';
import { kroner, partPrice } from '../price/kroner.ts';
import { WayToWatch } from '../recommendation/WayToWatch.tsx';
import styles from './ReceiptPage.module.css';
import type { ReceiptRecord } from './receiptRecord.ts';
import { receiptWords } from './receiptWords.ts';
import { useSettledReceipt } from './useSettledReceipt.browser.ts';

/** What was bought, as it was confirmed. */
function Bought({ record }: { readonly record: ReceiptRecord }) {
  return (
    <div className={styles.bought}>
      <Bill
        label="Dette gjelder det"
        lines={record.lines.map(({ name, price }) => ({ name, price: partPrice(price) }))}
        sum={{ name: 'Betalt nå', price: kroner(record.paid) }}
      />
    </div>
  );
}

/** When the next payment comes, and how much it is: what is taken off now may end before it, or after. */
function NextPayment({ subscription }: { readonly subscription: Subscription }) {
  const { nextPaymentDate: date } = subscription;
  const { amount } = useNextAmount(subscription, subscription);
  if (date === undefined) return null;
  return (
    <p>
      Neste betaling: {longDate(date)}
      {amount === undefined ? null : `, ${kroner(amount)}`}
    </p>
  );
}

/** What comes next, as the server says it; what was confirmed, until it does. */
function Coming({ record }: { readonly record: ReceiptRecord | undefined }) {
  const { data } = useGetSubscriptionQuery();
  if (data?.state === 'PendingCancellation' && data.nextPaymentDate !== undefined) {
    return <p>Du kan se til og med {longDate(data.nextPaymentDate)}.</p>;
  }
  if (data) return <NextPayment subscription={data} />;
  return record?.nextPaymentDate === undefined ? null : (
    <p>Neste betaling: {longDate(record.nextPaymentDate)}</p>
  );
}

/**
 * `/package/{outcome}/receipt` (ROUTE-73…78) and that of an offer: what was bought, changed or stopped, when the next payment comes,
 * and the way to what one came for.
 */
export function ReceiptPage() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  const record = useSettledReceipt(path);
  if (path === customerLinks.receipt('cancel')) return <StoppedReceipt />;
  const words = receiptWords(path);
  const title = words?.title ?? 'Kvittering';
  return (
    <div className={styles.page}>
      <DocumentHead title={title} isHidden />
      <span aria-hidden="true" className={styles.mark}>
        <CheckIcon />
      </span>
      <div role="status" className={styles.heading}>
        <h1>{title}</h1>
        <p className={styles.lead}>{words?.text}</p>
      </div>
      {record && <Bought record={record} />}
      <Coming record={record} />
      <Cluster>
        <WayToWatch />
        <Button as={Link} to={links.account()} size="large">
          Min konto
        </Button>
      </Cluster>
    </div>
  );
}
