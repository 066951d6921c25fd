import type { ReactNode } from 'react';
import { Button } from '@tv/ui';
import styles from './WaitingView.module.css';

export interface WaitingViewProps {
  readonly title: string;
  readonly text?: string;
  /** Asks once more how it stands. */
  readonly onAsk?: () => void;
  /** What else can be done meanwhile. */
  readonly children?: ReactNode;
}

/** Something is under way that nobody should start a second time. */
export function WaitingView({ title, text, onAsk, children }: WaitingViewProps) {
  return (
    <div role="status" className={styles.waiting}>
      <span aria-hidden="true" className={styles.wheel} />
      <h2 className={styles.title}>{title}</h2>
      <p>{text ?? 'Det tar som regel bare noen sekunder. Du trenger ikke gjøre noe.'}</p>
      {onAsk && <Button onClick={onAsk}>Sjekk igjen</Button>}
      {children}
    </div>
  );
}
