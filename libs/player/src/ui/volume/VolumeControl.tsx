import { IconButton, MuteIcon, VolumeIcon, VolumeLowIcon } from '@tv/ui';
import { Slider } from '@tv/ui/slider';
import type { PlaybackEngine } from '../../engine/playbackEngine.ts';
import { useStream } from '../../engine/state/useStream.ts';
import styles from './VolumeControl.module.css';

const LOW = 0.5;

/** Mute button and volume slider, 0–1 in steps of 0.01 (PLAY-25). */
export function VolumeControl({ engine }: { readonly engine: PlaybackEngine }) {
  const volume = useStream(engine.state, 'volume');
  const isMuted = useStream(engine.state, 'isMuted');
  const isSilent = isMuted || volume === 0;

  function toggle() {
    // Unmuting at volume 0 would still be silent.
    if (isSilent && volume === 0) engine.setVolume(LOW);
    engine.setMuted(!isSilent);
  }

  return (
    <div className={styles.volume}>
      <IconButton
        label={isSilent ? 'Lyd på' : 'Lyd av'}
        icon={isSilent ? <MuteIcon /> : volume < LOW ? <VolumeLowIcon /> : <VolumeIcon />}
        onClick={toggle}
      />
      <Slider
        label="Volum"
        min={0}
        max={1}
        step={0.01}
        value={isMuted ? 0 : volume}
        valueText={(value) => `${Math.round(value * 100)} prosent`}
        onChange={(value) => {
          engine.setVolume(value);
          if (isMuted && value > 0) engine.setMuted(false);
        }}
        className={styles.slider}
      />
    </div>
  );
}
