/** Initial items of a long list, and the step when its end comes near. */
export const BATCH_SIZE = 30;

/** Initial items of a rail, more than the widest screen shows, and the step when its end comes near. */
export const RAIL_BATCH_SIZE = 12;

/** The step when the user presses "show more". */
export const SHOW_MORE_BATCH_SIZE = 200;

/** Limit without a press, for lists with content below. */
export const AUTO_RENDER_LIMIT = 150;
