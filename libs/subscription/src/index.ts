export { SettingsPage } from './account/settings/SettingsPage.tsx';
export { SettingsSection } from './account/settings/SettingsSection.tsx';
export { subscriptionStateText } from './status/subscriptionStateText.ts';
export {
  packageTitle,
  parsePackageName,
  type PackageAddOn,
  type PackageBase,
  type PackageName,
} from './package/packageName.ts';
export { packagesByPrice } from './package/packagesByPrice.ts';
