import { useState } from 'react';
import { Switch } from '@tv/ui/switch';
import { isMiniWanted, wantMini } from './miniSetting.browser.ts';

/** Whether what plays stays in a corner when its page is left, on this device. For a page that is drawn in a browser. */
export function MiniPlayerSetting() {
  const [isOn, setOn] = useState(isMiniWanted);
  return (
    <Switch
      label="Minispiller"
      text="Det du ser på, spiller videre i et hjørne når du går til en annen side."
      isOn={isOn}
      onChange={(wanted) => {
        wantMini(wanted);
        setOn(wanted);
      }}
    />
  );
}
