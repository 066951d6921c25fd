import { createIcon } from './Icon.tsx';

// Icons of lazy code only, so that they stay out of the first load. Marked pure for tree shaking.
export const AirPlayIcon = /* @__PURE__ */ createIcon('M6 17H4V5h16v12h-2M12 14.5l5 6H7z');
export const BookmarkIcon = /* @__PURE__ */ createIcon('M7 4.5h10v15l-5-3.8-5 3.8z');
export const CardIcon = /* @__PURE__ */ createIcon('M3.5 6h17v12h-17zM3.5 10.2h17M7 14.5h3');
export const CastIcon = /* @__PURE__ */ createIcon(
  'M3 8V5.5h18v13h-6.5M3 12a6.5 6.5 0 0 1 6.5 6.5M3 15.5a3 3 0 0 1 3 3M3 18.5v.01',
);
export const CheckIcon = /* @__PURE__ */ createIcon('M5 12.5l4.5 4.5L19 7.5');
export const ChevronDownIcon = /* @__PURE__ */ createIcon('M5 9l7 7 7-7');
export const ChildIcon = /* @__PURE__ */ createIcon(
  'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM8.5 14.3c1 1.3 2.2 1.9 3.5 1.9s2.5-.6 3.5-1.9M9 9.7v.01M15 9.7v.01',
);
export const ClockIcon = /* @__PURE__ */ createIcon(
  'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2',
);
export const EpisodesIcon = /* @__PURE__ */ createIcon('M4 9h16v11H4zM6.5 5.5h11M10.5 12v5l4-2.5z');
export const ExitFullscreenIcon = /* @__PURE__ */ createIcon('M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5');
export const ExternalIcon = /* @__PURE__ */ createIcon('M14 4h6v6M20 4l-9 9M18 14v6H4V6h6');
export const FilmIcon = /* @__PURE__ */ createIcon(
  'M4 5h16v14H4zM8 5v14M16 5v14M4 9.7h4M4 14.3h4M16 9.7h4M16 14.3h4',
);
export const FullscreenIcon = /* @__PURE__ */ createIcon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5');
export const HomeIcon = /* @__PURE__ */ createIcon('M4 11l8-7 8 7v9h-5.5v-5.5h-5V20H4z');
export const LanguageIcon = /* @__PURE__ */ createIcon(
  'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c2.4 2.4 3.5 5.2 3.5 8.5s-1.1 6.1-3.5 8.5c-2.4-2.4-3.5-5.2-3.5-8.5s1.1-6.1 3.5-8.5z',
);
export const LogoutIcon = /* @__PURE__ */ createIcon('M10 4H5v16h5M10 12h10M16.5 8.5L20 12l-3.5 3.5');
export const MiniPlayerIcon = /* @__PURE__ */ createIcon('M3.5 5.5h17v13h-17zM12 12.5h5.5v3H12z');
export const MinusIcon = /* @__PURE__ */ createIcon('M5 12h14');
export const MuteIcon = /* @__PURE__ */ createIcon('M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5');
export const NextIcon = /* @__PURE__ */ createIcon(
  'M5.5 5.7v12.6c0 .8.9 1.3 1.6.8l9-6.3a1 1 0 0 0 0-1.6l-9-6.3c-.7-.5-1.6 0-1.6.8zM17 5h2.5v14H17z',
  'solid',
);
export const PlusIcon = /* @__PURE__ */ createIcon('M12 5v14M5 12h14');
export const ReplayIcon = /* @__PURE__ */ createIcon('M6.1 6.9A8.5 8.5 0 1 1 3.5 13M6 2.8v4.3h4.3');
export const SettingsIcon = /* @__PURE__ */ createIcon(
  'M4 7h8M18 7h2M4 17h2M12 17h8M15 4.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5zM9 14.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z',
);
export const StarIcon = /* @__PURE__ */ createIcon(
  'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z',
);
export const StopIcon = /* @__PURE__ */ createIcon(
  'M7 6h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z',
  'solid',
);
export const SubtitlesIcon = /* @__PURE__ */ createIcon(
  'M3.5 5.5h17v13h-17zM7 11h3M13 11h4M7 14.7h6M16 14.7h1',
);
export const TvIcon = /* @__PURE__ */ createIcon('M3.5 5h17v11.5h-17zM8 20h8');
export const VolumeIcon = /* @__PURE__ */ createIcon(
  'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
);
export const VolumeLowIcon = /* @__PURE__ */ createIcon(
  'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 0 1 0 6',
);
