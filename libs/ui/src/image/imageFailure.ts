import { createContext, useContext } from 'react';

/** Is told the address of a picture that did not come. */
export type ImageFailureReport = (src: string) => void;

const ImageFailureContext = createContext<ImageFailureReport>(() => undefined);

/**
 * Says once, for all pictures below, where failures are reported (IMAGE-06). Logos from the logo pack are not
 * reported (IMAGE-05).
 */
export const ImageFailureProvider = ImageFailureContext.Provider;

/** The report of the surrounding `ImageFailureProvider`; does nothing without one. */
export function useImageFailure(): ImageFailureReport {
  return useContext(ImageFailureContext);
}
