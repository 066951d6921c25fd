import { useGetPaymentMethodQuery, useGetSubscriptionQuery, type UserInfo } from '@tv/api-client';
import { customerLinks } from '@tv/routes';
import { formatLongDate } from '@tv/time';
import { Button, CardIcon, Skeleton, VisuallyHidden } from '@tv/ui';
import { methodNames } from '../billing/billingWords.ts';
import { paymentOutlook, type PaymentOutlook } from '../billing/outlook.ts';
import { useNextAmount } from '../billing/useNextAmount.ts';
import { formatPrice } from '../price/formatPrice.ts';
import styles from './AccountCard.module.css';
import { AccountCard } from './AccountCard.tsx';

type Own = NonNullable<UserInfo['subscribedPackage']>;

const NONE = 'Ingen betaling er planlagt.';

const WHY_NOT: Readonly<Record<Exclude<PaymentOutlook, 'coming'>, string>> = {
  stopped: NONE,
  over: NONE,
  nothing: NONE,
  free: 'Du betaler ingenting.',
  underWay: 'En betaling er i gang akkurat nå.',
  owed: 'Den siste betalingen mangler.',
  failed: 'Den siste betalingen mangler.',
  notPaid: 'Du har ikke betalt ennå.',
};

/** Next charge, or why there is none. */
export function NextPayment({ own }: { readonly own: Own }) {
  const outlook = paymentOutlook(own);
  return (
    <AccountCard
      title="Neste betaling"
      icon={<CardIcon />}
      way={{ to: customerLinks.billing(), text: 'Se betaling og kvitteringer' }}
    >
      {outlook === 'coming' ? <Charge own={own} /> : <p>{WHY_NOT[outlook]}</p>}
    </AccountCard>
  );
}

function Charge({ own }: { readonly own: Own }) {
  const subscription = useGetSubscriptionQuery();
  const isAsked = subscription.data === undefined && !subscription.isError;
  return (
    <>
      <p className={styles.fact}>
        {own.nextPaymentDate === undefined ? 'Datoen er ikke klar ennå' : formatLongDate(own.nextPaymentDate)}
      </p>
      {isAsked ? (
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
  readonly own: Own;
  readonly subscription: Parameters<typeof useNextAmount>[1];
}

function Amount({ own, subscription }: AmountProps) {
  const { amount, isPending } = useNextAmount(own, subscription);
  const { data: method } = useGetPaymentMethodQuery();
  if (isPending) return <Skeleton shape="text" width="9em" />;
  const names = method && method.type !== 'None' ? methodNames(method) : undefined;
  return (
    <p>
      {amount === undefined ? 'Beløpet er ikke klart ennå' : formatPrice(amount)}
      {names && (
        <>
          <span aria-hidden="true"> · {names.seen}</span>
          <VisuallyHidden>, {names.heard}</VisuallyHidden>
        </>
      )}
    </p>
  );
}
