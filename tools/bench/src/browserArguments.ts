import { chromiumArguments } from '@tv/run';

/**
 * How Chromium is started for measurements: films start by themselves.
 *
 * @param alsoOff  features to leave away beside the usual ones
 */
export function browserArguments(alsoOff: readonly string[] = []): string[] {
  return [...chromiumArguments(alsoOff), '--autoplay-policy=no-user-gesture-required'];
}
