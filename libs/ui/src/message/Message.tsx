import type { ReactNode } from 'react';
import { InfoIcon, WarningIcon } from '../icon/icons.tsx';
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

export interface EmptyViewProps extends Omit<MessageProps, 'icon'> {
  readonly icon?: ReactNode;
}

export function EmptyView({ icon = <InfoIcon />, ...props }: EmptyViewProps) {
  return <Message {...props} icon={icon} />;
}

export type ErrorViewProps = Omit<MessageProps, 'icon'>;

/** Error state, announced to screen readers. */
export function ErrorView(props: ErrorViewProps) {
  return (
    <div role="alert">
      <Message {...props} icon={<WarningIcon />} />
    </div>
  );
}
