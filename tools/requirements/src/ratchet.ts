import * as v from 'valibot';
import type { Proof } from './proof.ts';

/** Ids that must stay proven, by area. */
export type Ratchet = Record<string, string[]>;

const ratchetFile = v.record(v.string(), v.array(v.string()));

/** Parses `proven.json`; throws if invalid. */
export function parseRatchet(text: string): Ratchet {
  return v.parse(ratchetFile, JSON.parse(text));
}

/** Returns ratchet ids that are no longer proven, with their current status. */
export function lostProofs(ratchet: Ratchet, proofs: Proof[]): { id: string; now: string }[] {
  const status = new Map(proofs.map((proof) => [proof.id, proof.status]));
  return Object.values(ratchet)
    .flat()
    .map((id) => ({ id, now: status.get(id) ?? 'without a row' }))
    .filter(({ now }) => now !== 'proven');
}

/** Serializes the proven ids in page order, as `proven.json`. */
export function writeRatchet(proofs: Proof[]): string {
  const ratchet: Ratchet = {};
  for (const { id, area, status } of proofs) if (status === 'proven') (ratchet[area] ??= []).push(id);
  const areas = Object.entries(ratchet).map(
    ([area, ids]) =>
      `  ${JSON.stringify(area)}: [\n${ids.map((id) => `    ${JSON.stringify(id)}`).join(',\n')}\n  ]`,
  );
  return areas.length === 0 ? '{}\n' : `{\n${areas.join(',\n')}\n}\n`;
}
