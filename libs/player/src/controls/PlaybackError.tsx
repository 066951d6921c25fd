import { Button, ErrorView } from '@tv/ui';
import { errorTexts } from '../engine/engineError.ts';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import styles from './PlaybackError.module.css';
import { useStream } from './useStream.ts';

interface PlaybackErrorProps {
  readonly engine: PlaybackEngine;
  readonly onRetry: () => void;
}

/** Playing has failed: what happened, and a way on. */
export function PlaybackError({ engine, onRetry }: PlaybackErrorProps) {
  const error = useStream(engine.state, 'error') ?? 'unknown';
  return (
    <div className={styles.failure}>
      <ErrorView
        title="Noe gikk galt"
        text={errorTexts[error]}
        action={
          <Button variant="primary" onClick={onRetry}>
            Prøv igjen
          </Button>
        }
      />
    </div>
  );
}
