/** False without a start time: such titles are always playable. */
export function isUpcoming({ start }: { readonly start?: number | undefined }, now: number): boolean {
  return start !== undefined && now < start;
}
