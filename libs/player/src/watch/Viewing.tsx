import { useState } from 'react';
import type { TitleDetails } from '@tv/api-client';
import { CastButton } from '@tv/cast';
import { useConfig } from '@tv/config';
import { imageStep, imageUrl } from '@tv/ui';
import { PlayerFrame } from '../controls/PlayerFrame.tsx';
import styles from './WatchPage.module.css';
import { idleEngine } from './idleEngine.ts';
import { useSignInHere } from './useSignInHere.ts';
import { useViewing, type Closing } from './useViewing.browser.ts';
import { subtitleOf } from './watchedContent.ts';

interface ViewingProps {
  readonly title: TitleDetails;
  readonly isLive: boolean;
  readonly closing: Closing;
  readonly onClose: () => void;
}

/** A title being watched. */
export function Viewing({ title, isLive, closing, onClose }: ViewingProps) {
  const config = useConfig();
  const [host, setHost] = useState<HTMLElement | null>(null);
  const player = useViewing(host, title, { isLive, closing });
  const [waiting] = useState(idleEngine);
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
