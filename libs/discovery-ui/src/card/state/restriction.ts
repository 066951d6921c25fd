/** What the viewer's parental control lets through. */
export interface ParentalLimit {
  readonly isParentalControlActive: boolean;
  /** The highest age limit, in years, that may be watched without the PIN. */
  readonly ageRestriction: number;
}

/**
 * The limit to show with a lock and '+' in place of the rating, when parental control holds the card back
 * (CARD-39); otherwise none. An age limit at the chosen restriction is free.
 */
export function lockedAgeLimit(
  ageLimit: number | undefined,
  parental: ParentalLimit | undefined,
): number | undefined {
  if (ageLimit === undefined || !parental?.isParentalControlActive) return undefined;
  return ageLimit > parental.ageRestriction ? ageLimit : undefined;
}
