import { useGetPaymentMethodQuery, useGetSubscriptionQuery, type UserInfo } from '@tv/api-client';
import { customerLinks } from '@tv/routes';
import { longDate } from '@tv/time';
import { Button, CardIcon, Skeleton } from '@tv/ui';
import { kroner } from '../price/kroner.ts';
import styles from './AccountCard.module.css';
import { AccountCard } from './AccountCard.tsx';
import { hasNextPayment, noPaymentWords, paymentMethodWords } from './nextPayment.ts';

/** When the customer is charged next, how much it is, and with what; or that he is not. */
export function NextPayment({ customer }: { readonly customer: UserInfo }) {
  const day = customer.subscribedPackage?.nextPaymentDate;
  return (
    <AccountCard
      title="Neste betaling"
      icon={<CardIcon />}
      way={{ to: customerLinks.billing(), text: 'Se betaling og kvitteringer' }}
    >
      {day !== undefined && hasNextPayment(customer) ? (
        <Charge day={day} />
      ) : (
        <p>{noPaymentWords(customer)}</p>
      )}
    </AccountCard>
  );
}

function Charge({ day }: { readonly day: number }) {
  const subscription = useGetSubscriptionQuery();
  const method = useGetPaymentMethodQuery();
  const price = subscription.data?.monthlyPrice;
  const words = method.data === undefined ? undefined : paymentMethodWords(method.data);
  const isPending = subscription.data === undefined && !subscription.isError;
  return (
    <>
      <p className={styles.fact}>{longDate(day)}</p>
      {isPending ? (
        <Skeleton shape="text" width="9em" />
      ) : subscription.isError ? (
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
        <p>{[price === undefined ? undefined : kroner(price), words].filter(Boolean).join(' · ')}</p>
      )}
    </>
  );
}
