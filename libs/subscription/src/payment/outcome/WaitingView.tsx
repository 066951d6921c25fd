import type { ReactNode } from 'react';
import { Button } from '@tv/ui';
import styles from './WaitingView.module.css';

export interface WaitingViewProps {
  readonly title: string;
  readonly text?: string;
  readonly onCheckAgain?: () => void;
  readonly children?: ReactNode;
}

/** Spinner and text for a pending operation. */
export function WaitingView({ title, text, onCheckAgain, children }: WaitingViewProps) {
  return (
    <div role="status" className={styles.waiting}>
      <span aria-hidden="true" className={styles.wheel} />
      <h2 className={styles.title}>{title}</h2>
      <p>{text ?? 'Det tar som regel bare noen sekunder. Du trenger ikke gjøre noe.'}</p>
      {onCheckAgain && <Button onClick={onCheckAgain}>Sjekk igjen</Button>}
      {children}
    </div>
  );
}
