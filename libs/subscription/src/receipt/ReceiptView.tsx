import type { ReactNode } from 'react';
import { DocumentHead } from '@tv/config/head';
import { CheckIcon, Cluster } from '@tv/ui';
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
