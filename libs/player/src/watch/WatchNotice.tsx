import type { ReactNode } from 'react';
import { CloseIcon, EmptyView, ErrorView, IconButton } from '@tv/ui';
import styles from './WatchPage.module.css';

interface WatchNoticeProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly action: ReactNode;
  /** Something failed, rather than being so. */
  readonly isError?: boolean;
  readonly onClose: () => void;
}

/** In the place of the player: why there is none, and what can be done. */
export function WatchNotice({ title, text, action, isError = false, onClose }: WatchNoticeProps) {
  const View = isError ? ErrorView : EmptyView;
  return (
    <div className={styles.notice}>
      <IconButton label="Lukk" icon={<CloseIcon />} onClick={onClose} className={styles.close} />
      <View title={title} text={text} action={action} headingLevel={1} />
    </div>
  );
}
