import { createContext, useContext } from 'react';

/** Receives the URL of a failed image. */
export type ImageFailureReport = (src: string) => void;

const ImageFailureContext = createContext<ImageFailureReport>(() => undefined);

/** Reports image failures below (IMAGE-06), except logos (IMAGE-05). */
export const ImageFailureProvider = ImageFailureContext.Provider;

/** Returns the failure reporter; a no-op without a provider. */
export function useImageFailure(): ImageFailureReport {
  return useContext(ImageFailureContext);
}
