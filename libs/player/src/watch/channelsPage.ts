/** A whole day of all channels is heavy; so many at a time are there at once. */
export const CHANNELS_PER_PAGE = 12;
