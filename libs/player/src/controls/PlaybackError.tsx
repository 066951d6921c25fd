import { Button, ErrorView } from '@tv/ui';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import styles from './PlaybackError.module.css';
import { errorTexts } from './errorTexts.ts';
import { useStream } from './useStream.ts';

interface PlaybackErrorProps {
  readonly engine: PlaybackEngine;
  readonly onRetry: () => void;
  readonly onSignIn: () => void;
}

/** Playing has failed: what happened, and a way on. */
export function PlaybackError({ engine, onRetry, onSignIn }: PlaybackErrorProps) {
  const error = useStream(engine.state, 'error') ?? 'unknown';
  const needsSignIn = error === 'signInNeeded';
  return (
    <div className={styles.failure}>
      <ErrorView
        title={needsSignIn ? 'Logg inn for å se' : 'Noe gikk galt'}
        text={errorTexts[error]}
        action={
          <Button variant="primary" onClick={needsSignIn ? onSignIn : onRetry}>
            {needsSignIn ? 'Logg inn' : 'Prøv igjen'}
          </Button>
        }
      />
    </div>
  );
}
