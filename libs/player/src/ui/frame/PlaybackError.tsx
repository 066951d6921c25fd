import { useLocation } from 'react-router-dom';
import { accessLink, links, type AccessTarget } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, ErrorView } from '@tv/ui';
import type { PlaybackEngine } from '../../engine/playbackEngine.ts';
import { useStream } from '../../engine/state/useStream.ts';
import styles from './PlaybackError.module.css';
import { playbackErrorMessages, type ErrorAction } from './playbackErrorMessages.ts';

/** The played asset; not always the one in the URL (an episode of a series). */
export type PlaybackAccessTarget = Pick<AccessTarget, 'kind' | 'id'>;

interface PlaybackErrorProps {
  readonly engine: PlaybackEngine;
  readonly accessTarget: PlaybackAccessTarget | undefined;
  readonly onRetry: () => void;
  readonly onSignIn: () => void;
}

/** Playback error with its message and actions. */
export function PlaybackError({ engine, ...handlers }: PlaybackErrorProps) {
  const { actions, ...message } = playbackErrorMessages[useStream(engine.state, 'error') ?? 'unknown'];
  return (
    <div className={styles.failure}>
      <ErrorView
        {...message}
        action={
          <span className={styles.actions}>
            {actions.map((action, index) => (
              <ActionButton
                key={action}
                action={action}
                variant={index === 0 ? 'primary' : 'secondary'}
                {...handlers}
              />
            ))}
          </span>
        }
      />
    </div>
  );
}

interface ActionButtonProps extends Omit<PlaybackErrorProps, 'engine'> {
  readonly action: ErrorAction;
  readonly variant: 'primary' | 'secondary';
}

function ActionButton({ action, variant, accessTarget, onRetry, onSignIn }: ActionButtonProps) {
  switch (action) {
    case 'retry':
      return (
        <Button variant={variant} onClick={onRetry}>
          Prøv igjen
        </Button>
      );
    case 'signIn':
      return (
        <Button variant={variant} onClick={onSignIn}>
          Logg inn
        </Button>
      );
    case 'seeAccess':
      return <AccessButton accessTarget={accessTarget} />;
    case 'goHome':
      return (
        <Button as={Link} variant={variant} to={links.front()}>
          Til forsiden
        </Button>
      );
  }
}

/** Links to what gives access (REC-01), else to all packages. */
function AccessButton({ accessTarget }: Pick<PlaybackErrorProps, 'accessTarget'>) {
  const { pathname } = useLocation();
  const to = accessTarget ? accessLink({ ...accessTarget, from: pathname }) : links.packages();
  return (
    <Button as={Link} variant="primary" to={to}>
      Se hva som gir tilgang
    </Button>
  );
}
