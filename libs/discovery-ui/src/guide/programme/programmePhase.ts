import type { ProgramState } from '../../card/status/programState.ts';

export type ProgrammePhase = 'past' | 'live' | 'coming';

/** Past, live or coming. */
export function programmePhase(
  { start, end }: Readonly<Record<'start' | 'end', number>>,
  now: number,
): ProgrammePhase {
  if (now < start) return 'coming';
  return now < end ? 'live' : 'past';
}

/** Screen reader text for what colour shows. */
export function stateText(type: ProgramState['type']): string | undefined {
  switch (type) {
    case 'Live':
      return 'direkte nå';
    case 'Default':
    case 'Rented':
      return 'i arkivet';
    case 'Expired':
      return 'ikke i arkivet';
    case 'NoAccess':
      return 'ingen tilgang';
    case 'Planned':
      return undefined;
  }
}
