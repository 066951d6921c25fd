import type { ReactNode, RefObject } from 'react';
import {
  AirPlayIcon,
  classNames,
  CloseIcon,
  ExitFullscreenIcon,
  FullscreenIcon,
  IconButton,
  LiveDotIcon,
  LockIcon,
  NextIcon,
} from '@tv/ui';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { CenterControls } from './CenterControls.tsx';
import styles from './Controls.module.css';
import { PlayButton } from './PlayButton.tsx';
import { SeekButton } from './SeekButton.tsx';
import { SettingsMenu } from './SettingsMenu.tsx';
import { Timeline } from './Timeline.tsx';
import { TrackMenu } from './TrackMenu.tsx';
import { VolumeControl } from './VolumeControl.tsx';
import type { SeekSteps } from './seekSteps.ts';
import { behindText, timelineText } from './timelineText.ts';
import { useStream } from './useStream.ts';
import { useStreamOf } from './useStreamOf.ts';

export interface ControlsProps {
  readonly engine: PlaybackEngine;
  readonly steps: SeekSteps;
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly isHidden: boolean;
  /** Against touches: none of it can be reached. */
  readonly isLocked: boolean;
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
  /** Lets nothing be touched but what opens it again. */
  readonly onLock: () => void;
  /** The button of the settings, which gets the focus back from what they open. */
  readonly settingsRef: RefObject<HTMLButtonElement | null>;
  readonly onCaptionStyle: () => void;
  readonly onKeys: () => void;
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
  isLocked,
  isReady,
  container,
  fullscreen,
  onHold,
  onClose,
  onLock,
  settingsRef,
  onCaptionStyle,
  onKeys,
  extra,
  onNext,
}: ControlsProps) {
  const playMode = useStream(engine.state, 'playMode');
  const canAirPlay = useStream(engine.state, 'canAirPlay');
  const canSeek = playMode !== 'live';
  const onMenu = (isOpen: boolean) => onHold('menu', isOpen);
  return (
    <div className={classNames(styles.controls, isHidden && styles.hidden)} inert={isLocked}>
      <div className={styles.top}>
        <IconButton label="Lukk" icon={<CloseIcon />} onClick={onClose} />
        <div className={styles.names}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {isReady ? (
          <>
            {extra}
            {canAirPlay ? (
              <IconButton label="AirPlay" icon={<AirPlayIcon />} onClick={() => engine.showAirPlay()} />
            ) : null}
            <IconButton
              label="Lås skjermen"
              icon={<LockIcon />}
              onClick={onLock}
              className={styles.forFingers}
            />
          </>
        ) : null}
      </div>
      {isReady ? <CenterControls engine={engine} steps={steps} canSeek={canSeek} /> : null}
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
            <span className={styles.forMice}>
              <PlayButton engine={engine} className={styles.play} />
              {canSeek ? (
                <>
                  <SeekButton direction="back" engine={engine} steps={steps} />
                  <SeekButton direction="forward" engine={engine} steps={steps} />
                </>
              ) : null}
            </span>
            {onNext ? <IconButton label="Neste episode" icon={<NextIcon />} onClick={onNext} /> : null}
            <VolumeControl engine={engine} />
            <span className={styles.grow} />
            <TrackMenu engine={engine} container={container} onOpenChange={onMenu} />
            <SettingsMenu
              engine={engine}
              buttonRef={settingsRef}
              container={container}
              onOpenChange={onMenu}
              onCaptionStyle={onCaptionStyle}
              onKeys={onKeys}
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

const TIME = ['playMode', 'position', 'duration', 'absolutePosition', 'isAtLiveEdge'] as const;

/** The time, each second anew; live also how far behind. */
function TimeText({ engine }: { readonly engine: PlaybackEngine }) {
  const text = useStreamOf(engine.state, TIME, timelineText);
  const behind = useStreamOf(engine.state, TIME, behindText);
  return (
    <>
      {text === '' ? null : <span className={styles.time}>{text}</span>}
      {behind === undefined ? null : <span className={styles.behind}>{behind}</span>}
    </>
  );
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
