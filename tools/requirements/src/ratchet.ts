import * as v from 'valibot';
import type { Proof } from './proof.ts';

/** The ids that must stay proven, per area. */
export type Ratchet = Record<string, string[]>;

const ratchetFile = v.record(v.string(), v.array(v.string()));

/** Reads `proven.json`. Throws with the first thing that is wrong with it. */
export function parseRatchet(text: string): Ratchet {
  return v.parse(ratchetFile, JSON.parse(text));
}

/** The ids of the ratchet that are not proven now, with what they are instead. */
export function lostProofs(ratchet: Ratchet, proofs: Proof[]): { id: string; now: string }[] {
  const status = new Map(proofs.map((proof) => [proof.id, proof.status]));
  return Object.values(ratchet)
    .flat()
    .map((id) => ({ id, now: status.get(id) ?? 'without a row' }))
    .filter(({ now }) => now !== 'proven');
}

/** What is proven now, in the order of the pages, as the text of `proven.json`. */
export function writeRatchet(proofs: Proof[]): string {
  const ratchet: Ratchet = {};
  for (const { id, area, status } of proofs) if (status === 'proven') (ratchet[area] ??= []).push(id);
  const areas = Object.entries(ratchet).map(
    ([area, ids]) =>
      `  ${JSON.stringify(area)}: [\n${ids.map((id) => `    ${JSON.stringify(id)}`).join(',\n')}\n  ]`,
  );
  return areas.length === 0 ? '{}\n' : `{\n${areas.join(',\n')}\n}\n`;
}
