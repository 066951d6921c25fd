import { useLocation } from 'react-router-dom';
import { useGetSubscriptionQuery } from '@tv/api-client';
import { DocumentHead } from '@tv/config/head';
import { Redirect, Link } from '@tv/rendering';
import { customerLinks, links } from '@tv/routes';
import { formatLongDate } from '@tv/time';
import { Button, CheckIcon, Cluster } from '@tv/ui';
import { paymentOutlook } from '../billing/outlook.ts';
import { StoppedReceipt } from '../cancel/StoppedReceipt.tsx';
import { Bill } from '../price/Bill.tsx';
import { kroner, partPrice } from '../price/kroner.ts';
import { lastDay } from '../price/lastDay.ts';
import { WayToWatch } from '../recommendation/WayToWatch.tsx';
import { hasContentAccess, isInProgress } from '../subscriptionState/subscriptionState.ts';
import { NextPayment } from './NextPayment.tsx';
import styles from './ReceiptPage.module.css';
import { ReceiptToCome } from './ReceiptToCome.tsx';
import type { ReceiptRecord } from './receiptRecord.ts';
import { receiptWords } from './receiptWords.ts';
import { useSettledReceipt } from './useSettledReceipt.browser.ts';

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

/** From the server; until the subscription runs, from the fresh receipt. */
function Coming({ record }: { readonly record: ReceiptRecord | undefined }) {
  const { data } = useGetSubscriptionQuery();
  if (data?.state === 'PendingCancellation' && data.nextPaymentDate !== undefined) {
    return <p>Du kan se til og med {lastDay(data.nextPaymentDate)}.</p>;
  }
  if (data && paymentOutlook(data) === 'coming') return <NextPayment subscription={data} />;
  return record?.nextPaymentDate === undefined || record.isSettled ? null : (
    <p>Neste betaling: {formatLongDate(record.nextPaymentDate)}</p>
  );
}

interface ReceiptProps {
  readonly path: string;
  /** undefined if this tab did not pay. */
  readonly record: ReceiptRecord | undefined;
  readonly isTrial: boolean;
}

function Receipt({ path, record, isTrial }: ReceiptProps) {
  const words = receiptWords(path, { paid: record?.paid, isTrial });
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

/** Paid in another tab, or opened later. Redirects unless the subscription runs. */
function ReceiptOfOthers({ path }: { readonly path: string }) {
  const query = useGetSubscriptionQuery();
  const { data, isFetching } = query;
  if (data) {
    const { state, trialProductIds = [] } = data;
    const isOver = state !== undefined && (isInProgress(state) || state === 'PendingCancellation');
    if (hasContentAccess(data) && !isOver) {
      return <Receipt path={path} record={undefined} isTrial={trialProductIds.length > 0} />;
    }
  }
  if (data === undefined || isFetching) return <ReceiptToCome query={query} />;
  return <Redirect to={customerLinks.accountSubscription()} />;
}

/** `/package/{outcome}/receipt` (ROUTE-73…78) and the retention receipt. */
export function ReceiptPage() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  const record = useSettledReceipt(path);
  if (path === customerLinks.receipt('cancel')) return <StoppedReceipt />;
  if (record === undefined) return <ReceiptOfOthers path={path} />;
  return <Receipt path={path} record={record} isTrial={record.isTrial} />;
}
