import type { PlaybackEngine } from '../../engine/playbackEngine.ts';
import { useStream } from '../../engine/state/useStream.ts';
import styles from './CenterControls.module.css';
import { PlayButton } from './PlayButton.tsx';
import { SeekButton } from './SeekButton.tsx';
import type { SeekSteps } from './seekSteps.ts';

interface CenterControlsProps {
  readonly engine: PlaybackEngine;
  readonly steps: SeekSteps;
  readonly canSeek: boolean;
}

/** Large centred play and seek buttons; CSS shows them for touch and in small players. */
export function CenterControls({ engine, steps, canSeek }: CenterControlsProps) {
  // The spinner takes the button's place.
  const isBuffering = useStream(engine.state, 'isBuffering');
  const isWaiting = !useStream(engine.state, 'isPaused') && isBuffering;
  return (
    <div className={styles.center}>
      {canSeek ? <SeekButton direction="back" engine={engine} steps={steps} className={styles.seek} /> : null}
      <PlayButton engine={engine} className={isWaiting ? styles.awaited : styles.play} />
      {canSeek ? (
        <SeekButton direction="forward" engine={engine} steps={steps} className={styles.seek} />
      ) : null}
    </div>
  );
}
