import { isRestricted, type ParentalSetting } from '@tv/auth/restriction';

/** Returns the age limit if parental control restricts the card (CARD-39, PIN-22), otherwise undefined. */
export function lockedAgeLimit(
  ageLimit: number | undefined,
  parental: ParentalSetting | undefined,
): number | undefined {
  return isRestricted(ageLimit, parental) ? ageLimit : undefined;
}
