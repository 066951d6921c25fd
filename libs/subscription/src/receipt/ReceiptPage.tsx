import { useLocation } from 'react-router-dom';
import { useGetSubscriptionQuery } from '@tv/api-client';
import { openTabStorage } from '@tv/browser-storage/browser';
import { customerLinks, links } from '@tv/routes';
import { Redirect, Link, useIsHydrated } from '@tv/ssr';
import { formatLongDate } from '@tv/time';
import { Button } from '@tv/ui';
import { paymentOutlook } from '../billing/paymentOutlook.ts';
import { CancelReceipt } from '../cancel/CancelReceipt.tsx';
import { PendingPage } from '../frame/PageFrame.tsx';
import { Bill } from '../price/Bill.tsx';
import { lastDayText } from '../price/lastDayText.ts';
import { formatPrice, formatPartPrice } from '../price/price.ts';
import { storedSignUpAsset } from '../recommendation/signUpFromAsset.ts';
import { hasContentAccess, isInProgress } from '../status/subscriptionState.ts';
import styles from './ReceiptPage.module.css';
import { NextPayment, ReceiptView } from './ReceiptView.tsx';
import type { ReceiptRecord } from './receiptRecord.ts';
import { useSettledReceipt } from './useSettledReceipt.browser.ts';

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

/** Thanks for a payment only if there was one. @param paid NOK; undefined if this tab did not pay */
function welcomeText(paid: number | undefined, isTrial: boolean): string {
  if (isTrial) return 'Prøveperioden er i gang. Du betaler ingenting i dag, og kan begynne å se med en gang.';
  if (paid === undefined) return 'Abonnementet er i gang, og du kan begynne å se med en gang.';
  return paid === 0
    ? 'Du betaler ingenting i dag, og kan begynne å se med en gang.'
    : 'Betalingen er mottatt, og du kan begynne å se med en gang.';
}

interface ReceiptTexts {
  readonly title: string;
  readonly text: string;
}

/** By path. */
const receiptTexts = (paid: number | undefined, isTrial: boolean): Partial<Record<string, ReceiptTexts>> => ({
  [customerLinks.receipt('new')]: { title: 'Velkommen som kunde!', text: welcomeText(paid, isTrial) },
  [customerLinks.receipt('upgrade')]: {
    title: 'Abonnementet er oppgradert',
    text: 'Det nye er klart til å ses med en gang.',
  },
  [customerLinks.receipt('downgrade')]: {
    title: 'Endringen er bestilt',
    text: 'Du beholder det du har fram til neste betaling.',
  },
  [customerLinks.receipt('downgrade_aborted')]: {
    title: 'Du beholder abonnementet',
    text: 'Endringen du hadde bestilt, er avbestilt.',
  },
  [customerLinks.receipt('activate')]: { title: 'Abonnementet er i gang igjen', text: 'Alt er som før.' },
  [customerLinks.retentionReceipt()]: {
    title: 'Så fint at du blir!',
    text: 'Tilbudet gjelder fra neste betaling.',
  },
});

interface ReceiptProps {
  readonly path: string;
  /** undefined if this tab did not pay. */
  readonly record: ReceiptRecord | undefined;
  readonly isTrial: boolean;
}

function Receipt({ path, record, isTrial }: ReceiptProps) {
  const { title = 'Kvittering', text } = receiptTexts(record?.paid, isTrial)[path] ?? {};
  return (
    <ReceiptView
      title={title}
      text={text}
      actions={
        <>
          <WatchAssetButton />
          <Button as={Link} to={links.account()} size="large">
            Min konto
          </Button>
        </>
      }
    >
      {record && (
        <div className={styles.bought}>
          <Bill
            label="Dette gjelder det"
            lines={record.lines.map(({ name, price }) => ({ name, price: formatPartPrice(price) }))}
            sum={{ name: 'Betalt nå', price: formatPrice(record.paid) }}
          />
        </div>
      )}
      <NextPaymentInfo record={record} />
    </ReceiptView>
  );
}

/** Paid in another tab, or opened later. Redirects unless the subscription runs. */
function ReceiptFromSubscription({ path }: { readonly path: string }) {
  const query = useGetSubscriptionQuery();
  const { data, isFetching } = query;
  const isOver = isInProgress(data?.state) || data?.state === 'PendingCancellation';
  if (data && hasContentAccess(data) && !isOver)
    return <Receipt path={path} record={undefined} isTrial={(data.trialProductIds ?? []).length > 0} />;
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

/** Opens and clears the asset the customer signed up for (REC-03), or opens the front page. */
function WatchAssetButton() {
  const asset = useIsHydrated() ? storedSignUpAsset.read(openTabStorage()) : undefined;
  return (
    <Button
      as={Link}
      to={asset?.path ?? links.front()}
      onClick={() => storedSignUpAsset.clear(openTabStorage())}
      variant="primary"
      size="large"
    >
      {asset ? `Se ${asset.name}` : 'Begynn å se'}
    </Button>
  );
}
