import type { CastRoomState } from '../cast/castRoom.ts';
import type { StandingFault } from '../faults/faults.ts';
import type { ChargeFault } from '../money/charger.ts';
import type { Charge } from '../money/ledger.ts';
import type {
  RecordedDrift,
  RecordedMail,
  RecordedProgress,
  RecordedPush,
  RecordedRequest,
  RecordedSocketMessage,
} from '../record/recorder.ts';
import type { ConnectedSocket } from '../socket/socket.ts';

/** Someone with a session at the identity provider. */
export interface SignedInUser {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  /** The brands (client ids) the session has been used for. */
  readonly clients: readonly string[];
}

/** All that the console knows. Lists have the oldest first. */
export interface ConsoleState {
  /** Platform time, epoch milliseconds. */
  readonly now: number;
  readonly clockOffsetMs: number;
  readonly accessTokenSeconds: number;
  readonly users: readonly SignedInUser[];
  readonly sockets: readonly ConnectedSocket[];
  readonly faults: readonly StandingFault[];
  readonly requests: readonly RecordedRequest[];
  readonly progress: readonly RecordedProgress[];
  readonly analytics: readonly RecordedPush[];
  readonly socketMessages: readonly RecordedSocketMessage[];
  readonly mails: readonly RecordedMail[];
  readonly drift: readonly RecordedDrift[];
  /** Answers that differed from the contract; anything but 0 is an error of the platform. */
  readonly driftCount: number;
  readonly cast: CastRoomState;
  /** The last of everybody. */
  readonly charges: readonly Charge[];
  /** What the next charges are refused with. */
  readonly chargeFaults: readonly ChargeFault[];
}
