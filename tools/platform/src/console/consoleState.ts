import type { CastRelayState } from '../cast/castRelay.ts';
import type { ActiveFault } from '../faults/faults.ts';
import type { ChargeFault } from '../money/charger.ts';
import type { Charge } from '../money/ledger.ts';
import type {
  RecordedDrift,
  RecordedMail,
  RecordedProgress,
  RecordedAnalyticsPush,
  RecordedRequest,
  RecordedSocketMessage,
} from '../record/recorder.ts';
import type { ConnectedSocket } from '../socket/platformSocket.ts';

export interface SignedInUser {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  /** Client ids used by the session. */
  readonly clients: readonly string[];
}

/** Response of `/api/state`. Lists have the oldest first. */
export interface ConsoleState {
  /** Platform time in milliseconds. */
  readonly now: number;
  readonly clockOffsetMs: number;
  readonly accessTokenSeconds: number;
  readonly users: readonly SignedInUser[];
  readonly sockets: readonly ConnectedSocket[];
  readonly faults: readonly ActiveFault[];
  readonly requests: readonly RecordedRequest[];
  readonly progress: readonly RecordedProgress[];
  readonly analytics: readonly RecordedAnalyticsPush[];
  /** Batches of errors and web vitals from browsers. */
  readonly telemetry: readonly RecordedAnalyticsPush[];
  readonly socketMessages: readonly RecordedSocketMessage[];
  readonly mails: readonly RecordedMail[];
  readonly drift: readonly RecordedDrift[];
  /** Total responses that broke the contract; should be 0. */
  readonly driftCount: number;
  readonly cast: CastRelayState;
  readonly charges: readonly Charge[];
  readonly chargeFaults: readonly ChargeFault[];
}
