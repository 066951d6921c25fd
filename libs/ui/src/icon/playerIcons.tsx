import { icon } from './Icon.tsx';

// What the player alone draws, so that it comes with the player.
export const CastIcon = /* @__PURE__ */ icon(
  'M3 8V5.5h18v13h-6.5M3 12a6.5 6.5 0 0 1 6.5 6.5M3 15.5a3 3 0 0 1 3 3M3 18.5v.01',
);
export const ExitFullscreenIcon = /* @__PURE__ */ icon('M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5');
export const FullscreenIcon = /* @__PURE__ */ icon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5');
export const MuteIcon = /* @__PURE__ */ icon('M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5');
export const ReplayIcon = /* @__PURE__ */ icon('M6.1 6.9A8.5 8.5 0 1 1 3.5 13M6 2.8v4.3h4.3');
export const SubtitlesIcon = /* @__PURE__ */ icon('M3.5 5.5h17v13h-17zM7 11h3M13 11h4M7 14.7h6M16 14.7h1');
export const VolumeIcon = /* @__PURE__ */ icon(
  'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
);
export const VolumeLowIcon = /* @__PURE__ */ icon('M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 0 1 0 6');
