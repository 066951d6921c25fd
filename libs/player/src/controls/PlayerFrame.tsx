import {
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { classNames, optionalPart } from '@tv/ui';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import './captions.css';
import { Controls } from './Controls.tsx';
import { LoadingView } from './LoadingView.tsx';
import { PlaybackError } from './PlaybackError.tsx';
import styles from './PlayerFrame.module.css';
import { SeekMark } from './SeekMark.tsx';
import { TouchLock } from './TouchLock.tsx';
import { UnmuteButton } from './UnmuteButton.tsx';
import { captionAttributes } from './captionAttributes.ts';
import { keyCommand, type KeyCommand } from './keyCommand.ts';
import { keyTarget } from './keyTarget.browser.ts';
import { obeyKey } from './obeyKey.ts';
import type { SeekSteps } from './seekSteps.ts';
import { useCaptionStyle } from './useCaptionStyle.browser.ts';
import { useDoubleTap } from './useDoubleTap.ts';
import { useFullscreen } from './useFullscreen.browser.ts';
import { useMediaSession } from './useMediaSession.browser.ts';
import { useQuiet } from './useQuiet.ts';
import { useStream } from './useStream.ts';
import { useWakeLock } from './useWakeLock.browser.ts';

// Seldom asked for.
const KeyboardMap = optionalPart(() => import('./KeyboardMap.tsx').then(({ KeyboardMap }) => KeyboardMap));
const CaptionStyleDialog = optionalPart(() =>
  import('./CaptionStyleDialog.tsx').then(({ CaptionStyleDialog }) => CaptionStyleDialog),
);

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

/** What was opened over the picture last: it stays a moment longer than it is open. */
interface OpenedDialog {
  readonly what: 'keys' | 'captions';
  readonly isOpen: boolean;
  /** What gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
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
  const fullscreen = useFullscreen(frame);
  const isCalling = useRef(false);
  const lastPointer = useRef('mouse');
  const closedAt = useRef(0);
  const [isLocked, setLocked] = useState(false);
  const [dialog, setDialog] = useState<OpenedDialog>();
  const settings = useRef<HTMLButtonElement>(null);
  const quiet = useQuiet(held.drag || held.menu || isHeld || dialog?.isOpen === true || !isPlaying);
  const { isQuiet } = quiet;
  const [captionStyle, setCaptionStyle] = useCaptionStyle();
  const { tapped, mark } = useDoubleTap(engine, steps);
  useWakeLock(isPlaying);
  useMediaSession({
    engine,
    steps,
    title: props.title,
    subtitle: props.subtitle,
    poster: props.poster,
    onNext: props.onNext,
    isHeld,
  });

  // The keys work at once, without a click into the picture first, and again when what took the focus is gone.
  useEffect(() => {
    if (frame && !frame.contains(document.activeElement)) frame.focus({ preventScroll: true });
  }, [frame, isHeld]);

  // When it has closed, since it holds the focus until then.
  useEffect(() => {
    if (dialog?.isOpen === false) dialog.opener.current?.focus({ preventScroll: true });
  }, [dialog]);

  function wake() {
    quiet.wake();
    props.onTouched?.();
  }

  /** @param from  where a key was pressed */
  function obey(command: KeyCommand, from: EventTarget | null = null) {
    if (isHeld && command !== 'leave' && command !== 'toggleFullscreen') return;
    const onShowKeys = () =>
      setDialog({
        what: 'keys',
        isOpen: true,
        opener: { current: from instanceof HTMLElement ? from : frame },
      });
    obeyKey(command, { engine, steps, fullscreen, onNext: props.onNext, onShowKeys, onClose });
  }

  function closeDialog() {
    closedAt.current = performance.now();
    setDialog((before) => before && { ...before, isOpen: false });
  }

  function hold(what: 'drag' | 'menu', isOn: boolean) {
    if (what === 'menu' && !isOn) closedAt.current = performance.now();
    setHeld((before) => ({ ...before, [what]: isOn }));
  }

  function onKeyDown(event: KeyboardEvent) {
    wake();
    if (event.defaultPrevented) return;
    // A key that was pressed before a menu or a dialog closed has closed it, wherever the focus was.
    if (held.menu || dialog?.isOpen || event.timeStamp < closedAt.current) return;
    const { key, ctrlKey, metaKey, altKey } = event;
    const command = keyCommand({
      key,
      hasModifier: ctrlKey || metaKey || altKey,
      target: keyTarget(event.target),
    });
    if (!command) return;
    event.preventDefault();
    obey(command, event.target);
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
        lastPointer.current = event.pointerType;
        // A finger that calls the controls back cannot mean what lies unseen beneath it.
        isCalling.current = isQuiet && event.pointerType === 'touch';
        if (isCalling.current) event.stopPropagation();
        wake();
      }}
      onClickCapture={(event) => {
        const { target } = event;
        const isPicture =
          target instanceof Element && target.closest('button, a, [role="slider"], [role="menu"]') === null;
        if (lastPointer.current === 'touch' && !isLocked && !isHeld && (isCalling.current || isPicture))
          tapped(event);
        if (isCalling.current) event.stopPropagation();
        isCalling.current = false;
      }}
      onFocus={quiet.wake}
    >
      <div className={styles.inside} {...captionAttributes(captionStyle)}>
        <Picture obey={obey} isTouched={() => lastPointer.current === 'touch'}>
          {props.children}
        </Picture>
        {props.instead ?? (
          <>
            {phase === 'idle' || phase === 'loading' ? <LoadingView poster={props.poster} /> : null}
            {phase === 'ready' && isBuffering ? <LoadingView engine={engine} /> : null}
            {mark ? <SeekMark {...mark} /> : null}
            {phase === 'failed' ? (
              <PlaybackError engine={engine} onRetry={props.onRetry} onSignIn={props.onSignIn} />
            ) : null}
            <Controls
              engine={engine}
              steps={steps}
              title={props.title}
              subtitle={props.subtitle}
              isHidden={isQuiet || isLocked}
              isLocked={isLocked}
              isReady={isReady}
              container={frame}
              fullscreen={fullscreen}
              onHold={hold}
              onClose={onClose}
              onLock={() => setLocked(true)}
              settingsRef={settings}
              onCaptionStyle={() => setDialog({ what: 'captions', isOpen: true, opener: settings })}
              onKeys={() => setDialog({ what: 'keys', isOpen: true, opener: settings })}
              extra={props.extra}
              onNext={props.onNext}
            />
            {phase === 'failed' ? null : props.over}
            {phase === 'ready' ? (
              <UnmuteButton engine={engine} onDone={() => frame?.focus({ preventScroll: true })} />
            ) : null}
            {isLocked ? (
              <TouchLock
                isHidden={isQuiet}
                onUnlock={() => {
                  setLocked(false);
                  frame?.focus({ preventScroll: true });
                }}
              />
            ) : null}
            <Suspense fallback={null}>
              {dialog?.what === 'keys' ? (
                <KeyboardMap steps={steps} container={frame} isOpen={dialog.isOpen} onClose={closeDialog} />
              ) : null}
              {dialog?.what === 'captions' ? (
                <CaptionStyleDialog
                  style={captionStyle}
                  onChange={setCaptionStyle}
                  container={frame}
                  isOpen={dialog.isOpen}
                  onClose={closeDialog}
                />
              ) : null}
            </Suspense>
          </>
        )}
      </div>
    </section>
  );
}

interface PictureProps {
  readonly obey: (command: KeyCommand) => void;
  /** What was pressed was pressed by a finger. */
  readonly isTouched: () => boolean;
  readonly children: ReactNode;
}

/** A click plays and pauses, two fill the screen. A finger only calls the controls: it covers what it would press. */
function Picture({ obey, isTouched, children }: PictureProps) {
  const unlessTouched = (command: KeyCommand) => () => (isTouched() ? undefined : obey(command));
  return (
    // Both have a button and a key of their own.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions
    <div
      className={styles.picture}
      onClick={unlessTouched('togglePlay')}
      onDoubleClick={unlessTouched('toggleFullscreen')}
    >
      {children}
    </div>
  );
}
