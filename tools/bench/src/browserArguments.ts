import { CHROMIUM_ARGUMENTS } from '@tv/run';

/** How Chromium is started for measurements: films start by themselves. */
export const browserArguments: readonly string[] = [
  ...CHROMIUM_ARGUMENTS,
  '--autoplay-policy=no-user-gesture-required',
];
