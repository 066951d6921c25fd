import { Button, MuteIcon } from '@tv/ui';
import type { PlaybackEngine } from '../../engine/playbackEngine.ts';
import { useStream } from '../../engine/state/useStream.ts';
import styles from './UnmuteButton.module.css';

/** Shown when the browser allows only muted autoplay. */
export function UnmuteButton({ engine }: { readonly engine: PlaybackEngine }) {
  const isSilenced = useStream(engine.state, 'isSilenced');
  if (!isSilenced) return null;
  return (
    <div className={styles.place}>
      <Button variant="on-image" icon={<MuteIcon />} onClick={() => engine.setMuted(false)}>
        Slå på lyd
      </Button>
    </div>
  );
}
