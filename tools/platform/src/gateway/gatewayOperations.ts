import type { Money } from '../money/money.ts';
import type { ServiceLinks } from '../partner/serviceLinks.ts';
import type { Operations } from '../platformContext.ts';
import type { Recorder } from '../record/recorder.ts';
import type { UserActivity } from '../state/userActivity.ts';
import type { WalletLogins } from '../wallet/walletLogins.ts';
import { customerOperations } from './account/customerOperations.ts';
import { passwordOperations, type PasswordOptions } from './account/passwordOperations.ts';
import { personalOperations } from './account/personalOperations.ts';
import { pinOperations } from './account/pinOperations.ts';
import { signUpOperations } from './account/signUpOperations.ts';
import { messageOperations } from './messageOperations.ts';
import { playbackOperations, type PlaybackOptions } from './playback/playbackOperations.ts';
import { userActivityOperations } from './playback/userActivityOperations.ts';
import { changeOperations } from './subscription/changeOperations.ts';
import { externalServiceOperations } from './subscription/externalServiceOperations.ts';
import { paymentOperations } from './subscription/paymentOperations.ts';
import { recommendationOperations } from './subscription/recommendationOperations.ts';
import { subscriptionOperations } from './subscription/subscriptionOperations.ts';
import { voucherOperations } from './subscription/voucherOperations.ts';

export interface GatewayOptions extends PlaybackOptions, Pick<PasswordOptions, 'resets' | 'endSessions'> {
  readonly userActivity: UserActivity;
  readonly recorder: Recorder;
  readonly money: Money;
  readonly logins: WalletLogins;
  readonly services: ServiceLinks;
}

/** Returns all operations of the gateway. */
export function gatewayOperations(options: GatewayOptions): Operations {
  const { accounts, clock, addresses, contentSources, money, services } = options;
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
    ...subscriptionOperations(accounts, contentSources.links),
    ...userActivityOperations(options),
    ...voucherOperations(accounts, clock, money),
  };
}
