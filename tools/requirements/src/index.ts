export { runRequirements, type CommandResult } from './command.ts';
export { readResults, type AllResults } from './results.ts';
export type { TestOutcome, TestResults } from './testOutcome.ts';
