/** Something that can be watched, as far as parental control looks at it. */
export interface WatchedAsset {
  readonly id: string;
  readonly name: string;
  /** In years; what has none is free. */
  readonly ageLimit: number | undefined;
}

/** What the PIN is asked for, where an asset is held back. */
export function watchQuestion({ name, ageLimit = 0 }: Pick<WatchedAsset, 'name' | 'ageLimit'>): string {
  return `«${name}» har aldersgrense ${ageLimit} år, og foreldrekontrollen er på.`;
}
