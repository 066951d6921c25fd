import type { ReactNode } from 'react';
import styles from './Message.module.css';

export interface MessageProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** A button or link. */
  readonly action?: ReactNode;
  readonly icon: ReactNode;
  /** 1 if it is the only content of the page. */
  readonly headingLevel?: 1 | 2 | 3;
}

/** Shared layout of the empty and error states. */
export function Message({ title, text, action, icon, headingLevel = 2 }: MessageProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.message}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}
