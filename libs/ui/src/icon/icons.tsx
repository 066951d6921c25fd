import { createIcon } from './Icon.tsx';

// Icons of the first load; all others are in `deferredIcons.tsx`. Marked pure for tree shaking.
export const ChevronLeftIcon = /* @__PURE__ */ createIcon('M15 5l-7 7 7 7');
export const ChevronRightIcon = /* @__PURE__ */ createIcon('M9 5l7 7-7 7');
export const CloseIcon = /* @__PURE__ */ createIcon('M6 6l12 12M18 6L6 18');
export const InfoIcon = /* @__PURE__ */ createIcon(
  'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM12 11.5v4.5M12 8v.01',
);
export const LiveDotIcon = /* @__PURE__ */ createIcon(
  'M12 6.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11z',
  'solid',
);
export const LockIcon = /* @__PURE__ */ createIcon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3');
export const PauseIcon = /* @__PURE__ */ createIcon(
  'M7.5 4.5h2a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM14.5 4.5h2a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1z',
  'solid',
);
export const PlayIcon = /* @__PURE__ */ createIcon(
  'M7.5 5.1v13.8c0 .8.9 1.3 1.6.9l10.8-6.9a1 1 0 0 0 0-1.8L9.1 4.2c-.7-.4-1.6.1-1.6.9z',
  'solid',
);
export const SearchIcon = /* @__PURE__ */ createIcon(
  'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.5 15.5L20 20',
);
export const StarFilledIcon = /* @__PURE__ */ createIcon(
  'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z',
  'solid',
);
export const UserIcon = /* @__PURE__ */ createIcon(
  'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
);
export const WarningIcon = /* @__PURE__ */ createIcon('M12 4L2.8 19.5h18.4zM12 10v4.5M12 17v.01');
