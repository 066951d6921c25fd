import type { ProductKey } from '@tv/config';

export interface AddOnGroup<P> {
  readonly title: string;
  readonly addOns: readonly P[];
}

const GROUPS: readonly { readonly title: string; readonly keys: readonly ProductKey[] }[] = [
  { title: 'Sport', keys: ['SPORT_BASIS', 'SPORTSKANALER', 'SPORT_PREMIUM', 'VIAPLAY_TOTAL'] },
  {
    title: 'Max og mer underholdning',
    keys: ['MER_UNDERHOLDNING', 'MAX_AD_FREE', 'MAX_ULTIMATE', 'MAX_SPORT'],
  },
  { title: 'TV 2 Play', keys: ['TV2_PLAY_FAVORITT_ADS', 'TV2_PLAY_FAVORITT', 'TV2_PLAY_NO_ADS'] },
];

/** Groups add-ons, cheapest first, ungrouped ones last. Drops empty groups. */
export function addOnGroups<P extends { readonly price: number }>(
  addOns: readonly P[],
  keyOf: (addOn: P) => ProductKey | undefined,
): readonly AddOnGroup<P>[] {
  const sorted = [...addOns].sort((a, b) => a.price - b.price);
  const groupOf = (addOn: P) => {
    const key = keyOf(addOn);
    return key && GROUPS.find(({ keys }) => keys.includes(key));
  };
  return [...GROUPS, undefined]
    .map((group) => ({
      title: group?.title ?? 'Mer å se',
      addOns: sorted.filter((addOn) => groupOf(addOn) === group),
    }))
    .filter((group) => group.addOns.length > 0);
}
