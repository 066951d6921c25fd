import type { ProgramState } from '../state/programState.ts';

/** The text of a card's state badge, if it has one. It comes from the data; only Live has one of its own. */
export function stateLabel(state: ProgramState): string | undefined {
  return state.type === 'Default' ? undefined : state.label;
}
