import { MiniPlayerSetting } from '@tv/player/miniPlayerSetting';
import { SettingsPage, SettingsSection } from '@tv/subscription';
import { MiniPlayerIcon } from '@tv/ui';

/** The settings in the app: with what is decided of the player. */
export function SettingsRoute() {
  return (
    <SettingsPage>
      <SettingsSection
        icon={<MiniPlayerIcon />}
        title="Avspilling"
        text="Det du ser på, kan spille videre i et hjørne når du går til en annen side."
      >
        <MiniPlayerSetting />
      </SettingsSection>
    </SettingsPage>
  );
}
