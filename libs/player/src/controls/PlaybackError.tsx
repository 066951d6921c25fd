import { useLocation } from 'react-router-dom';
import { Link } from '@tv/rendering';
import { accessLink, links, readWatchLink } from '@tv/routes';
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

/** Playing has failed: what happened, and a way on. Who lacks access is led to what opens it. */
export function PlaybackError({ engine, onRetry, onSignIn }: PlaybackErrorProps) {
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
              <AccessButton />
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

/** Leads to what gives access to what this page plays (REC-01); to all that is sold where that is not known. */
function AccessButton() {
  const { pathname, search } = useLocation();
  const { kind, id } = readWatchLink(pathname, search) ?? {};
  const to =
    id === undefined || kind === undefined || kind === 'seriesoverview'
      ? links.packages()
      : accessLink({ kind, id, from: pathname });
  return (
    <Button as={Link} variant="primary" to={to}>
      Se hva som gir tilgang
    </Button>
  );
}
