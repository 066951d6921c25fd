/** What a port must not be, counted from the base port of the local addresses. */
export type TakenOffsets = ReadonlySet<number>;

/**
 * The offset of a new brand's port.
 *
 * @param wished  the port a person asked for, if any
 * @param basePort  the port that offsets are added to
 * @throws when that port is below the base or somebody has it
 */
export function choosePortOffset(wished: number | undefined, basePort: number, taken: TakenOffsets): number {
  if (wished === undefined) {
    let offset = 0;
    while (taken.has(offset)) offset += 100;
    return offset;
  }
  const offset = wished - basePort;
  if (offset < 0) throw new Error(`Ports begin at ${basePort}.`);
  if (taken.has(offset)) throw new Error(`Port ${wished} is taken.`);
  return offset;
}
