export { SettingsPage } from './account/settings/SettingsPage.tsx';
export { SettingsSection } from './account/settings/SettingsSection.tsx';
