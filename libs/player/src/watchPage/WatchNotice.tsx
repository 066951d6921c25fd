import type { ReactNode } from 'react';
import { CloseIcon, EmptyView, ErrorView, IconButton } from '@tv/ui';
import styles from './WatchPage.module.css';

interface WatchNoticeProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly action: ReactNode;
  readonly isError?: boolean;
  readonly onClose: () => void;
}

/** Replaces the player: why nothing plays, and what to do. */
export function WatchNotice({ title, text, action, isError = false, onClose }: WatchNoticeProps) {
  const View = isError ? ErrorView : EmptyView;
  return (
    <div className={styles.notice}>
      <IconButton label="Lukk" icon={<CloseIcon />} onClick={onClose} className={styles.close} />
      <View title={title} text={text} action={action} headingLevel={1} />
    </div>
  );
}
