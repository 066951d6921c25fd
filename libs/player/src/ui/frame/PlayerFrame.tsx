import { Suspense, useDeferredValue, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '@tv/ui';
import { useDeferredParts, type DeferredParts } from '../../deferred/useDeferredParts.ts';
import '../captions/captions.css';
import { useStream } from '../../engine/state/useStream.ts';
import { captionAttributes } from '../../preference/captionStyle.ts';
import type { PlayerPanel } from '../../sidePanel/PanelButtons.tsx';
import { useCaptionStyle } from '../captions/useCaptionStyle.browser.ts';
import { useDialogState } from '../dialogs/useDialogState.ts';
import type { Zap } from '../shortcuts/handleKeyCommand.ts';
import type { KeyCommand } from '../shortcuts/keyCommand.ts';
import { usePlayerKeys } from '../shortcuts/usePlayerKeys.ts';
import { useDoubleTapSeek } from '../transport/useDoubleTapSeek.tsx';
import { UnmuteButton } from '../volume/UnmuteButton.tsx';
import { LoadingView } from './LoadingView.tsx';
import { PlaybackError, type PlaybackAccessTarget } from './PlaybackError.tsx';
import { PlayerControls, type PlayerControlsProps, type PlayerMetadata } from './PlayerControls.tsx';
import styles from './PlayerFrame.module.css';
import { TouchLock } from './TouchLock.tsx';
import { useAutoHide } from './useAutoHide.ts';
import { useFrameGestures } from './useFrameGestures.ts';
import { useFullscreen } from './useFullscreen.browser.ts';

export interface PlayerFrameProps extends Pick<
  PlayerControlsProps,
  'engine' | 'steps' | 'title' | 'subtitle' | 'onClose' | 'extraControls' | 'onNext'
> {
  /** What the access error links to. */
  readonly accessTarget?: PlaybackAccessTarget;
  /** Shown until the first frame. */
  readonly poster?: string | undefined;
  readonly onRetry: () => void;
  /** Used when the session has expired. */
  readonly onSignIn: () => void;
  /** The overlay offers it: hides the button, not the shortcut. */
  readonly isNextOffered?: boolean;
  /** Switches channel; live only. */
  readonly onZap?: ((to: Zap) => void) | undefined;
  readonly panels?: readonly PlayerPanel[] | undefined;
  readonly metadata?: PlayerMetadata | undefined;
  /** Interactive content over the video. */
  readonly overlay?: ReactNode;
  /** Replaces all overlays and blocks commands until answered. */
  readonly blockingOverlay?: ReactNode;
  /** Replaces all other views; the frame then ignores keys, presses and focus. */
  readonly miniPlayer?: ReactNode;
  /** Called on every key, press and pointer move. */
  readonly onActivity?: () => void;
  /** Contains the video element. */
  readonly children?: ReactNode;
}

const NO_PANELS: readonly PlayerPanel[] = [];
const NO_METADATA: PlayerMetadata = {};

/** The video with its controls, shortcuts, loading and error views. */
export function PlayerFrame(props: PlayerFrameProps) {
  const { engine, steps } = props;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [pinned, setPinned] = useState({ drag: false, menu: false });
  const phase = useStream(engine.state, 'phase');
  const isPaused = useStream(engine.state, 'isPaused');
  const isPlaying = phase === 'ready' && !isPaused;
  const isBlocked = props.blockingOverlay !== undefined;
  const isMini = props.miniPlayer !== undefined;
  const fullscreen = useFullscreen(frame, isMini);
  const [isLocked, setLocked] = useState(false);
  const dialog = useDialogState();
  // If loading fails, the dialog closes; the next press retries.
  const deferredParts = useDeferredParts(engine, dialog.isOpen, dialog.reset);
  const autoHide = useAutoHide(pinned.drag || pinned.menu || isBlocked || dialog.isOpen || !isPlaying);
  const { isHidden } = autoHide;
  const [captionStyle, setCaptionStyle] = useCaptionStyle();
  const { handleTap, seekIndicator } = useDoubleTapSeek(engine, steps);

  // Shortcuts work without a click, and again once a blocking overlay closes.
  useEffect(() => {
    if (frame && !isMini && !frame.contains(document.activeElement)) frame.focus({ preventScroll: true });
  }, [frame, isBlocked, isMini]);

  if (isMini && (dialog.current || isLocked)) {
    dialog.reset();
    setLocked(false);
  }

  function handleActivity() {
    autoHide.show();
    props.onActivity?.();
  }

  function pinControls(what: 'drag' | 'menu', isOn: boolean) {
    if (what === 'menu' && !isOn) dialog.noteMenuClosed();
    setPinned((before) => ({ ...before, [what]: isOn }));
  }

  const gestures = useFrameGestures({
    areControlsHidden: isHidden,
    isTapDisabled: isLocked || isBlocked,
    onTap: handleTap,
    onHideControls: autoHide.hide,
  });
  const keys = usePlayerKeys({ ...props, fullscreen, frame, dialog, isBlocked, isMenuOpen: pinned.menu });
  // A touch shows or hides the controls.
  const unlessTouch = (command: KeyCommand) => () => gestures.isTouchInput() || keys.runCommand(command);

  return (
    // Handles the keys of everything inside it; each has a button too.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <section
      ref={setFrame}
      tabIndex={-1}
      aria-label={isMini ? 'Minispiller' : 'Videospiller'}
      data-tone="dark"
      data-controls={isHidden || isMini ? 'hidden' : 'shown'}
      className={classNames(styles.frame, isMini ? styles.mini : isHidden && styles.quiet)}
      onKeyDown={(event) => {
        handleActivity();
        if (!isMini) keys.handleKey(event);
      }}
      onPointerMove={handleActivity}
      onPointerDownCapture={(event) => {
        if (!isMini) gestures.handlePointerDown(event);
        handleActivity();
      }}
      onClickCapture={(event) => {
        if (!isMini) gestures.handleClick(event);
      }}
      onFocus={autoHide.show}
    >
      <div className={styles.inside} {...captionAttributes(captionStyle)}>
        {/* Buttons and shortcuts do the same. */}
        {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions */}
        <div
          className={styles.picture}
          onClick={unlessTouch('togglePlay')}
          onDoubleClick={unlessTouch('toggleFullscreen')}
        >
          {props.children}
        </div>
        {deferredParts ? (
          <deferredParts.SystemIntegration
            engine={engine}
            steps={steps}
            title={props.title}
            subtitle={props.subtitle}
            poster={props.poster}
            onNext={props.onNext}
            isBlocked={isBlocked}
            isPlaying={isPlaying}
            frame={isMini ? null : frame}
          />
        ) : null}
        {props.miniPlayer ?? props.blockingOverlay ?? (
          <FrameOverlays
            {...props}
            seekIndicator={seekIndicator}
            isHidden={isHidden}
            isLocked={isLocked}
            container={frame}
            fullscreen={fullscreen}
            onPreventAutoHide={pinControls}
            onLock={() => setLocked(true)}
            onUnlock={() => setLocked(false)}
            dialog={dialog}
            captions={{ style: captionStyle, onChange: setCaptionStyle }}
            deferredParts={deferredParts}
          />
        )}
      </div>
    </section>
  );
}

interface FrameOverlaysProps
  extends PlayerFrameProps, Omit<PlayerControlsProps, keyof PlayerFrameProps | 'isReady' | 'onOpenDialog'> {
  readonly seekIndicator: ReactNode;
  readonly dialog: ReturnType<typeof useDialogState>;
  readonly captions: ComponentProps<DeferredParts['PlayerDialog']>['captions'];
  readonly onUnlock: () => void;
}

/** Loading and error views, the controls, the overlay of the phase, the touch lock and the open dialog. */
function FrameOverlays({ isNextOffered = false, panels = NO_PANELS, ...props }: FrameOverlaysProps) {
  const { engine, isHidden, isLocked, onNext, dialog, deferredParts } = props;
  const phase = useStream(engine.state, 'phase');
  // Rendering the controls must not delay the first frame.
  const isReady = useDeferredValue(phase === 'ready' || phase === 'ended');
  const isBuffering = useStream(engine.state, 'isBuffering');
  return (
    <>
      {phase === 'idle' || phase === 'loading' ? <LoadingView poster={props.poster} engine={engine} /> : null}
      {phase === 'ready' && isBuffering ? <LoadingView engine={engine} /> : null}
      {props.seekIndicator}
      {phase === 'failed' ? (
        <PlaybackError
          engine={engine}
          accessTarget={props.accessTarget}
          onRetry={props.onRetry}
          onSignIn={props.onSignIn}
        />
      ) : null}
      <PlayerControls
        {...props}
        panels={panels}
        metadata={props.metadata ?? NO_METADATA}
        isHidden={isHidden || isLocked}
        isReady={isReady}
        onNext={isNextOffered ? undefined : onNext}
        onOpenDialog={dialog.open}
      />
      {phase === 'failed' ? null : props.overlay}
      {phase === 'ready' ? <UnmuteButton engine={engine} /> : null}
      {isLocked ? <TouchLock isHidden={isHidden} onUnlock={props.onUnlock} /> : null}
      {deferredParts && dialog.current ? (
        <Suspense fallback={null}>
          <deferredParts.PlayerDialog
            key={dialog.current.name}
            dialog={dialog.current}
            panels={panels}
            steps={props.steps}
            captions={props.captions}
            container={props.container}
            onClose={dialog.close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
