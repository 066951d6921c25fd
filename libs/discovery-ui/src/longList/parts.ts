/** Initial items of a long list, and the step when its end comes near. */
export const PART = 30;

/** Initial items of a rail: more than the widest screen shows. */
export const ROW_PART = 12;

/** The step when the user presses "show more". */
export const PRESSED_PART = 200;

/** Limit without a press, for lists with content below. */
export const MOST_BY_ITSELF = 150;
