import { useConfig } from '@tv/config';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { useSignInAndReturn } from '../session/useSignInAndReturn.ts';
import { PlayerFrame } from '../ui/frame/PlayerFrame.tsx';
import { EngineInspector } from './EngineInspector.tsx';
import styles from './PlayerTestPage.module.css';

interface TestPlayerProps {
  readonly engine: PlaybackEngine;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly onClose: () => void;
  readonly onRetry: () => void;
  readonly onHost: (host: HTMLElement | null) => void;
}

/** The player as users see it, with its internal state below. */
export function TestPlayer({ engine, title, subtitle, onClose, onRetry, onHost }: TestPlayerProps) {
  const config = useConfig();
  return (
    <>
      <div className={styles.player}>
        <PlayerFrame
          engine={engine}
          steps={config.player}
          title={title}
          subtitle={subtitle}
          onClose={onClose}
          onRetry={onRetry}
          onSignIn={useSignInAndReturn()}
        >
          <div ref={onHost} className={styles.host} />
        </PlayerFrame>
      </div>
      <EngineInspector engine={engine} />
    </>
  );
}
