import type { WatchedAsset } from './parentalSetting.ts';

/** What the PIN is asked for, where an asset is held back. */
export function watchQuestion({ name, ageLimit = 0 }: Pick<WatchedAsset, 'name' | 'ageLimit'>): string {
  return `«${name}» har aldersgrense ${ageLimit} år, og foreldrekontrollen er på.`;
}
