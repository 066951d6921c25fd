import type { ReactNode } from 'react';
import { DocumentHead } from '@tv/config/head';
import { Button, ErrorView, Skeleton } from '@tv/ui';
import styles from './PaymentPage.module.css';

export interface PaymentFrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** The page around whatever has to do with paying. */
export function PaymentFrame({ title, lead, children }: PaymentFrameProps) {
  return (
    <div className={styles.page}>
      <DocumentHead title={title} isHidden />
      <header className={styles.heading}>
        <h1>{title}</h1>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}

/** What such a page shows while it is not known yet what is to be paid. */
export function PaymentSkeleton() {
  return (
    <div aria-busy="true" aria-label="Henter abonnementet ditt" role="status">
      <Skeleton className={styles.placeholder} />
    </div>
  );
}

/** What is to be paid cannot be had. */
export function PaymentFailure({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <ErrorView
      title="Noe gikk galt"
      text={text}
      action={
        <Button variant="primary" onClick={onRetry}>
          Prøv igjen
        </Button>
      }
    />
  );
}
