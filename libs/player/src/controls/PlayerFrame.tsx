import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '@tv/ui';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { useLater } from '../later/useLater.ts';
import './captions.css';
import { Controls } from './Controls.tsx';
import { LoadingView } from './LoadingView.tsx';
import { Picture } from './Picture.tsx';
import { PlaybackError, type Watched } from './PlaybackError.tsx';
import styles from './PlayerFrame.module.css';
import { SeekMark } from './SeekMark.tsx';
import { TouchLock } from './TouchLock.tsx';
import { UnmuteButton } from './UnmuteButton.tsx';
import { captionAttributes } from './captionAttributes.ts';
import { keyCommand, type KeyCommand } from './keyCommand.ts';
import { keyTarget } from './keyTarget.browser.ts';
import { obeyKey, type Zap } from './obeyKey.ts';
import type { PlayerFacts } from './playerFacts.ts';
import type { PlayerPanel } from './playerPanel.tsx';
import type { SeekSteps } from './seekSteps.ts';
import { useCaptionStyle } from './useCaptionStyle.browser.ts';
import { useDoubleTap } from './useDoubleTap.ts';
import { useFullscreen } from './useFullscreen.browser.ts';
import { useMakingSmall } from './useMakingSmall.browser.ts';
import { useOpened } from './useOpened.ts';
import { useQuiet } from './useQuiet.ts';
import { useStream } from './useStream.ts';

export interface PlayerFrameProps {
  readonly engine: PlaybackEngine;
  readonly steps: SeekSteps;
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** What the access error links to. */
  readonly watched?: Watched;
  /** Shown until the first frame. */
  readonly poster?: string | undefined;
  readonly onClose: () => void;
  readonly onRetry: () => void;
  /** Used when the session has expired. */
  readonly onSignIn: () => void;
  /** Such as the cast button. */
  readonly extra?: ReactNode;
  readonly onNext?: (() => void) | undefined;
  /** The overlay offers it: hides the button, not the shortcut. */
  readonly isNextOffered?: boolean;
  /** Switches channel; live only. */
  readonly onZap?: ((to: Zap) => void) | undefined;
  readonly panels?: readonly PlayerPanel[] | undefined;
  readonly facts?: PlayerFacts | undefined;
  /** Interactive content over the video. */
  readonly over?: ReactNode;
  /** Replaces all overlays and blocks commands until answered. */
  readonly instead?: ReactNode;
  /** Replaces all else; the frame then ignores keys and presses, and takes no focus. */
  readonly mini?: ReactNode;
  /** Called on every key, press and pointer move. */
  readonly onTouched?: () => void;
  /** Contains the video element. */
  readonly children?: ReactNode;
}

/** Elements with their own press handling. */
const INTERACTIVE_SELECTOR = 'button, a, input, [role="slider"], [role="menu"], dialog';

const NO_PANELS: readonly PlayerPanel[] = [];
const NO_METADATA: PlayerFacts = {};

/** The video with its controls, shortcuts, loading and error views. */
export function PlayerFrame(props: PlayerFrameProps) {
  const { engine, steps, onClose, onNext, onZap, panels = NO_PANELS, facts = NO_METADATA } = props;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [pinned, setPinned] = useState({ drag: false, menu: false });
  const phase = useStream(engine.state, 'phase');
  // Rendering the controls must not delay the first frame.
  const isReady = useDeferredValue(phase === 'ready' || phase === 'ended');
  const isPaused = useStream(engine.state, 'isPaused');
  const isBuffering = useStream(engine.state, 'isBuffering');
  const isPlaying = phase === 'ready' && !isPaused;
  const isBlocked = props.instead !== undefined;
  const isMini = props.mini !== undefined;
  const fullscreen = useFullscreen(frame);
  const isRevealTap = useRef(false);
  const lastPointer = useRef('mouse');
  const [isLocked, setLocked] = useState(false);
  const dialog = useOpened();
  const settings = useRef<HTMLButtonElement>(null);
  // If loading fails, the dialog closes; the next press retries.
  const deferredParts = useLater(engine, dialog.isOpen, dialog.reset);
  const autoHide = useQuiet(pinned.drag || pinned.menu || isBlocked || dialog.isOpen || !isPlaying);
  const { isHidden } = autoHide;
  const [captionStyle, setCaptionStyle] = useCaptionStyle();
  const { handleTap, seekIndicator } = useDoubleTap(engine, steps);

  // Shortcuts work without a click, and again once a blocking overlay closes.
  useEffect(() => {
    if (frame && !isMini && !frame.contains(document.activeElement)) frame.focus({ preventScroll: true });
  }, [frame, isBlocked, isMini]);

  if (isMini && (dialog.current || isLocked)) {
    dialog.reset();
    setLocked(false);
  }
  useMakingSmall(frame, isMini, fullscreen);

  function handleActivity() {
    autoHide.show();
    props.onTouched?.();
  }

  function runCommand(command: KeyCommand, from: EventTarget | null = null) {
    if (isBlocked && command !== 'leave' && command !== 'toggleFullscreen') return;
    const onShowShortcuts = () => dialog.open('keys', from instanceof HTMLElement ? from : frame);
    obeyKey(command, { engine, steps, fullscreen, onNext, onZap, onShowKeys: onShowShortcuts, onClose });
  }

  function pinControls(what: 'drag' | 'menu', isOn: boolean) {
    if (what === 'menu' && !isOn) dialog.noteMenuClosed();
    setPinned((before) => ({ ...before, [what]: isOn }));
  }

  function onKeyDown(event: KeyboardEvent) {
    handleActivity();
    if (isMini || event.defaultPrevented) return;
    if (pinned.menu || dialog.isOpen || dialog.wasClosedBy(event)) return;
    const { key, ctrlKey, metaKey, altKey } = event;
    const command = keyCommand({
      key,
      hasModifier: ctrlKey || metaKey || altKey,
      target: keyTarget(event.target),
    });
    if (!command) return;
    event.preventDefault();
    runCommand(command, event.target);
  }

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
      onKeyDown={onKeyDown}
      onPointerMove={handleActivity}
      onPointerDownCapture={(event) => {
        if (isMini) return handleActivity();
        lastPointer.current = event.pointerType;
        // A touch that shows the controls must not press a hidden control.
        isRevealTap.current = isHidden && event.pointerType === 'touch';
        if (isRevealTap.current) event.stopPropagation();
        handleActivity();
      }}
      onClickCapture={(event) => {
        if (isMini) return;
        const { target } = event;
        const isPicture = target instanceof Element && target.closest(INTERACTIVE_SELECTOR) === null;
        if (lastPointer.current === 'touch' && !isLocked && !isBlocked && (isRevealTap.current || isPicture))
          handleTap(event);
        if (isRevealTap.current) event.stopPropagation();
        isRevealTap.current = false;
      }}
      onFocus={autoHide.show}
    >
      <div className={styles.inside} {...captionAttributes(captionStyle)}>
        <Picture obey={runCommand} isTouched={() => lastPointer.current === 'touch'}>
          {props.children}
        </Picture>
        {deferredParts ? (
          <deferredParts.SystemControls
            engine={engine}
            steps={steps}
            title={props.title}
            subtitle={props.subtitle}
            poster={props.poster}
            onNext={onNext}
            isHeld={isBlocked}
            isPlaying={isPlaying}
            frame={isMini ? null : frame}
          />
        ) : null}
        {props.mini ?? props.instead ?? (
          <>
            {phase === 'idle' || phase === 'loading' ? <LoadingView poster={props.poster} /> : null}
            {phase === 'ready' && isBuffering ? <LoadingView engine={engine} /> : null}
            {seekIndicator ? <SeekMark {...seekIndicator} /> : null}
            {phase === 'failed' ? (
              <PlaybackError
                engine={engine}
                watched={props.watched}
                onRetry={props.onRetry}
                onSignIn={props.onSignIn}
              />
            ) : null}
            <Controls
              engine={engine}
              steps={steps}
              title={props.title}
              subtitle={props.subtitle}
              isHidden={isHidden || isLocked}
              isLocked={isLocked}
              isReady={isReady}
              container={frame}
              fullscreen={fullscreen}
              onHold={pinControls}
              onClose={onClose}
              onLock={() => setLocked(true)}
              settingsRef={settings}
              later={deferredParts}
              onCaptionStyle={() => dialog.open('captions', settings.current)}
              onKeys={() => dialog.open('keys', settings.current)}
              onPanel={dialog.open}
              panels={panels}
              facts={facts}
              extra={props.extra}
              onNext={props.isNextOffered ? undefined : onNext}
            />
            {phase === 'failed' ? null : props.over}
            {phase === 'ready' ? <UnmuteButton engine={engine} /> : null}
            {isLocked ? <TouchLock isHidden={isHidden} onUnlock={() => setLocked(false)} /> : null}
            {deferredParts ? (
              <deferredParts.OpenedDialog
                opened={dialog.current}
                panels={panels}
                steps={steps}
                captionStyle={captionStyle}
                onCaptionStyle={setCaptionStyle}
                container={frame}
                onClose={dialog.close}
              />
            ) : null}
          </>
        )}
      </div>
    </section>
  );
}
