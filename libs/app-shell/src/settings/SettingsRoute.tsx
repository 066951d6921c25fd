import { useState } from 'react';
import { CaptionStyleSetting, PlaybackSettings } from '@tv/player/settings';
import { SettingsPage, SettingsSection } from '@tv/subscription';
import { HomeIcon, MiniPlayerIcon, SubtitlesIcon } from '@tv/ui';
import { DeviceStoragePanel } from './DeviceStoragePanel.browser.tsx';

export function SettingsRoute() {
  /** Remounts the settings, so that they read storage again. */
  const [clearedCount, setClearedCount] = useState(0);
  return (
    <SettingsPage>
      <SettingsSection
        icon={<MiniPlayerIcon />}
        title="Avspilling"
        text="Hva som skjer når en episode er ferdig, og når du går til en annen side mens noe spiller. Gjelder denne enheten."
      >
        <PlaybackSettings key={clearedCount} />
      </SettingsSection>
      <SettingsSection
        icon={<SubtitlesIcon />}
        title="Undertekster"
        text="Slik ser de ut på denne enheten. Du kan også endre det mens du ser på."
      >
        <CaptionStyleSetting key={clearedCount} />
      </SettingsSection>
      <SettingsSection
        icon={<HomeIcon />}
        title="Lagret på denne enheten"
        text="Dette husker nettleseren for deg. Du kan be den glemme det. Du blir ikke logget ut, og foreldrekontrollen blir stående."
      >
        <DeviceStoragePanel onCleared={() => setClearedCount((count) => count + 1)} />
      </SettingsSection>
    </SettingsPage>
  );
}
