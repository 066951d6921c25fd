import type { ReactNode } from 'react';
import { VisuallyHidden } from '@tv/ui';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import loading from '../ui/frame/LoadingView.module.css';
import { useBufferingMessage } from '../ui/frame/useBufferingMessage.ts';
import styles from './MiniPlayer.module.css';

interface MiniNoticeProps {
  readonly icon?: ReactNode;
  /** All that phones show. */
  readonly title: string;
  readonly text?: string | undefined;
}

/** Message in place of the mini player's video. */
export function MiniNotice({ icon, title, text }: MiniNoticeProps) {
  return (
    <p role="status" className={styles.notice}>
      {icon}
      <span>
        {title} {text === undefined ? null : <span className={styles.more}>{text}</span>}
      </span>
    </p>
  );
}

/** Spinner; explains a long wait. */
export function MiniLoading({ engine }: { readonly engine: PlaybackEngine }) {
  const text = useBufferingMessage(engine);
  if (text === undefined) {
    return (
      <p role="status" className={styles.wait}>
        <span className={loading.ring} />
        <VisuallyHidden>Laster</VisuallyHidden>
      </p>
    );
  }
  const [title = '', ...more] = text.split(/(?<=\.) /);
  return <MiniNotice title={title} text={more.join(' ')} />;
}
