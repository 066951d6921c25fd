/** Whether a title has not begun. What has no start can be played at any time. */
export function isToCome({ start }: { readonly start?: number | undefined }, now: number): boolean {
  return start !== undefined && now < start;
}
