import { useRef, type ReactNode } from 'react';
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
import type { DeferredParts } from '../../deferred/useDeferredParts.ts';
import type { PlaybackEngine } from '../../engine/playbackEngine.ts';
import { useFrozenStream, useStream } from '../../engine/state/useStream.ts';
import { PanelButtons, type PlayerPanel } from '../../sidePanel/PanelButtons.tsx';
import { SettingsMenu, TrackMenu } from '../dialogs/PlayerMenus.tsx';
import type { DialogName } from '../dialogs/useDialogState.ts';
import { Timeline } from '../timeline/Timeline.tsx';
import type { TimelineProgramme } from '../timeline/timelineProgrammes.ts';
import { CenterControls } from '../transport/CenterControls.tsx';
import { LiveButton, StartOverButton, TimeText } from '../transport/LiveControls.tsx';
import { PlayButton } from '../transport/PlayButton.tsx';
import { SeekButton } from '../transport/SeekButton.tsx';
import type { SeekSteps } from '../transport/seekSteps.ts';
import { VolumeControl } from '../volume/VolumeControl.tsx';
import styles from './PlayerControls.module.css';
import type { useFullscreen } from './useFullscreen.browser.ts';

/** What the player shows besides the title. */
export interface PlayerMetadata {
  readonly channel?: { readonly name: string; readonly logo?: string | undefined } | undefined;
  /** Such as `20:00–20:45`. */
  readonly broadcastTimes?: string | undefined;
  /** Shown while paused. */
  readonly description?: string | undefined;
  /** Programmes within the timeline, in order. */
  readonly programmes?: readonly TimelineProgramme[] | undefined;
}

export interface PlayerControlsProps {
  readonly engine: PlaybackEngine;
  readonly steps: SeekSteps;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly isHidden: boolean;
  /** Screen lock: makes the controls inert. */
  readonly isLocked: boolean;
  /** If false, only the close button is shown. */
  readonly isReady: boolean;
  readonly container: HTMLElement | null;
  readonly fullscreen: ReturnType<typeof useFullscreen>;
  /** Keeps the controls visible meanwhile. */
  readonly onPreventAutoHide: (what: 'drag' | 'menu', isHeld: boolean) => void;
  readonly onClose: () => void;
  readonly onLock: () => void;
  readonly deferredParts: DeferredParts | undefined;
  readonly panels: readonly PlayerPanel[];
  /** @param opener gets the focus back when the dialog closes */
  readonly onOpenDialog: (name: DialogName, opener: HTMLElement | null) => void;
  readonly metadata: PlayerMetadata;
  /** Such as the cast button. */
  readonly extraControls?: ReactNode;
  readonly onNext?: (() => void) | undefined;
}

/** The player's controls; holds no playback logic. */
export function PlayerControls(props: PlayerControlsProps) {
  const { engine, steps, subtitle, isHidden, isReady, container, fullscreen, deferredParts } = props;
  const { onPreventAutoHide, onNext, onOpenDialog, panels } = props;
  const settings = useRef<HTMLButtonElement>(null);
  const displayedStream = useFrozenStream(engine.state, isHidden);
  const playMode = useStream(engine.state, 'playMode');
  const canAirPlay = useStream(engine.state, 'canAirPlay');
  const canSeek = playMode !== 'live';
  const { channel, broadcastTimes, description, programmes = NO_PROGRAMMES } = props.metadata;
  const onMenu = (isOpen: boolean) => onPreventAutoHide('menu', isOpen);
  return (
    <div className={classNames(styles.controls, isHidden && styles.hidden)} inert={props.isLocked}>
      <div className={styles.top}>
        <IconButton label="Lukk" icon={<CloseIcon />} onClick={props.onClose} />
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
          <h1 className={styles.title}>{props.title}</h1>
          {subtitle === undefined ? null : (
            <p className={styles.subtitle}>
              {subtitle}{' '}
              {broadcastTimes === undefined ? null : <span className={styles.times}>{broadcastTimes}</span>}
            </p>
          )}
        </div>
        {isReady ? (
          <>
            <PanelButtons panels={panels} position="top" onOpen={onOpenDialog} />
            {props.extraControls}
            {canAirPlay ? (
              <IconButton label="AirPlay" icon={<AirPlayIcon />} onClick={() => engine.showAirPlay()} />
            ) : null}
            <IconButton
              label="Lås skjermen"
              icon={<LockIcon />}
              onClick={props.onLock}
              className={styles.forFingers}
            />
          </>
        ) : null}
      </div>
      {isReady && deferredParts ? (
        <deferredParts.PausedDetails engine={engine} description={description} />
      ) : null}
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
                deferredParts={deferredParts}
                onDragging={(isDragging) => onPreventAutoHide('drag', isDragging)}
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
            <PanelButtons panels={panels} position="bottom" onOpen={onOpenDialog} />
            <StartOverButton engine={engine} programmes={programmes} />
            <VolumeControl engine={engine} />
            <span className={styles.grow} />
            <TrackMenu engine={engine} container={container} onOpenChange={onMenu} />
            <SettingsMenu
              engine={engine}
              buttonRef={settings}
              container={container}
              onOpenChange={onMenu}
              panels={panels.filter(({ buttonPosition }) => buttonPosition === 'top')}
              onOpenDialog={(name) => onOpenDialog(name, settings.current)}
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
