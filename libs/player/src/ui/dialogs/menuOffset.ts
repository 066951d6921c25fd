/** Pixels between a menu and its button; keeps the timeline visible. */
export const MENU_OFFSET = 60;
