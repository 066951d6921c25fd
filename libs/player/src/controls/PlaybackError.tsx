import { useLocation } from 'react-router-dom';
import { Link } from '@tv/rendering';
import { accessLink, links, type AccessTarget } from '@tv/routes';
import { Button, ErrorView } from '@tv/ui';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import styles from './PlaybackError.module.css';
import { errorTexts } from './errorTexts.ts';
import { useStream } from './useStream.ts';

/** The title or the channel that plays, which may be another than its address names: an episode of a series. */
export type Watched = Pick<AccessTarget, 'kind' | 'id'>;

interface PlaybackErrorProps {
  readonly engine: PlaybackEngine;
  /** What plays, as it is sold; undefined where that is not known. */
  readonly watched: Watched | undefined;
  readonly onRetry: () => void;
  readonly onSignIn: () => void;
}

/** Playing has failed: what happened, and a way on. Who lacks access is led to what opens it. */
export function PlaybackError({ engine, watched, onRetry, onSignIn }: PlaybackErrorProps) {
  const error = useStream(engine.state, 'error') ?? 'unknown';
  const retry = (
    <Button variant={error === 'noAccess' ? 'secondary' : 'primary'} onClick={onRetry}>
      Prøv igjen
    </Button>
  );
  return (
    <div className={styles.failure}>
      <ErrorView
        {...errorTexts[error]}
        action={
          error === 'signInNeeded' ? (
            <Button variant="primary" onClick={onSignIn}>
              Logg inn
            </Button>
          ) : error === 'noAccess' ? (
            <span className={styles.actions}>
              <AccessButton watched={watched} />
              {retry}
            </span>
          ) : (
            retry
          )
        }
      />
    </div>
  );
}

/** Leads to what gives access to what plays (REC-01); to all that is sold where that is not known. */
function AccessButton({ watched }: Pick<PlaybackErrorProps, 'watched'>) {
  const { pathname } = useLocation();
  const to = watched ? accessLink({ ...watched, from: pathname }) : links.packages();
  return (
    <Button as={Link} variant="primary" to={to}>
      Se hva som gir tilgang
    </Button>
  );
}
