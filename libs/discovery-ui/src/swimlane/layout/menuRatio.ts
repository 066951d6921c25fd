import type { MenuLook } from './laneLayout.ts';

/** Width divided by height. */
export const MENU_RATIO: Readonly<Record<MenuLook, number>> = {
  text: 1,
  thumbnail: 16 / 9,
  circle: 1,
  logo: 3 / 2,
};
