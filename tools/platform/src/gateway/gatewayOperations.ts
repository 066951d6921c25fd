import type { Money } from '../money/money.ts';
import type { ServiceLinks } from '../partner/serviceLinks.ts';
import type { Operations } from '../platform.ts';
import type { Recorder } from '../record/recorder.ts';
import type { ViewerState } from '../state/viewerState.ts';
import type { WalletLogins } from '../wallet/walletLogins.ts';
import { changeOperations } from './changeOperations.ts';
import { customerOperations } from './customerOperations.ts';
import { externalServiceOperations } from './externalServiceOperations.ts';
import { messageOperations } from './messageOperations.ts';
import { passwordOperations, type PasswordOptions } from './passwordOperations.ts';
import { paymentOperations } from './paymentOperations.ts';
import { personalOperations } from './personalOperations.ts';
import { pinOperations } from './pinOperations.ts';
import { playbackOperations, type PlaybackOptions } from './playbackOperations.ts';
import { recommendationOperations } from './recommendationOperations.ts';
import { signUpOperations } from './signUpOperations.ts';
import { subscriptionOperations } from './subscriptionOperations.ts';
import { viewerOperations } from './viewerOperations.ts';
import { voucherOperations } from './voucherOperations.ts';

export interface GatewayOptions extends PlaybackOptions, Pick<PasswordOptions, 'resets' | 'endSessions'> {
  readonly viewer: ViewerState;
  readonly recorder: Recorder;
  readonly money: Money;
  readonly logins: WalletLogins;
  readonly services: ServiceLinks;
}

/** All operations of the gateway. */
export function gatewayOperations(options: GatewayOptions): Operations {
  const { accounts, clock, addresses, world, money, services } = options;
  return {
    ...changeOperations(accounts, money),
    ...customerOperations(accounts, services, addresses),
    ...externalServiceOperations(services, addresses),
    ...messageOperations(clock),
    ...passwordOperations(options),
    ...paymentOperations(accounts, clock, money),
    ...personalOperations(accounts),
    ...pinOperations(accounts),
    ...playbackOperations(options),
    ...recommendationOperations(accounts),
    ...signUpOperations(options),
    ...subscriptionOperations(accounts, world.links),
    ...viewerOperations(options),
    ...voucherOperations(accounts, clock, money),
  };
}
