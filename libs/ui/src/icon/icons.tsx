import { icon } from './Icon.tsx';

// Each is marked pure, so that what nobody draws is not there. What only a page draws that comes later has a file of its
// own: a file is one piece, and comes with the first of its icons.
export const Back10Icon = /* @__PURE__ */ icon(
  'M6.1 6.9A8.5 8.5 0 1 1 3.5 13M6 2.8v4.3h4.3M8.6 11.3l1.5-1v5.4M14 10.3c1.1 0 1.7 1.2 1.7 2.7s-.6 2.7-1.7 2.7-1.7-1.2-1.7-2.7.6-2.7 1.7-2.7z',
);
export const BookmarkIcon = /* @__PURE__ */ icon('M7 4.5h10v15l-5-3.8-5 3.8z');
export const BookmarkFilledIcon = /* @__PURE__ */ icon('M7 4.5h10v15l-5-3.8-5 3.8z', 'solid');
export const CalendarIcon = /* @__PURE__ */ icon('M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7');
export const CardIcon = /* @__PURE__ */ icon('M3.5 6h17v12h-17zM3.5 10.2h17M7 14.5h3');
export const CheckIcon = /* @__PURE__ */ icon('M5 12.5l4.5 4.5L19 7.5');
export const ChevronLeftIcon = /* @__PURE__ */ icon('M15 5l-7 7 7 7');
export const ChevronRightIcon = /* @__PURE__ */ icon('M9 5l7 7-7 7');
export const ChevronUpIcon = /* @__PURE__ */ icon('M5 15l7-7 7 7');
export const ChildIcon = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM8.5 14.3c1 1.3 2.2 1.9 3.5 1.9s2.5-.6 3.5-1.9M9 9.7v.01M15 9.7v.01',
);
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6L6 18');
export const EpisodesIcon = /* @__PURE__ */ icon('M4 9h16v11H4zM6.5 5.5h11M10.5 12v5l4-2.5z');
export const FilmIcon = /* @__PURE__ */ icon(
  'M4 5h16v14H4zM8 5v14M16 5v14M4 9.7h4M4 14.3h4M16 9.7h4M16 14.3h4',
);
export const Forward10Icon = /* @__PURE__ */ icon(
  'M17.9 6.9A8.5 8.5 0 1 0 20.5 13M18 2.8v4.3h-4.3M8.6 11.3l1.5-1v5.4M14 10.3c1.1 0 1.7 1.2 1.7 2.7s-.6 2.7-1.7 2.7-1.7-1.2-1.7-2.7.6-2.7 1.7-2.7z',
);
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20s-7.8-4.7-7.8-10.4A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.8 2.4C19.8 15.3 12 20 12 20z',
);
export const HeartFilledIcon = /* @__PURE__ */ icon(
  'M12 20s-7.8-4.7-7.8-10.4A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.8 2.4C19.8 15.3 12 20 12 20z',
  'solid',
);
export const HomeIcon = /* @__PURE__ */ icon('M4 11l8-7 8 7v9h-5.5v-5.5h-5V20H4z');
export const InfoIcon = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM12 11.5v4.5M12 8v.01',
);
export const LiveDotIcon = /* @__PURE__ */ icon('M12 6.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11z', 'solid');
export const LockIcon = /* @__PURE__ */ icon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3');
export const LogoutIcon = /* @__PURE__ */ icon('M10 4H5v16h5M10 12h10M16.5 8.5L20 12l-3.5 3.5');
export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16');
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14');
export const NextIcon = /* @__PURE__ */ icon(
  'M5.5 5.7v12.6c0 .8.9 1.3 1.6.8l9-6.3a1 1 0 0 0 0-1.6l-9-6.3c-.7-.5-1.6 0-1.6.8zM17 5h2.5v14H17z',
  'solid',
);
export const PauseIcon = /* @__PURE__ */ icon(
  'M7.5 4.5h2a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM14.5 4.5h2a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1z',
  'solid',
);
export const PlayIcon = /* @__PURE__ */ icon(
  'M7.5 5.1v13.8c0 .8.9 1.3 1.6.9l10.8-6.9a1 1 0 0 0 0-1.8L9.1 4.2c-.7-.4-1.6.1-1.6.9z',
  'solid',
);
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14');
export const SearchIcon = /* @__PURE__ */ icon(
  'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.5 15.5L20 20',
);
export const SettingsIcon = /* @__PURE__ */ icon(
  'M4 7h8M18 7h2M4 17h2M12 17h8M15 4.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5zM9 14.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z',
);
export const StarIcon = /* @__PURE__ */ icon(
  'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z',
);
export const StarFilledIcon = /* @__PURE__ */ icon(
  'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z',
  'solid',
);
export const StopIcon = /* @__PURE__ */ icon(
  'M7 6h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z',
  'solid',
);
export const UserIcon = /* @__PURE__ */ icon(
  'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
);
export const WarningIcon = /* @__PURE__ */ icon('M12 4L2.8 19.5h18.4zM12 10v4.5M12 17v.01');
