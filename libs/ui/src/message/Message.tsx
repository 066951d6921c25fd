import type { ReactNode } from 'react';
import styles from './Message.module.css';

export interface MessageProps {
  readonly title: string;
  /** One or two sentences that a person would say. */
  readonly text?: ReactNode;
  /** What can be done now: a button or a link. */
  readonly action?: ReactNode;
  readonly icon: ReactNode;
  /** Level of the heading; 1 where this is all there is on the page. */
  readonly headingLevel?: 1 | 2 | 3;
}

/** The frame that an error and an empty place share. */
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
