import {
  useGetChangeSummaryQuery,
  useGetPaymentMethodQuery,
  type Subscription,
  type SubscriptionState,
} from '@tv/api-client';
import { customerLinks } from '@tv/routes';
import { Link } from '@tv/ssr';
import { formatLongDate } from '@tv/time';
import { TextLink, VisuallyHidden } from '@tv/ui';
import { paymentMethodLabel } from '../billing/billingTexts.ts';
import { Section } from '../frame/Section.tsx';
import { Bill, billLines } from '../price/Bill.tsx';
import { lastDayText } from '../price/lastDayText.ts';
import { formatPrice, formatPricePerMonth, nextBill } from '../price/price.ts';
import styles from './NextPayment.module.css';

interface NextPaymentProps {
  readonly state: SubscriptionState | undefined;
  /** Epoch milliseconds. */
  readonly date: number;
  readonly isInTrial: boolean;
  /** Undefined while loading or failed. */
  readonly subscription: Subscription | null | undefined;
}

/** Next payment (SUB-33), or the last day of access. */
export function NextPayment({ state, date, isInTrial, subscription }: NextPaymentProps) {
  if (state === 'PendingCancellation') {
    return (
      <Section title="Du kan se til og med" className={styles.card}>
        <p className={styles.date}>{lastDayText(date)}</p>
        <p className={styles.muted}>Ingenting mer trekkes.</p>
      </Section>
    );
  }
  if (state !== 'Active') return null;
  return (
    <Section title={isInTrial ? 'Første betaling' : 'Neste betaling'} className={styles.card}>
      <p className={styles.date}>{formatLongDate(date)}</p>
      {subscription && <Charge subscription={subscription} />}
      <Method />
    </Section>
  );
}

/** The monthly price if there is no summary. */
function Charge({ subscription }: { readonly subscription: Subscription }) {
  const { selectedProductIds, pendingProductIds, monthlyPrice } = subscription;
  const productIds = pendingProductIds ?? selectedProductIds;
  const { data, isError } = useGetChangeSummaryQuery(productIds, { skip: productIds.length === 0 });
  if (data === undefined)
    return isError && monthlyPrice !== undefined ? <p>{formatPricePerMonth(monthlyPrice)}</p> : null;
  const bill = nextBill(data);
  return (
    <>
      <Bill
        label="Det som trekkes"
        lines={billLines(bill.lines)}
        sum={{ name: 'Trekkes da', price: formatPrice(bill.sum) }}
      />
      {bill.sum !== data.monthlyPrice && (
        <p className={styles.muted}>Uten rabatt betaler du {formatPricePerMonth(data.monthlyPrice)}</p>
      )}
    </>
  );
}

function Method() {
  const { data } = useGetPaymentMethodQuery();
  const names = data && data.type !== 'None' ? paymentMethodLabel(data) : undefined;
  return (
    <p className={styles.muted}>
      {names && (
        <>
          Betalingsmåte: <span aria-hidden="true">{names.text}</span>
          <VisuallyHidden>{names.screenReaderText}</VisuallyHidden>.{' '}
        </>
      )}
      <TextLink as={Link} to={customerLinks.billing()}>
        Betaling og kvitteringer
      </TextLink>
    </p>
  );
}
