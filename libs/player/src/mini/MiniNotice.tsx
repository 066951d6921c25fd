import type { ReactNode } from 'react';
import { VisuallyHidden } from '@tv/ui';
import loading from '../controls/LoadingView.module.css';
import { useWaitingText } from '../controls/useWaitingText.ts';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import styles from './MiniPlayer.module.css';

interface MiniNoticeProps {
  readonly icon?: ReactNode;
  /** What it is, in few words: a phone has room for these alone. */
  readonly title: string;
  /** What more there is to say. */
  readonly text?: string | undefined;
}

/** Says why there is no picture in a corner, in its place. */
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

/** The picture is on its way: a ring, and after a while why it is long, as on its page. */
export function MiniWait({ engine }: { readonly engine: PlaybackEngine }) {
  const text = useWaitingText(engine);
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
