import { useLocation } from 'react-router-dom';
import { useGetChangeSummaryQuery, useGetProductsQuery, type Subscription } from '@tv/api-client';
import { useSession } from '@tv/auth';
import { formatLongDate } from '@tv/time';
import { Button, classNames } from '@tv/ui';
import { Section } from '../frame/Section.tsx';
import { usePayment } from '../payment/intent/usePayment.browser.ts';
import { PaymentErrorMessage } from '../payment/outcome/PaymentErrorMessage.tsx';
import { formatPrice, formatPricePerMonth, reducedPrice, nextBill } from '../price/price.ts';
import styles from './Cancel.module.css';
import { discountDuration, type RetentionDiscount } from './retentionDiscount.ts';

interface RetentionOfferProps {
  readonly offer: RetentionDiscount;
  readonly subscription: Subscription;
}

/** Retention offer with the new price (SUB-30). */
export function RetentionOffer({ offer, subscription: { selectedProductIds } }: RetentionOfferProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const { data: summary } = useGetChangeSummaryQuery(selectedProductIds);
  const { data: products } = useGetProductsQuery({});
  const { phase, confirm, checkAgain } = usePayment({
    purpose: 'behold',
    provider: 'Known',
    productIds: [...selectedProductIds],
    retentionOfferId: offer.id,
  });
  const base = products?.find((one) => one.baseProduct && selectedProductIds.includes(one.id));
  if (summary === undefined || base === undefined) return null;
  const { nextPaymentDate, monthlyPrice } = summary;
  const discountAmount = base.price - reducedPrice(base.price, offer.percent);
  const reduced = Math.max(0, nextBill(summary).sum - discountAmount);
  const day =
    nextPaymentDate === undefined ? 'Neste betaling' : `Neste betaling, ${formatLongDate(nextPaymentDate)},`;
  return (
    <Section title="Et tilbud før du går" className={classNames(styles.part, styles.offer)}>
      <p>
        <strong className={styles.percent}>{offer.percent} %</strong>{' '}
        <span>
          rabatt på {base.name} {discountDuration(offer)}
        </span>
      </p>
      <p className={styles.muted}>
        {day} blir {formatPrice(reduced)}. Etter tilbudet betaler du {formatPricePerMonth(monthlyPrice)} Du
        kan fortsatt stoppe når du vil.
      </p>
      <PaymentErrorMessage
        phase={phase}
        onCheckAgain={() => void checkAgain()}
        onSignIn={() => void session.signIn({ returnTo: pathname })}
      />
      <Button
        variant="primary"
        size="large"
        isLoading={phase.kind === 'paying' || phase.kind === 'checking' || phase.kind === 'pending'}
        onClick={() => void confirm({ ...summary, toPayNow: 0 }, undefined)}
      >
        Behold abonnementet
      </Button>
    </Section>
  );
}
