/** Error digest of page parts that the server defers to the client. */
export const LEFT_TO_THE_APP = 'left-to-the-app';

export class LeftToTheApp extends Error {
  override readonly name = 'LeftToTheApp';
}
