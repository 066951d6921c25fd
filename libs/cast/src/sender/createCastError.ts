/** Creates the error that is reported for a cast failure (CAST-12). */
export function createCastError(errorType: string): Error {
  return new Error(`Chromecast error: ${errorType}`);
}
