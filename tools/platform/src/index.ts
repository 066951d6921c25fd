export { createConsoleClient, type ConsoleClient } from './console/consoleClient.ts';
export type { ConsoleState } from './console/consoleState.ts';
export type { Fault, ActiveFault } from './faults/faults.ts';
export type { Charge } from './money/ledger.ts';
