/** The player's part of the settings page. */
export { CaptionStyleSetting } from './ui/captions/CaptionStyleSetting.tsx';
export { MINI_PLAYER_KEY } from './preference/miniPlayerSetting.browser.ts';
export { PlaybackSettings } from './preference/PlaybackSettings.tsx';
export { AUTOPLAY_KEY } from './preference/autoplaySetting.browser.ts';
export { CAPTION_STYLE_KEY } from './preference/captionStyle.ts';
export { PREFERENCE_KEY } from './preference/playerPreference.ts';
