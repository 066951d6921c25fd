/** Taken ports, as offsets from the base port. */
export type TakenOffsets = ReadonlySet<number>;

/**
 * Chooses a new brand's port offset.
 *
 * @param wished requested port
 * @param basePort port that offsets are added to
 * @throws if the port is below the base or taken
 */
export function choosePortOffset(wished: number | undefined, basePort: number, taken: TakenOffsets): number {
  if (wished === undefined) {
    let offset = 0;
    while (taken.has(offset)) offset += 100;
    return offset;
  }
  const offset = wished - basePort;
  if (offset < 0) throw new Error(`The lowest port is ${basePort}.`);
  if (taken.has(offset)) throw new Error(`Port ${wished} is taken.`);
  return offset;
}
