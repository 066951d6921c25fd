/** A customer's parental setting on this device (PIN-19). */
export interface ParentalSetting {
  readonly isParentalControlActive: boolean;
  /** Highest age limit in years that needs no PIN. */
  readonly ageRestriction: number;
}

/** An asset as parental control sees it. */
export interface WatchedAsset {
  readonly id: string;
  readonly name: string;
  /** Years; undefined means unrestricted. */
  readonly ageLimit: number | undefined;
}

/**
 * Whether parental control blocks an asset: it is on, and the age limit exceeds the setting (PIN-22).
 *
 * @param ageLimit in years
 */
export function isRestricted(ageLimit: number | undefined, setting: ParentalSetting | undefined): boolean {
  return (
    ageLimit !== undefined && setting?.isParentalControlActive === true && ageLimit > setting.ageRestriction
  );
}
