export { runRequirements } from './command.ts';
export type { CommandResult } from './command.ts';
