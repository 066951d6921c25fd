import type { WatchedAsset } from './parentalSetting.ts';

/** PIN dialog text for a restricted asset. */
export function getRestrictionPrompt({
  name,
  ageLimit = 0,
}: Pick<WatchedAsset, 'name' | 'ageLimit'>): string {
  return `«${name}» har aldersgrense ${ageLimit} år, og foreldrekontrollen er på.`;
}
