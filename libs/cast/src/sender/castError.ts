/**
 * Creates the error that is reported for a cast failure (CAST-12). @param errorType code of the receiver or
 * the sender library
 */
export function castError(errorType: string): Error {
  return new Error(`Chromecast error: ${errorType}`);
}
