/**
 * A key for each item of a list, unlike all others: its id, and where others have that id too (or where none has one)
 * which of them it is. What the server names badly is all shown.
 */
export function listKeys(items: readonly { readonly id: string }[]): readonly string[] {
  const taken = new Set<string>();
  return items.map(({ id }) => {
    let key = id;
    for (let place = 2; taken.has(key); place++) key = `${id} (${place})`;
    taken.add(key);
    return key;
  });
}
