/** How far above its button a menu opens (px), so that the timeline stays in sight. */
export const MENU_OFFSET = 60;
