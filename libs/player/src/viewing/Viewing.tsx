import { useState } from 'react';
import { CastButton } from '@tv/cast';
import { useConfig } from '@tv/config';
import { imageStep, imageUrl } from '@tv/ui';
import { PlayerFrame } from '../controls/PlayerFrame.tsx';
import styles from './Viewing.module.css';
import type { WatchedTitle } from './createViewing.browser.ts';
import { idleEngine } from './idleEngine.ts';
import { useSignInHere } from './useSignInHere.ts';
import { useViewing, type Closing } from './useViewing.browser.ts';
import { subtitleOf } from './watchedContent.ts';

interface ViewingProps extends WatchedTitle {
  readonly closing: Closing;
  readonly onClose: () => void;
}

/**
 * A title being watched. Where another title takes its place, as the next episode does, the frame stays, so that what
 * fills the screen goes on filling it.
 */
export function Viewing({ closing, onClose, ...watched }: ViewingProps) {
  const config = useConfig();
  const [host, setHost] = useState<HTMLElement | null>(null);
  const player = useViewing(host, watched, closing);
  const [waiting] = useState(idleEngine);
  const { title } = watched;
  const poster = title.image?.url;
  return (
    <PlayerFrame
      engine={player?.engine ?? waiting}
      steps={config.player}
      title={title.name}
      subtitle={subtitleOf(title)}
      poster={poster === undefined ? undefined : imageUrl(poster, imageStep(POSTER_WIDTH))}
      onClose={onClose}
      onRetry={() => void player?.start()}
      onSignIn={useSignInHere()}
      extra={<CastButton />}
    >
      <div ref={setHost} className={styles.host} />
    </PlayerFrame>
  );
}

const POSTER_WIDTH = 800;
