/** A day of all channels is too large. */
export const CHANNELS_PER_PAGE = 12;
