import { useRef, useState, type FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useConfig } from '@tv/config';
import { updatePaymentContext, type PaymentContext } from '../payment/intent/paymentContext.ts';
import { tabStorage } from '../payment/intent/tabStorage.browser.ts';
import { analyticsId } from './analyticsId.browser.ts';
import { clearDraft } from './registrationDraft.ts';
import { registrationFailure, type RegistrationFailure } from './registrationFailure.ts';
import type { RegistrationFields, RegistrationForm } from './registrationForm.ts';
import { useKeptVoucher } from './useKeptVoucher.browser.ts';
import { useRegistrationForm } from './useRegistrationForm.browser.ts';
import { useSigningIn, type SigningIn } from './useSigningIn.ts';

/** Shown outside the fields. */
export type Trouble =
  | { readonly kind: 'known' }
  /** The voucher was rejected and is left out of the next attempt. */
  | { readonly kind: 'voucher'; readonly code: string }
  | { readonly kind: 'failed' };

export interface SentAlong {
  readonly voucherCode: string | undefined;
  readonly analyticsId: string | undefined;
}

export interface RegistrationWay {
  readonly schema: RegistrationForm;
  readonly flow: NonNullable<PaymentContext['signUpFlow']>;
  readonly productIds: readonly string[];
  /** @returns the one-time code for signing in */
  readonly send: (fields: RegistrationFields, along: SentAlong) => Promise<string>;
  /** Undefined if the method shows the error itself. */
  readonly onRefused: (
    failure: RegistrationFailure,
    form: UseFormReturn<RegistrationFields>,
  ) => Trouble | undefined;
}

export interface Registering {
  readonly form: UseFormReturn<RegistrationFields>;
  readonly trouble: Trouble | undefined;
  /** Number of invalid submits; each focuses the summary. */
  readonly attempt: number;
  readonly signingIn: SigningIn['signingIn'];
  readonly submit: (event: FormEvent) => void;
}

/** Registers, then signs the new customer in. */
export function useRegistration({ schema, flow, productIds, send, onRefused }: RegistrationWay): Registering {
  const { analytics } = useConfig();
  const { signingIn, signIn } = useSigningIn(productIds);
  const voucher = useKeptVoucher();
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState<Trouble>();
  const form = useRegistrationForm(schema);
  const isBusy = useRef(false);

  const troubleOf = (error: unknown): Trouble | undefined => {
    const failure = registrationFailure(error);
    if (failure === undefined) return { kind: 'failed' };
    if (failure.field !== 'voucherCode') return onRefused(failure, form);
    const { code } = voucher;
    voucher.clear();
    return code === undefined ? { kind: 'failed' } : { kind: 'voucher', code };
  };

  const register = async (fields: RegistrationFields): Promise<void> => {
    setTrouble(undefined);
    const along = { voucherCode: voucher.code, analyticsId: analyticsId(analytics) };
    const oneTimeCode = await send(fields, along);
    const storage = tabStorage();
    clearDraft(storage);
    updatePaymentContext(storage, { signUpFlow: flow });
    await signIn(oneTimeCode);
  };

  return {
    form,
    trouble,
    attempt,
    signingIn,
    submit(event) {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      form
        .handleSubmit(register, () => setAttempt((count) => count + 1))(event)
        .catch((error: unknown) => setTrouble(troubleOf(error)))
        .finally(() => (isBusy.current = false));
    },
  };
}
