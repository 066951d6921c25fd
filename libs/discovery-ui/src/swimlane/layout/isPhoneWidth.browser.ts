import { BREAKPOINTS } from '@tv/ui/imageSizes';

/** Returns whether the window is narrower than the first breakpoint (IMAGE-04). Unlike `innerWidth`, it forces no layout. */
export const isPhoneWidth = (): boolean => matchMedia(`(width < ${BREAKPOINTS[0]}px)`).matches;
