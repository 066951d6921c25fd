import { useLocation } from 'react-router-dom';
import { useGetSubscriptionQuery } from '@tv/api-client';
import { customerLinks, links } from '@tv/routes';
import { Redirect, Link } from '@tv/ssr';
import { formatLongDate } from '@tv/time';
import { Button } from '@tv/ui';
import { paymentOutlook } from '../billing/paymentOutlook.ts';
import { CancelReceipt } from '../cancel/CancelReceipt.tsx';
import { PendingPage } from '../frame/PendingPage.tsx';
import { Bill } from '../price/Bill.tsx';
import { formatPrice, formatPartPrice } from '../price/formatPrice.ts';
import { lastDayText } from '../price/lastDayText.ts';
import { WatchAssetButton } from '../recommendation/WatchAssetButton.tsx';
import { hasContentAccess, isInProgress } from '../status/subscriptionState.ts';
import { NextPayment } from './NextPayment.tsx';
import styles from './ReceiptPage.module.css';
import { ReceiptView } from './ReceiptView.tsx';
import type { ReceiptRecord } from './receiptRecord.ts';
import { receiptTexts } from './receiptTexts.ts';
import { useSettledReceipt } from './useSettledReceipt.browser.ts';

function ReceiptBill({ record }: { readonly record: ReceiptRecord }) {
  return (
    <div className={styles.bought}>
      <Bill
        label="Dette gjelder det"
        lines={record.lines.map(({ name, price }) => ({ name, price: formatPartPrice(price) }))}
        sum={{ name: 'Betalt nå', price: formatPrice(record.paid) }}
      />
    </div>
  );
}

/** From the server; until the subscription runs, from the fresh receipt. */
function NextPaymentInfo({ record }: { readonly record: ReceiptRecord | undefined }) {
  const { data } = useGetSubscriptionQuery();
  if (data?.state === 'PendingCancellation' && data.nextPaymentDate !== undefined) {
    return <p>Du kan se til og med {lastDayText(data.nextPaymentDate)}.</p>;
  }
  if (data && paymentOutlook(data) === 'upcoming') return <NextPayment subscription={data} />;
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
  const texts = receiptTexts(path, { paid: record?.paid, isTrial });
  return (
    <ReceiptView
      title={texts?.title ?? 'Kvittering'}
      text={texts?.text}
      actions={
        <>
          <WatchAssetButton />
          <Button as={Link} to={links.account()} size="large">
            Min konto
          </Button>
        </>
      }
    >
      {record && <ReceiptBill record={record} />}
      <NextPaymentInfo record={record} />
    </ReceiptView>
  );
}

/** Paid in another tab, or opened later. Redirects unless the subscription runs. */
function ReceiptFromSubscription({ path }: { readonly path: string }) {
  const query = useGetSubscriptionQuery();
  const { data, isFetching } = query;
  if (data) {
    const { state, trialProductIds = [] } = data;
    const isOver = isInProgress(state) || state === 'PendingCancellation';
    if (hasContentAccess(data) && !isOver) {
      return <Receipt path={path} record={undefined} isTrial={trialProductIds.length > 0} />;
    }
  }
  if (data === undefined || isFetching) return <PendingPage title="Kvittering" query={query} />;
  return <Redirect to={customerLinks.accountSubscription()} />;
}

/** `/package/{outcome}/receipt` (ROUTE-73…78) and the retention receipt. */
export function ReceiptPage() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  const record = useSettledReceipt(path);
  if (path === customerLinks.receipt('cancel')) return <CancelReceipt />;
  if (record === undefined) return <ReceiptFromSubscription path={path} />;
  return <Receipt path={path} record={record} isTrial={record.isTrial} />;
}
