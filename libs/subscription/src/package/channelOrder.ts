interface Named {
  readonly id: string;
  readonly name: string;
  readonly displayName?: string | undefined;
}

/** Display name of a channel. */
export function channelName({ name, displayName }: Pick<Named, 'name' | 'displayName'>): string {
  return displayName?.trim() || name;
}

/**
 * Sorts by a fixed order (PKG-26), others last by name.
 * @param order channel ids
 */
export function channelsInOrder<C extends Named>(
  channels: readonly C[],
  order: readonly string[],
): readonly C[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: C) => places.get(id) ?? order.length;
  return [...channels].sort(
    (a, b) => placeOf(a) - placeOf(b) || channelName(a).localeCompare(channelName(b), 'nb'),
  );
}
