/** Returns a unique key per item: its id, numbered if repeated. */
export function listKeys(items: readonly { readonly id: string }[]): readonly string[] {
  const taken = new Set<string>();
  return items.map(({ id }) => {
    let key = id;
    for (let place = 2; taken.has(key); place++) key = `${id} (${place})`;
    taken.add(key);
    return key;
  });
}
