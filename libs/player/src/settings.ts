/** The player's part of the settings page. */
export { CaptionStyleSetting } from './ui/captions/CaptionStyleSetting.tsx';
export { PlaybackSettings } from './preference/PlaybackSettings.tsx';
