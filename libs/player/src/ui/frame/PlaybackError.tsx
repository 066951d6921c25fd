import { useLocation } from 'react-router-dom';
import { accessLink, links, type AccessTarget } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, ErrorView } from '@tv/ui';
import type { PlaybackEngine } from '../../engine/playbackEngine.ts';
import { useStream } from '../../engine/state/useStream.ts';
import styles from './PlaybackError.module.css';
import { playbackErrorMessages, type ErrorAction } from './playbackErrorMessages.ts';

type Choice = { readonly label: string } & ({ readonly to: string } | { readonly onClick: () => void });

/** The played asset, which may differ from the URL (an episode of a series). */
export type PlaybackAccessTarget = Pick<AccessTarget, 'kind' | 'id'>;

interface PlaybackErrorProps {
  readonly engine: PlaybackEngine;
  readonly accessTarget: PlaybackAccessTarget | undefined;
  readonly onRetry: () => void;
  readonly onSignIn: () => void;
}

/** Playback error with its message and actions. */
export function PlaybackError({ engine, accessTarget, onRetry, onSignIn }: PlaybackErrorProps) {
  const { actions, ...message } = playbackErrorMessages[useStream(engine.state, 'error') ?? 'unknown'];
  const { pathname } = useLocation();
  // Links to what gives access (REC-01), else to all packages.
  const accessPath = accessTarget ? accessLink({ ...accessTarget, from: pathname }) : links.packages();
  const choices: Record<ErrorAction, Choice> = {
    retry: { label: 'Prøv igjen', onClick: onRetry },
    signIn: { label: 'Logg inn', onClick: onSignIn },
    seeAccess: { label: 'Se hva som gir tilgang', to: accessPath },
    goHome: { label: 'Til forsiden', to: links.front() },
  };
  const buttons = actions.map((action, index) => {
    const { label, ...press } = choices[action];
    const variant = index === 0 ? 'primary' : 'secondary';
    return 'to' in press ? (
      <Button key={action} as={Link} variant={variant} {...press}>
        {label}
      </Button>
    ) : (
      <Button key={action} variant={variant} {...press}>
        {label}
      </Button>
    );
  });
  return (
    <div className={styles.failure}>
      <ErrorView {...message} action={<span className={styles.actions}>{buttons}</span>} />
    </div>
  );
}
