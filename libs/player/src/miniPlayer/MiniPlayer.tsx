import { useEffect, useEffectEvent, type MouseEvent, type ReactNode } from 'react';
import type { StreamingKick } from '@tv/realtime';
import { Link } from '@tv/ssr';
import {
  CloseIcon,
  FullscreenIcon,
  IconButton,
  LockIcon,
  NextIcon,
  PlayIcon,
  ProgressBar,
  ReplayIcon,
  useToast,
  VisuallyHidden,
  WarningIcon,
} from '@tv/ui';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { useStream, useStreamSelector } from '../engine/state/useStream.ts';
import type { ActivityMonitor } from '../inactivity/activityMonitor.ts';
import { useInactivityPause } from '../inactivity/useInactivityPause.ts';
import loading from '../ui/frame/LoadingView.module.css';
import { playbackErrorMessages } from '../ui/frame/playbackErrorMessages.ts';
import { useBufferingMessage } from '../ui/frame/useBufferingMessage.ts';
import { PlayButton } from '../ui/transport/PlayButton.tsx';
import { COUNTDOWN_S, useCountdown } from '../upNext/useCountdown.ts';
import type { UpNextState } from '../upNext/useUpNextOffer.ts';
import styles from './MiniPlayer.module.css';

const PROGRESS_KEYS = ['position', 'duration', 'playMode'] as const;

export interface MiniPlayerProps {
  readonly engine: PlaybackEngine;
  readonly title: string;
  readonly subtitle: string | undefined;
  /** Path of the watch page. */
  readonly to: string;
  /** Blocked by parental control. */
  readonly isPinRequired: boolean;
  readonly kick: StreamingKick;
  readonly activity: ActivityMonitor;
  readonly next: Pick<UpNextState, 'offer' | 'nextEpisode'>;
  /** @param isAutoplay  by the countdown */
  readonly onNext: (isAutoplay: boolean) => void;
  readonly onRetry: () => void;
  readonly onEnd: () => void;
}

/** The mini player. Ends with the title if no episode follows, or when the server kicks the stream. */
export function MiniPlayer(props: MiniPlayerProps) {
  const { engine, title, subtitle, to, isPinRequired, kick, activity, next, onNext, onRetry, onEnd } = props;
  const { offer } = next;
  const phase = useStream(engine.state, 'phase');
  const failure = playbackErrorMessages[useStream(engine.state, 'error') ?? 'unknown'];
  const isBuffering = useStream(engine.state, 'isBuffering');
  const showToast = useToast();
  const end = useEffectEvent(onEnd);
  const notifyKick = useEffectEvent(() => showToast({ title: 'Avspillingen er stoppet', text: kick.text }));
  const isInactive = useInactivityPause(engine, activity);
  const hasNext = offer === 'countdown' || offer === 'question';
  const isOver = (phase === 'ended' && !hasNext) || kick.show;
  useEffect(() => {
    if (kick.show) notifyKick();
    if (isOver) end();
  }, [kick.show, isOver]);

  function resume() {
    activity.recordActivity();
    engine.play();
  }

  function close({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button unmounts.
    currentTarget.closest('main')?.focus({ preventScroll: true });
    onEnd();
  }

  const hasFailed = phase === 'failed';
  const isWaiting = phase === 'idle' || phase === 'loading' || (phase === 'ready' && isBuffering);
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
      {hasFailed ? (
        <MiniNotice icon={<WarningIcon />} title={failure.title} text={failure.text} />
      ) : isPinRequired ? (
        <MiniNotice icon={<LockIcon />} title="Krever PIN" />
      ) : isInactive || offer === 'question' ? (
        <MiniNotice title="Ser du fortsatt?" />
      ) : isWaiting ? (
        <MiniLoading engine={engine} />
      ) : null}
      <Progress engine={engine} />
      <div className={styles.words}>
        <div className={styles.names}>
          <p className={styles.title}>{title}</p>
          {offer === 'countdown' ? (
            <NextCountdown key={next.nextEpisode?.id} engine={engine} onDone={() => onNext(true)} />
          ) : subtitle === undefined ? null : (
            <p className={styles.subtitle}>{subtitle}</p>
          )}
        </div>
        <div className={styles.buttons}>
          {offer === 'none' ? null : (
            <IconButton
              label={offer === 'question' ? 'Ja, fortsett' : 'Neste episode'}
              icon={<NextIcon />}
              onClick={() => {
                activity.recordActivity();
                onNext(false);
              }}
            />
          )}
          {hasFailed ? (
            // The watch page offers the others.
            failure.actions.includes('retry') ? (
              <IconButton label="Prøv igjen" icon={<ReplayIcon />} onClick={onRetry} />
            ) : null
          ) : isPinRequired || offer === 'question' ? null : isInactive ? (
            <IconButton label="Ja, fortsett" icon={<PlayIcon />} onClick={resume} />
          ) : (
            <PlayButton engine={engine} />
          )}
          <IconButton label="Lukk" icon={<CloseIcon />} onClick={close} />
        </div>
      </div>
    </>
  );
}

interface MiniNoticeProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
}

/** Message in place of the mini player's video. Phones show the title only. */
function MiniNotice({ icon, title, text }: MiniNoticeProps) {
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
function MiniLoading({ engine }: { readonly engine: PlaybackEngine }) {
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

/** Announced once to screen readers. */
function NextCountdown({ engine, onDone }: { readonly engine: PlaybackEngine; readonly onDone: () => void }) {
  const left = useCountdown(engine, onDone);
  return (
    <>
      <p className={styles.subtitle} aria-hidden="true">
        Neste om {left} s
      </p>
      <VisuallyHidden>
        <span role="status">Neste episode begynner om {COUNTDOWN_S} sekunder</span>
      </VisuallyHidden>
    </>
  );
}

/** On demand only, in steps of half a percent. */
function Progress({ engine }: { readonly engine: PlaybackEngine }) {
  const percent = useStreamSelector(engine.state, PROGRESS_KEYS, ({ position, duration, playMode }) =>
    playMode === 'ondemand' && duration > 0
      ? Math.min(100, Math.round((200 * position) / duration) / 2)
      : undefined,
  );
  return percent === undefined ? null : (
    <ProgressBar label="Sett" value={percent} className={styles.progress} />
  );
}
