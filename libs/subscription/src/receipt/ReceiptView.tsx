import type { ReactNode } from 'react';
import type { Subscription } from '@tv/api-client';
import { DocumentHead } from '@tv/config/head';
import { formatLongDate } from '@tv/time';
import { CheckIcon, Cluster } from '@tv/ui';
import { useNextPaymentAmount } from '../billing/useNextPaymentAmount.ts';
import { formatPrice } from '../price/price.ts';
import styles from './ReceiptPage.module.css';

interface ReceiptViewProps {
  readonly title: string;
  readonly text: string | undefined;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

export function ReceiptView({ title, text, actions, children }: ReceiptViewProps) {
  return (
    <div className={styles.page}>
      <DocumentHead title={title} isHidden />
      <span aria-hidden="true" className={styles.mark}>
        <CheckIcon />
      </span>
      <div role="status" className={styles.heading}>
        <h1>{title}</h1>
        <p className={styles.lead}>{text}</p>
      </div>
      {children}
      <Cluster>{actions}</Cluster>
    </div>
  );
}

/** Date and amount of the next payment. */
export function NextPayment({ subscription }: { readonly subscription: Subscription }) {
  const { nextPaymentDate: date } = subscription;
  const { amount } = useNextPaymentAmount(subscription, subscription);
  if (date === undefined) return null;
  return (
    <p>
      Neste betaling: {formatLongDate(date)}
      {amount === undefined ? null : `, ${formatPrice(amount)}`}
    </p>
  );
}
