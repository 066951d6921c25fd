import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '@tv/ui';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { steppedVolume } from '../engine/streamTime.ts';
import { Controls } from './Controls.tsx';
import { LoadingView } from './LoadingView.tsx';
import { PlaybackError } from './PlaybackError.tsx';
import styles from './PlayerFrame.module.css';
import { keyCommand, type KeyCommand, type KeyTarget } from './keyCommand.ts';
import { seekTarget, type SeekSteps } from './seekSteps.ts';
import { useFullscreen } from './useFullscreen.browser.ts';
import { useQuiet } from './useQuiet.ts';
import { useStream } from './useStream.ts';

const VOLUME_STEP = 0.05;

export interface PlayerFrameProps {
  readonly engine: PlaybackEngine;
  readonly steps: SeekSteps;
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Shown until the first picture is there. */
  readonly poster?: string | undefined;
  readonly onClose: () => void;
  readonly onRetry: () => void;
  /** Offered where the viewer's sign-in has ended. */
  readonly onSignIn: () => void;
  /** Further controls, such as casting. */
  readonly extra?: ReactNode;
  /** Leads on to what follows, where something does. */
  readonly onNext?: (() => void) | undefined;
  /** Lies over the picture, and is worked like it: what comes next, what may be skipped. */
  readonly over?: ReactNode;
  /** Stands in the place of all that lies over the picture, and has to be answered before anything else is worked. */
  readonly instead?: ReactNode;
  /** The viewer has stirred: a key, a press, a pointer that moved. */
  readonly onTouched?: () => void;
  /** Where the picture is drawn. */
  readonly children?: ReactNode;
}

/** The picture with all that lies over it: controls that come and go, keys, loading, failure. */
export function PlayerFrame(props: PlayerFrameProps) {
  const { engine, steps, onClose } = props;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [held, setHeld] = useState({ drag: false, menu: false });
  const phase = useStream(engine.state, 'phase');
  // Many controls at once, and the picture goes before them: they are drawn in the pauses of its coming.
  const isReady = useDeferredValue(phase === 'ready' || phase === 'ended');
  const isPaused = useStream(engine.state, 'isPaused');
  const isBuffering = useStream(engine.state, 'isBuffering');
  const isPlaying = phase === 'ready' && !isPaused;
  const isHeld = props.instead !== undefined;
  const quiet = useQuiet(held.drag || held.menu || isHeld || !isPlaying);
  const { isQuiet } = quiet;
  const fullscreen = useFullscreen(frame);
  const isCalling = useRef(false);

  // The keys work at once, without a click into the picture first, and again when what took the focus is gone.
  useEffect(() => {
    if (frame && !frame.contains(document.activeElement)) frame.focus({ preventScroll: true });
  }, [frame, isHeld]);

  function wake() {
    quiet.wake();
    props.onTouched?.();
  }

  function obey(command: KeyCommand) {
    if (isHeld && command !== 'leave' && command !== 'toggleFullscreen') return;
    const { volume, isMuted } = engine.state.get();
    switch (command) {
      case 'togglePlay':
        return engine.state.get().isPaused ? engine.play() : engine.pause();
      case 'seekBack':
        return engine.seek(seekTarget('back', steps, engine.state.get()));
      case 'seekForward':
        return engine.seek(seekTarget('forward', steps, engine.state.get()));
      case 'louder':
        return engine.setVolume(steppedVolume(volume + VOLUME_STEP));
      case 'quieter':
        return engine.setVolume(steppedVolume(volume - VOLUME_STEP));
      case 'toggleMute':
        return engine.setMuted(!isMuted);
      case 'toggleFullscreen':
        return fullscreen.toggle();
      case 'leave':
        return fullscreen.isFullscreen ? fullscreen.toggle() : onClose();
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    wake();
    if (event.defaultPrevented) return;
    const { key, ctrlKey, metaKey, altKey } = event;
    const command = keyCommand({
      key,
      hasModifier: ctrlKey || metaKey || altKey,
      target: targetOf(event.target),
    });
    if (!command) return;
    event.preventDefault();
    obey(command);
  }

  return (
    // The frame takes the keys of everything in it; what it does with them, its buttons do too.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <section
      ref={setFrame}
      tabIndex={-1}
      aria-label="Videospiller"
      data-tone="dark"
      data-controls={isQuiet ? 'hidden' : 'shown'}
      className={classNames(styles.frame, isQuiet && styles.quiet)}
      onKeyDown={onKeyDown}
      onPointerMove={wake}
      onPointerDownCapture={(event) => {
        // A finger that calls the controls back cannot mean what lies unseen beneath it.
        isCalling.current = isQuiet && event.pointerType === 'touch';
        if (isCalling.current) event.stopPropagation();
        wake();
      }}
      onClickCapture={(event) => {
        if (isCalling.current) event.stopPropagation();
        isCalling.current = false;
      }}
      onFocus={quiet.wake}
    >
      <Picture obey={obey}>{props.children}</Picture>
      {props.instead ?? (
        <>
          {phase === 'idle' || phase === 'loading' ? <LoadingView poster={props.poster} /> : null}
          {phase === 'ready' && isBuffering ? <LoadingView engine={engine} /> : null}
          {phase === 'failed' ? (
            <PlaybackError engine={engine} onRetry={props.onRetry} onSignIn={props.onSignIn} />
          ) : null}
          <Controls
            engine={engine}
            steps={steps}
            title={props.title}
            subtitle={props.subtitle}
            isHidden={isQuiet}
            isReady={isReady}
            container={frame}
            fullscreen={fullscreen}
            onHold={(what, isOn) => setHeld((before) => ({ ...before, [what]: isOn }))}
            onClose={onClose}
            extra={props.extra}
            onNext={props.onNext}
          />
          {phase === 'failed' ? null : props.over}
        </>
      )}
    </section>
  );
}

interface PictureProps {
  readonly obey: (command: KeyCommand) => void;
  readonly children: ReactNode;
}

/** A click plays and pauses, two fill the screen. A finger only calls the controls: it covers what it would press. */
function Picture({ obey, children }: PictureProps) {
  return (
    // Both have a button and a key of their own.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions
    <div
      className={styles.picture}
      onClick={(event) => {
        const isTouch = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
        if (!isTouch) obey('togglePlay');
      }}
      onDoubleClick={() => obey('toggleFullscreen')}
    >
      {children}
    </div>
  );
}

function targetOf(target: EventTarget): KeyTarget {
  if (!(target instanceof Element)) return 'player';
  if (target.closest('[role="menu"]')) return 'menu';
  if (target.closest('[role="slider"], input')) return 'slider';
  return target.closest('button, a') ? 'button' : 'player';
}
