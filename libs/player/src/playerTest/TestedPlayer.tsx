import { useConfig } from '@tv/config';
import { PlayerFrame } from '../controls/PlayerFrame.tsx';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { useSignInHere } from '../viewing/useSignInHere.ts';
import { EventLog } from './EventLog.tsx';
import styles from './PlayerTestPage.module.css';
import { StateTable } from './StateTable.tsx';
import { StatisticsTable } from './StatisticsTable.tsx';

interface TestedPlayerProps {
  readonly engine: PlaybackEngine;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly onClose: () => void;
  readonly onRetry: () => void;
  readonly onHost: (host: HTMLElement | null) => void;
}

/** The player as users see it, with its internal state below. */
export function TestedPlayer({ engine, title, subtitle, onClose, onRetry, onHost }: TestedPlayerProps) {
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
          onSignIn={useSignInHere()}
        >
          <div ref={onHost} className={styles.host} />
        </PlayerFrame>
      </div>
      <div className={styles.insight}>
        <StateTable stream={engine.state} />
        <EventLog engine={engine} />
        <StatisticsTable engine={engine} />
      </div>
    </>
  );
}
