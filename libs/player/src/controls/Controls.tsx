import type { ReactNode, RefObject } from 'react';
import {
  AirPlayIcon,
  classNames,
  CloseIcon,
  ExitFullscreenIcon,
  FullscreenIcon,
  IconButton,
  Image,
  LockIcon,
  NextIcon,
} from '@tv/ui';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import type { LaterParts } from '../later/later.browser.ts';
import { CenterControls } from './CenterControls.tsx';
import styles from './Controls.module.css';
import { LiveButton, StartButton, TimeText } from './LiveControls.tsx';
import { PanelButtons } from './PanelButtons.tsx';
import { PlayButton } from './PlayButton.tsx';
import { SeekButton } from './SeekButton.tsx';
import { SettingsMenu } from './SettingsMenu.tsx';
import { Timeline } from './Timeline.tsx';
import { TrackMenu } from './TrackMenu.tsx';
import { VolumeControl } from './VolumeControl.tsx';
import type { PlayerFacts } from './playerFacts.ts';
import type { PlayerPanel } from './playerPanel.tsx';
import type { SeekSteps } from './seekSteps.ts';
import { useResting } from './useResting.ts';
import { useStream } from './useStream.ts';

export interface ControlsProps {
  readonly engine: PlaybackEngine;
  readonly steps: SeekSteps;
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly isHidden: boolean;
  /** Screen lock: makes the controls inert. */
  readonly isLocked: boolean;
  /** If false, only the close button is shown. */
  readonly isReady: boolean;
  readonly container: HTMLElement | null;
  readonly fullscreen: {
    readonly isFullscreen: boolean;
    readonly isPossible: boolean;
    readonly toggle: () => void;
  };
  /** Keeps the controls visible meanwhile. */
  readonly onHold: (what: 'drag' | 'menu', isHeld: boolean) => void;
  readonly onClose: () => void;
  readonly onLock: () => void;
  /** Gets the focus back when a dialog closes. */
  readonly settingsRef: RefObject<HTMLButtonElement | null>;
  readonly later: LaterParts | undefined;
  readonly onCaptionStyle: () => void;
  readonly onKeys: () => void;
  readonly panels: readonly PlayerPanel[];
  readonly onPanel: (name: string, opener: HTMLElement | null) => void;
  readonly facts: PlayerFacts;
  /** Such as the cast button. */
  readonly extra?: ReactNode;
  readonly onNext?: (() => void) | undefined;
}

/** The player's controls; holds no playback logic. */
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
  later,
  onCaptionStyle,
  onKeys,
  panels,
  onPanel,
  facts,
  extra,
  onNext,
}: ControlsProps) {
  const displayedStream = useResting(engine.state, isHidden);
  const playMode = useStream(engine.state, 'playMode');
  const canAirPlay = useStream(engine.state, 'canAirPlay');
  const canSeek = playMode !== 'live';
  const { channel, times, words, programmes = NO_PROGRAMMES } = facts;
  const onMenu = (isOpen: boolean) => onHold('menu', isOpen);
  return (
    <div className={classNames(styles.controls, isHidden && styles.hidden)} inert={isLocked}>
      <div className={styles.top}>
        <IconButton label="Lukk" icon={<CloseIcon />} onClick={onClose} />
        {channel?.logo === undefined ? null : (
          <Image
            src={channel.logo}
            alt=""
            aspectRatio={16 / 9}
            width={LOGO_WIDTH}
            fit="contain"
            isLogo
            className={styles.logo}
          />
        )}
        <div className={styles.names}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle === undefined ? null : (
            <p className={styles.subtitle}>
              {subtitle} {times === undefined ? null : <span className={styles.times}>{times}</span>}
            </p>
          )}
        </div>
        {isReady ? (
          <>
            <PanelButtons panels={panels} place="top" onOpen={onPanel} />
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
      {isReady && later ? <later.PausedWords engine={engine} words={words} /> : null}
      {isReady ? <CenterControls engine={engine} steps={steps} canSeek={canSeek} /> : null}
      {isReady ? (
        <div className={styles.bottom}>
          <div className={styles.line}>
            {canSeek ? (
              <Timeline
                engine={engine}
                steps={steps}
                stream={displayedStream}
                programmes={programmes}
                later={later}
                onDragging={(isDragging) => onHold('drag', isDragging)}
              />
            ) : (
              <span className={styles.grow} />
            )}
            <TimeText stream={displayedStream} programmes={programmes} />
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
            <PanelButtons panels={panels} place="bottom" onOpen={onPanel} />
            <StartButton engine={engine} programmes={programmes} />
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
              panels={panels.filter(({ place }) => place === 'top')}
              onPanel={(name) => onPanel(name, settingsRef.current)}
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

const NO_PROGRAMMES = [] as const;

const LOGO_WIDTH = 96;
