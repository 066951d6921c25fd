import type { ProgramState } from '../status/programState.ts';

/** Returns the text of the state badge, if any. */
export function stateLabel(state: ProgramState): string | undefined {
  return state.type === 'Default' ? undefined : state.label;
}
