import { chromiumArguments } from '@tv/run';

/**
 * Returns the Chromium arguments for measurements: autoplay is allowed.
 *
 * @param alsoOff further features to disable
 */
export function browserArguments(alsoOff: readonly string[] = []): string[] {
  return [...chromiumArguments(alsoOff), '--autoplay-policy=no-user-gesture-required'];
}
