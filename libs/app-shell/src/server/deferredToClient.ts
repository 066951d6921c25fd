/** Thrown where the server leaves a part to the client: its data failed or was late. */
export const DEFERRED_TO_CLIENT = 'left-to-the-app';

export class DeferredToClientError extends Error {
  override readonly name = 'LeftToTheApp';
}
