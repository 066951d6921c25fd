/** Thrown for a part that the client renders, because its data failed or was late. */
export const DEFERRED_TO_CLIENT = 'deferred-to-client';

export class DeferredToClientError extends Error {
  override readonly name = 'LeftToTheApp';
}
