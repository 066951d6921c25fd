/** How a server marks the parts of a page that it left to the app: what it could not get, or not in time. */
export const LEFT_TO_THE_APP = 'left-to-the-app';

/** A part of a page cannot be drawn here, and is the app's. */
export class LeftToTheApp extends Error {
  override readonly name = 'LeftToTheApp';
}
