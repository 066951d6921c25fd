import type { Package } from '@tv/api-client';

type Named = Pick<Package['channels'][number], 'id' | 'name' | 'displayName'>;

export const channelName = ({ name, displayName }: Pick<Named, 'name' | 'displayName'>): string =>
  displayName?.trim() || name;

/** Sorts by a fixed order (PKG-26), others last by name. @param order channel ids */
export function sortChannels<C extends Named>(channels: readonly C[], order: readonly string[]) {
  const positions = new Map(order.map((id, position) => [id, position]));
  const positionOf = ({ id }: C) => positions.get(id) ?? order.length;
  return [...channels].sort(
    (a, b) => positionOf(a) - positionOf(b) || channelName(a).localeCompare(channelName(b), 'nb'),
  );
}
