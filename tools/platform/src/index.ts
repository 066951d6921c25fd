export { createConsoleClient, type ConsoleClient } from './console/client.ts';
export type { ConsoleState } from './console/consoleState.ts';
export type { Fault, StandingFault } from './faults/faults.ts';
export type { Charge } from './money/ledger.ts';
