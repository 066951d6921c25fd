import { useState } from 'react';
import { openDeviceStorage } from '@tv/browser-storage/browser';
import { Switch } from '@tv/ui/switch';
import styles from './PlaybackSettings.module.css';
import { isEnabled, setEnabled, storedAutoplay, storedMiniPlayer } from './defaultOnSettings.browser.ts';
import { readPreference, writePreference } from './playerPreference.ts';

function isDataSaverEnabled(): boolean {
  return readPreference(openDeviceStorage(), 1).quality === 'dataSaver';
}

/** Applies from the next title. */
function setDataSaverEnabled(isEnabled: boolean): void {
  writePreference(openDeviceStorage(), { quality: isEnabled ? 'dataSaver' : 'auto' });
}

interface DeviceSwitchProps {
  readonly label: string;
  readonly text: string;
  readonly read: () => boolean;
  readonly save: (isOn: boolean) => void;
}

function DeviceSwitch({ label, text, read, save }: DeviceSwitchProps) {
  const [isOn, setOn] = useState(read);
  return (
    <Switch
      label={label}
      text={text}
      isOn={isOn}
      onChange={(wanted) => {
        save(wanted);
        setOn(wanted);
      }}
    />
  );
}

/** Playback settings of this device. Client-side only, since it reads local storage. */
export function PlaybackSettings() {
  return (
    <div className={styles.settings}>
      <DeviceSwitch
        label="Spill neste episode automatisk"
        text="Av: du trykker på «Neste episode» selv."
        read={() => isEnabled(storedAutoplay)}
        save={(isOn) => setEnabled(storedAutoplay, isOn)}
      />
      <DeviceSwitch
        label="Spar data"
        text="Lavere bildekvalitet, omtrent en firedel av dataene. Gjelder fra neste gang du spiller av noe."
        read={isDataSaverEnabled}
        save={setDataSaverEnabled}
      />
      <DeviceSwitch
        label="Minispiller"
        text="Det du ser på, spiller videre i et hjørne når du går til en annen side."
        read={() => isEnabled(storedMiniPlayer)}
        save={(isOn) => setEnabled(storedMiniPlayer, isOn)}
      />
    </div>
  );
}
