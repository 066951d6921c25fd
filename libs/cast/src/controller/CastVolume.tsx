import { IconButton, MuteIcon, VolumeIcon, VolumeLowIcon } from '@tv/ui';
import { Slider } from '@tv/ui/slider';
import { useCastState } from '../button/useCast.ts';
import type { CastSender } from '../sender/createCastSender.ts';
import styles from './CastVolume.module.css';

const LOW_VOLUME = 0.5;

/** The receiver's volume and mute (CAST-07). */
export function CastVolume({ sender }: { readonly sender: CastSender }) {
  const volume = useCastState(sender, 'volume');
  const muted = useCastState(sender, 'muted');
  const isSilent = muted || volume === 0;

  function toggle() {
    // Unmuting at volume 0 would stay silent.
    if (isSilent && volume === 0) sender.setVolume(LOW_VOLUME);
    sender.setMuted(!isSilent);
  }

  return (
    <div className={styles.volume}>
      <IconButton
        label={isSilent ? 'Lyd på på TV-en' : 'Lyd av på TV-en'}
        icon={isSilent ? <MuteIcon /> : volume < LOW_VOLUME ? <VolumeLowIcon /> : <VolumeIcon />}
        onClick={toggle}
      />
      <Slider
        label="Volum på TV-en"
        min={0}
        max={1}
        step={0.01}
        value={muted ? 0 : volume}
        valueText={(value) => `${Math.round(value * 100)} prosent`}
        onChange={(value) => {
          sender.setVolume(value);
          if (muted && value > 0) sender.setMuted(false);
        }}
        className={styles.slider}
      />
    </div>
  );
}
