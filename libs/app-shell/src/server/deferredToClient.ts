/** Error digest of page parts that the server defers to the client. */
export const DEFERRED_TO_CLIENT = 'left-to-the-app';

export class DeferredToClientError extends Error {
  override readonly name = 'LeftToTheApp';
}
