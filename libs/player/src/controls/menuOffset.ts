/** Distance between a menu and its button (px); keeps the timeline visible. */
export const MENU_OFFSET = 60;
