import { useEffect, useEffectEvent, type MouseEvent } from 'react';
import type { StreamingKick } from '@tv/realtime';
import { Link } from '@tv/rendering';
import { CloseIcon, FullscreenIcon, IconButton, LockIcon, ProgressBar, useToast, WarningIcon } from '@tv/ui';
import { PlayButton } from '../controls/PlayButton.tsx';
import { useStream } from '../controls/useStream.ts';
import { useStreamOf } from '../controls/useStreamOf.ts';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import type { Presence } from '../goingOn/presence.ts';
import { useQuietTooLong } from '../goingOn/useQuietTooLong.ts';
import styles from './MiniPlayer.module.css';

const PLACE = ['position', 'duration', 'playMode'] as const;

export interface MiniPlayerProps {
  readonly engine: PlaybackEngine;
  readonly title: string;
  readonly subtitle: string | undefined;
  /** The watch page of what plays. */
  readonly to: string;
  /** Parental control holds it back. */
  readonly isHeld: boolean;
  readonly kick: StreamingKick;
  readonly presence: Presence;
  /** Ends the viewing. */
  readonly onEnd: () => void;
}

/**
 * What belongs to a picture that is kept in a corner: what it is, play and pause, the way back to its page, and its end. It
 * is over when the title is, and when the server stops it, of which the viewer is told.
 */
export function MiniPlayer({ engine, title, subtitle, to, isHeld, kick, presence, onEnd }: MiniPlayerProps) {
  const phase = useStream(engine.state, 'phase');
  const tell = useToast();
  const end = useEffectEvent(onEnd);
  const tellOfKick = useEffectEvent(() => tell({ title: 'Avspillingen er stoppet', text: kick.text }));
  useQuietTooLong(engine, presence);
  const isOver = phase === 'ended' || kick.show;
  useEffect(() => {
    if (kick.show) tellOfKick();
    if (isOver) end();
  }, [kick.show, isOver]);

  function close({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button goes with it; what had the focus is told to the page behind.
    currentTarget.closest('main')?.focus({ preventScroll: true });
    onEnd();
  }

  const hasFailed = phase === 'failed';
  return (
    <>
      <Link
        to={to}
        aria-label="Tilbake til avspilling"
        title="Tilbake til avspilling"
        className={styles.back}
      >
        <span>
          <FullscreenIcon />
        </span>
      </Link>
      {isHeld || hasFailed ? (
        <p role="status" className={styles.notice}>
          {hasFailed ? <WarningIcon /> : <LockIcon />}
          {hasFailed ? 'Avspillingen stoppet' : 'Krever PIN'}
        </p>
      ) : null}
      <Progress engine={engine} />
      <div className={styles.words}>
        <div className={styles.names}>
          <p className={styles.title}>{title}</p>
          {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <div className={styles.buttons}>
          {isHeld || hasFailed ? null : <PlayButton engine={engine} />}
          <IconButton label="Lukk" icon={<CloseIcon />} onClick={close} />
        </div>
      </div>
    </>
  );
}

/** How far it has come, in steps that can be seen; nothing of a stream without an end. */
function Progress({ engine }: { readonly engine: PlaybackEngine }) {
  const percent = useStreamOf(engine.state, PLACE, ({ position, duration, playMode }) =>
    playMode === 'ondemand' && duration > 0
      ? Math.min(100, Math.round((200 * position) / duration) / 2)
      : undefined,
  );
  return percent === undefined ? null : (
    <ProgressBar label="Sett" value={percent} className={styles.progress} />
  );
}
