import { classNames, IconButton, ReplayIcon } from '@tv/ui';
import type { PlaybackEngine } from '../../engine/playbackEngine.ts';
import styles from './SeekButton.module.css';
import { seekTarget, type SeekSteps } from './seekSteps.ts';

interface SeekButtonProps {
  readonly direction: 'back' | 'forward';
  readonly engine: PlaybackEngine;
  readonly steps: SeekSteps;
  readonly className?: string | undefined;
}

/** Seeks by the configured step (PLAY-26). */
export function SeekButton({ direction, engine, steps, className }: SeekButtonProps) {
  const seconds = direction === 'back' ? steps.seekBackSeconds : steps.seekForwardSeconds;
  return (
    <IconButton
      label={`Spol ${direction === 'back' ? 'tilbake' : 'frem'} ${seconds} sekunder`}
      icon={
        <span className={styles.step} data-direction={direction}>
          <ReplayIcon size="1.35em" />
          <span className={styles.seconds}>{seconds}</span>
        </span>
      }
      onClick={() => engine.seek(seekTarget(direction, steps, engine.state.get()))}
      className={classNames(className)}
    />
  );
}
