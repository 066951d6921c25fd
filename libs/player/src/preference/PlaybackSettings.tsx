import { useState } from 'react';
import { Switch } from '@tv/ui/switch';
import { MiniPlayerSetting } from '../mini/MiniPlayerSetting.tsx';
import styles from './PlaybackSettings.module.css';
import { isAutoplayWanted, wantAutoplay } from './autoplaySetting.browser.ts';
import { isSavingData, saveData } from './dataSaving.browser.ts';

function AutoplaySetting() {
  const [isOn, setOn] = useState(isAutoplayWanted);
  return (
    <Switch
      label="Spill neste episode automatisk"
      text="Av: du trykker på «Neste episode» selv."
      isOn={isOn}
      onChange={(wanted) => {
        wantAutoplay(wanted);
        setOn(wanted);
      }}
    />
  );
}

function DataSavingSetting() {
  const [isOn, setOn] = useState(isSavingData);
  return (
    <Switch
      label="Spar data"
      text="Lavere bildekvalitet, omtrent en firedel av dataene. Gjelder fra neste gang du spiller av noe."
      isOn={isOn}
      onChange={(isSaving) => {
        saveData(isSaving);
        setOn(isSaving);
      }}
    />
  );
}

/** What is decided of playback on this device. For a page that is drawn in a browser. */
export function PlaybackSettings() {
  return (
    <div className={styles.settings}>
      <AutoplaySetting />
      <DataSavingSetting />
      <MiniPlayerSetting />
    </div>
  );
}
