/** Creates the error that is reported for a cast failure (CAST-12). */
export function castError(errorType: string): Error {
  return new Error(`Chromecast error: ${errorType}`);
}
