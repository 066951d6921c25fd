/** What a customer's parental control lets through on this device (PIN-19). */
export interface ParentalSetting {
  readonly isParentalControlActive: boolean;
  /** The highest age limit, in years, that may be watched without the PIN. */
  readonly ageRestriction: number;
}

/** Something that can be watched, as far as parental control looks at it. */
export interface WatchedAsset {
  readonly id: string;
  readonly name: string;
  /** In years; what has none is free. */
  readonly ageLimit: number | undefined;
}

/**
 * Whether parental control holds something back: it is active, and the age limit is above the chosen restriction
 * (PIN-22). An age limit at the restriction is free, and so is what has none.
 *
 * @param ageLimit in years
 * @param setting undefined where nobody has chosen anything
 */
export function isRestricted(ageLimit: number | undefined, setting: ParentalSetting | undefined): boolean {
  return (
    ageLimit !== undefined && setting?.isParentalControlActive === true && ageLimit > setting.ageRestriction
  );
}
