import type { Addresses } from '@tv/run';
import type { PlatformClock } from '../clock.ts';
import type { Operations } from '../platform.ts';
import type { Recorder } from '../record/recorder.ts';
import type { Accounts } from '../state/accounts.ts';
import type { ViewerState } from '../state/viewerState.ts';
import { customerOperations } from './customerOperations.ts';
import { messageOperations } from './messageOperations.ts';
import { paymentOperations } from './paymentOperations.ts';
import { pinOperations } from './pinOperations.ts';
import { subscriptionOperations } from './subscriptionOperations.ts';
import { viewerOperations } from './viewerOperations.ts';

export interface GatewayOptions {
  readonly accounts: Accounts;
  readonly viewer: ViewerState;
  readonly clock: PlatformClock;
  readonly recorder: Recorder;
  readonly addresses: Addresses;
}

/** The gateway's calls that are built so far; the rest of the contract answers 501. */
export function gatewayOperations(options: GatewayOptions): Operations {
  const { accounts, viewer, clock, recorder, addresses } = options;
  return {
    ...customerOperations(accounts, addresses),
    ...messageOperations(clock),
    ...paymentOperations(accounts, clock),
    ...pinOperations(accounts),
    ...subscriptionOperations(accounts, addresses),
    ...viewerOperations(viewer, clock, recorder),
  };
}
