import type { PlatformClock } from '../../clock.ts';
import type { Money } from '../../money/money.ts';
import { validateProductChoice } from '../../money/productChoice.ts';
import { Refusal } from '../../money/refusal.ts';
import type { OperationResponse, Operations } from '../../platformContext.ts';
import type { Accounts, Consents, NewAccount } from '../../state/accounts.ts';
import type { WalletLogins } from '../../wallet/walletLogins.ts';
import { isEmail } from './isEmail.ts';
import { parseNorwegianNumber } from './parseNorwegianNumber.ts';

export interface SignUpOptions {
  readonly accounts: Accounts;
  readonly clock: PlatformClock;
  readonly money: Money;
  readonly logins: WalletLogins;
}

interface Registration extends Omit<NewAccount, 'password'> {
  readonly password: string;
  readonly productIds: readonly string[];
  readonly voucherCode?: string;
}

interface WalletRegistration {
  readonly code: string;
  readonly redirectUrl: string;
  readonly email?: string;
  readonly consents?: Consents;
  readonly productIds?: readonly string[];
  readonly voucherCode?: string;
}

const noConsents: Consents = {
  receiveEmail: false,
  receiveSms: false,
  personalizedMarketing: false,
  shareContactInformationWithThirdParties: false,
  contactThroughSocialMedia: false,
};

const fieldError = (status: number, code: string, message: string, field: string): OperationResponse => ({
  status,
  body: { code, message, field },
});

/** Returns the operations that register customers by e-mail or wallet. */
export function signUpOperations({ accounts, clock, money, logins }: SignUpOptions): Operations {
  return {
    registerCustomer: ({ body }) => {
      const registration = body as Registration;
      const fault = findValidationError(registration);
      if (fault) return fault;
      if (registration.password.length < 8) {
        return fieldError(400, 'PASSWORD_VALIDATION_FAILURE', 'Passordet er for kort', 'password');
      }
      return register(registration, registration.productIds).answer;
    },

    registerWalletCustomer: ({ body }) => {
      const {
        code,
        redirectUrl,
        email,
        consents = noConsents,
        productIds = [],
        voucherCode,
      } = body as WalletRegistration;
      const person = logins.personOf(code, redirectUrl, clock.now());
      if (!person) return fieldError(400, 'WALLET_LOGIN_EXPIRED', 'Innloggingen er utløpt', 'code');
      const account = {
        ...person,
        email: email ?? person.email ?? '',
        password: undefined,
        consents,
        ...(voucherCode === undefined ? {} : { voucherCode }),
      };
      const fault = findValidationError({ ...account, productIds });
      // The code stays valid for a retry with another address.
      if (fault) return fault;
      logins.use(code);
      const { userId, answer } = register(account, productIds);
      money.wallet.addCustomer(userId);
      return answer;
    },
  };

  function findValidationError({
    email,
    phoneNumber,
    productIds,
    voucherCode,
    password = '',
  }: Pick<NewAccount, 'email' | 'phoneNumber' | 'password'> &
    Pick<Registration, 'productIds' | 'voucherCode'>): OperationResponse | undefined {
    if (!isEmail(email))
      return fieldError(400, 'EMAIL_VALIDATION_FAILURE', 'Email validation failed', 'email');
    const known = accounts.byEmail(email);
    // An existing account that is not a customer becomes one.
    const isOwnAccount =
      known && known.customerNumber === undefined && accounts.isPasswordCorrect(known.userId, password);
    if (known && !isOwnAccount) return fieldError(409, 'USER_EXISTS', 'User already exists', 'email');
    if (parseNorwegianNumber(phoneNumber) === undefined) {
      return fieldError(
        400,
        'PHONE_NUMBER_VALIDATION_FAILURE',
        'Phone number validation failed',
        'phoneNumber',
      );
    }
    if (voucherCode !== undefined) {
      const voucher = money.vouchers.find(voucherCode);
      if (!voucher || voucher.isExpired || voucher.isUsed) {
        return fieldError(400, 'INVALID_VOUCHER', 'Ugyldig kode', 'voucherCode');
      }
    }
    try {
      if (productIds.length > 0) validateProductChoice(productIds);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return fieldError(400, 'VALIDATION_FAILED', error.message, 'productIds');
    }
    return undefined;
  }

  /** Creates the customer and a one-time sign-in code. */
  function register(
    account: NewAccount,
    productIds: readonly string[],
  ): { userId: string; answer: OperationResponse } {
    const phoneNumber = parseNorwegianNumber(account.phoneNumber) ?? account.phoneNumber;
    const known = accounts.byEmail(account.email)?.userId;
    if (known !== undefined) accounts.makeCustomer(known, { ...account, phoneNumber });
    const userId = known ?? accounts.register({ ...account, phoneNumber }, clock.now());
    if (productIds.length > 0) {
      accounts.saveSubscription(userId, {
        state: 'PendingPaymentInfo',
        productIds: validateProductChoice(productIds),
        billingProvider: 'None',
        isInTrialPeriod: false,
        nextPaymentAt: clock.now(),
        services: {},
        terms: { discounts: [], hasBought: false },
      });
    }
    return { userId, answer: { status: 200, body: { otac: accounts.issueOneTimeCode(userId) } } };
  }
}
