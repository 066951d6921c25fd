import { useGetPaymentMethodQuery, useGetSubscriptionQuery } from '@tv/api-client';
import { customerLinks } from '@tv/routes';
import { formatLongDate } from '@tv/time';
import { Button, CardIcon, Skeleton, VisuallyHidden } from '@tv/ui';
import { paymentMethodLabel } from '../billing/billingTexts.ts';
import { paymentOutlook, type PaymentOutlook } from '../billing/paymentOutlook.ts';
import { useNextPaymentAmount } from '../billing/useNextPaymentAmount.ts';
import { formatPrice } from '../price/price.ts';
import type { SubscribedPackage } from '../status/subscriptionState.ts';
import styles from './AccountCard.module.css';
import { AccountCard } from './AccountCard.tsx';

const NONE_PLANNED = 'Ingen betaling er planlagt.';

const NO_PAYMENT_REASONS: Readonly<Record<Exclude<PaymentOutlook, 'upcoming'>, string>> = {
  cancelled: NONE_PLANNED,
  ended: NONE_PLANNED,
  none: NONE_PLANNED,
  free: 'Du betaler ingenting.',
  pending: 'En betaling er i gang akkurat nå.',
  overdue: 'Den siste betalingen mangler.',
  failed: 'Den siste betalingen mangler.',
  unpaid: 'Du har ikke betalt ennå.',
};

/** Next charge, or why there is none. */
export function NextPaymentCard({ own }: { readonly own: SubscribedPackage }) {
  const outlook = paymentOutlook(own);
  return (
    <AccountCard
      title="Neste betaling"
      icon={<CardIcon />}
      link={{ to: customerLinks.billing(), text: 'Se betaling og kvitteringer' }}
    >
      {outlook === 'upcoming' ? <Charge own={own} /> : <p>{NO_PAYMENT_REASONS[outlook]}</p>}
    </AccountCard>
  );
}

function Charge({ own }: { readonly own: SubscribedPackage }) {
  const subscription = useGetSubscriptionQuery();
  const isPending = subscription.data === undefined && !subscription.isError;
  return (
    <>
      <p className={styles.fact}>
        {own.nextPaymentDate === undefined ? 'Datoen er ikke klar ennå' : formatLongDate(own.nextPaymentDate)}
      </p>
      {isPending ? (
        <Skeleton shape="text" width="9em" />
      ) : subscription.data === undefined ? (
        <p role="alert" className={styles.failure}>
          Vi fikk ikke hentet beløpet.{' '}
          <Button
            size="small"
            isLoading={subscription.isFetching}
            onClick={() => void subscription.refetch()}
          >
            Prøv igjen
          </Button>
        </p>
      ) : (
        <Amount own={own} subscription={subscription.data} />
      )}
    </>
  );
}

interface AmountProps {
  readonly own: SubscribedPackage;
  readonly subscription: Parameters<typeof useNextPaymentAmount>[1];
}

function Amount({ own, subscription }: AmountProps) {
  const { amount, isPending } = useNextPaymentAmount(own, subscription);
  const { data: method } = useGetPaymentMethodQuery();
  if (isPending) return <Skeleton shape="text" width="9em" />;
  const names = method && method.type !== 'None' ? paymentMethodLabel(method) : undefined;
  return (
    <p>
      {amount === undefined ? 'Beløpet er ikke klart ennå' : formatPrice(amount)}
      {names && (
        <>
          <span aria-hidden="true"> · {names.text}</span>
          <VisuallyHidden>, {names.screenReaderText}</VisuallyHidden>
        </>
      )}
    </p>
  );
}
