import { isRestricted, type ParentalSetting } from '@tv/auth/restriction';

/**
 * The limit to show with a lock and '+' in place of the rating, when parental control holds the card back
 * (CARD-39, PIN-22); otherwise none.
 */
export function lockedAgeLimit(
  ageLimit: number | undefined,
  parental: ParentalSetting | undefined,
): number | undefined {
  return isRestricted(ageLimit, parental) ? ageLimit : undefined;
}
