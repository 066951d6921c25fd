/** A failure of casting, as it is reported (CAST-12). @param errorType  the receiver's word for it, or the library's */
export function castError(errorType: string): Error {
  return new Error(`Chromecast error: ${errorType}`);
}
