/** Returns a unique key per item: its id, numbered if repeated. */
export function uniqueKeys(items: readonly { readonly id: string }[]): readonly string[] {
  const used = new Set<string>();
  return items.map(({ id }) => {
    let key = id;
    for (let number = 2; used.has(key); number++) key = `${id} (${number})`;
    used.add(key);
    return key;
  });
}
