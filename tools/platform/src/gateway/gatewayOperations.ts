import type { Operations } from '../platform.ts';
import type { Recorder } from '../record/recorder.ts';
import type { ViewerState } from '../state/viewerState.ts';
import { customerOperations } from './customerOperations.ts';
import { messageOperations } from './messageOperations.ts';
import { paymentOperations } from './paymentOperations.ts';
import { pinOperations } from './pinOperations.ts';
import { playbackOperations, type PlaybackOptions } from './playbackOperations.ts';
import { subscriptionOperations } from './subscriptionOperations.ts';
import { viewerOperations } from './viewerOperations.ts';

export interface GatewayOptions extends PlaybackOptions {
  readonly viewer: ViewerState;
  readonly recorder: Recorder;
}

/** The gateway's calls that are built so far; the rest of the contract answers 501. */
export function gatewayOperations(options: GatewayOptions): Operations {
  const { accounts, clock, addresses, world } = options;
  return {
    ...customerOperations(accounts, addresses),
    ...messageOperations(clock),
    ...paymentOperations(accounts, clock),
    ...pinOperations(accounts),
    ...playbackOperations(options),
    ...subscriptionOperations(accounts, world.links),
    ...viewerOperations(options),
  };
}
