import type { ReactNode } from 'react';
import {
  classNames,
  CloseIcon,
  ExitFullscreenIcon,
  FullscreenIcon,
  IconButton,
  LiveDotIcon,
  NextIcon,
  PauseIcon,
  PlayIcon,
  ReplayIcon,
} from '@tv/ui';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import styles from './Controls.module.css';
import { Timeline } from './Timeline.tsx';
import { TrackMenu } from './TrackMenu.tsx';
import { VolumeControl } from './VolumeControl.tsx';
import { seekTarget, type SeekSteps } from './seekSteps.ts';
import { timelineText } from './timelineText.ts';
import { useStream } from './useStream.ts';

export interface ControlsProps {
  readonly engine: PlaybackEngine;
  readonly steps: SeekSteps;
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly isHidden: boolean;
  /** There is something to command; until then only the way out is shown. */
  readonly isReady: boolean;
  readonly container: HTMLElement | null;
  readonly fullscreen: {
    readonly isFullscreen: boolean;
    readonly isPossible: boolean;
    readonly toggle: () => void;
  };
  /** Something is going on that must not fade: a drag, an open menu. */
  readonly onHold: (what: 'drag' | 'menu', isHeld: boolean) => void;
  readonly onClose: () => void;
  /** Further controls, such as casting. */
  readonly extra?: ReactNode;
  readonly onNext?: (() => void) | undefined;
}

/** All that is pressed while watching. Draws what the stream says and commands the engine; decides nothing. */
export function Controls({
  engine,
  steps,
  title,
  subtitle,
  isHidden,
  isReady,
  container,
  fullscreen,
  onHold,
  onClose,
  extra,
  onNext,
}: ControlsProps) {
  const playMode = useStream(engine.state, 'playMode');
  const canSeek = playMode !== 'live';
  return (
    <div className={classNames(styles.controls, isHidden && styles.hidden)}>
      <div className={styles.top}>
        <IconButton label="Lukk" icon={<CloseIcon />} onClick={onClose} />
        <div className={styles.names}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {isReady ? extra : null}
      </div>
      {isReady ? (
        <div className={styles.bottom}>
          <div className={styles.line}>
            {canSeek ? (
              <Timeline
                engine={engine}
                steps={steps}
                onDragging={(isDragging) => onHold('drag', isDragging)}
              />
            ) : (
              <span className={styles.grow} />
            )}
            <TimeText engine={engine} />
            <LiveButton engine={engine} />
          </div>
          <div className={styles.line}>
            <PlayButton engine={engine} />
            {canSeek ? (
              <>
                <SeekButton direction="back" engine={engine} steps={steps} />
                <SeekButton direction="forward" engine={engine} steps={steps} />
              </>
            ) : null}
            {onNext ? <IconButton label="Neste episode" icon={<NextIcon />} onClick={onNext} /> : null}
            <VolumeControl engine={engine} />
            <span className={styles.grow} />
            <TrackMenu
              engine={engine}
              container={container}
              onOpenChange={(isOpen) => onHold('menu', isOpen)}
            />
            {fullscreen.isPossible ? (
              <IconButton
                label={fullscreen.isFullscreen ? 'Avslutt fullskjerm' : 'Fullskjerm'}
                icon={fullscreen.isFullscreen ? <ExitFullscreenIcon /> : <FullscreenIcon />}
                onClick={fullscreen.toggle}
              />
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}

function PlayButton({ engine }: { readonly engine: PlaybackEngine }) {
  const isPaused = useStream(engine.state, 'isPaused');
  return isPaused ? (
    <IconButton
      key="button"
      label="Spill av"
      icon={<PlayIcon />}
      onClick={() => engine.play()}
      className={styles.play}
    />
  ) : (
    <IconButton
      key="button"
      label="Pause"
      icon={<PauseIcon />}
      onClick={() => engine.pause()}
      className={styles.play}
    />
  );
}

interface SeekButtonProps {
  readonly direction: 'back' | 'forward';
  readonly engine: PlaybackEngine;
  readonly steps: SeekSteps;
}

function SeekButton({ direction, engine, steps }: SeekButtonProps) {
  const seconds = direction === 'back' ? steps.seekBackSeconds : steps.seekForwardSeconds;
  return (
    <IconButton
      label={`Spol ${direction === 'back' ? 'tilbake' : 'frem'} ${seconds} sekunder`}
      icon={
        <span className={styles.seek} data-direction={direction}>
          <ReplayIcon size="1.35em" />
          <span className={styles.seconds}>{seconds}</span>
        </span>
      }
      onClick={() => engine.seek(seekTarget(direction, steps, engine.state.get()))}
    />
  );
}

function TimeText({ engine }: { readonly engine: PlaybackEngine }) {
  const playMode = useStream(engine.state, 'playMode');
  const position = useStream(engine.state, 'position');
  const duration = useStream(engine.state, 'duration');
  const absolutePosition = useStream(engine.state, 'absolutePosition');
  const text = timelineText({ playMode, position, duration, absolutePosition });
  return text === '' ? null : <span className={styles.time}>{text}</span>;
}

/** At the live edge it says so; behind it, it leads there. */
function LiveButton({ engine }: { readonly engine: PlaybackEngine }) {
  const playMode = useStream(engine.state, 'playMode');
  const isAtLiveEdge = useStream(engine.state, 'isAtLiveEdge');
  if (playMode === 'ondemand') return null;
  return (
    <button
      type="button"
      className={styles.live}
      aria-pressed={isAtLiveEdge}
      title={isAtLiveEdge ? 'Du ser direkte' : 'Gå til direkte'}
      onClick={() => engine.seekToLiveEdge()}
    >
      <LiveDotIcon />
      Direkte
    </button>
  );
}
