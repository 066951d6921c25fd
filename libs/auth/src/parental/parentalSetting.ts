/** A customer's parental setting on this device (PIN-19). */
export interface ParentalSetting {
  readonly isParentalControlActive: boolean;
  /** Highest age limit without PIN, in years. */
  readonly ageRestriction: number;
}

export interface WatchedAsset {
  readonly id: string;
  readonly name: string;
  /** Years. */
  readonly ageLimit: number | undefined;
}

/** Returns whether parental control is on and the age limit (years) exceeds it (PIN-22). */
export function isRestricted(ageLimit: number | undefined, setting: ParentalSetting | undefined): boolean {
  return (
    ageLimit !== undefined && setting?.isParentalControlActive === true && ageLimit > setting.ageRestriction
  );
}
