import { useRef, useState, type FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useConfig } from '@tv/config';
import { notePaymentContext, type PaymentContext } from '../payment/paymentContext.ts';
import { tabStorage } from '../payment/tabStorage.browser.ts';
import { analyticsId } from './analyticsId.browser.ts';
import { clearDraft } from './registrationDraft.ts';
import { registrationFailure, type RegistrationFailure } from './registrationFailure.ts';
import type { RegistrationFields, RegistrationForm } from './registrationForm.ts';
import { useKeptVoucher } from './useKeptVoucher.browser.ts';
import { useRegistrationForm } from './useRegistrationForm.browser.ts';
import { useSigningIn, type SigningIn } from './useSigningIn.ts';

/** What went wrong beside the fields. */
export type Trouble =
  /** There is such a customer already. */
  | { readonly kind: 'known' }
  /** The voucher that one came with gives nothing, and is left out from now on. */
  | { readonly kind: 'voucher'; readonly code: string }
  | { readonly kind: 'failed' };

/** What goes with either way of registering, beside what was typed. */
export interface SentAlong {
  readonly voucherCode: string | undefined;
  /** Of the analytics script; undefined without consent. */
  readonly analyticsId: string | undefined;
}

export interface RegistrationWay {
  /** What is asked for. */
  readonly schema: RegistrationForm;
  readonly flow: NonNullable<PaymentContext['signUpFlow']>;
  readonly productIds: readonly string[];
  /** Makes a customer of the visitor. @returns the one-time code that signs him in */
  readonly send: (fields: RegistrationFields, along: SentAlong) => Promise<string>;
  /**
   * What a refusal means that is not about the voucher, and so to be said beside the fields; nothing where the way shows it
   * itself.
   */
  readonly onRefused: (
    failure: RegistrationFailure,
    form: UseFormReturn<RegistrationFields>,
  ) => Trouble | undefined;
}

export interface Registering {
  readonly form: UseFormReturn<RegistrationFields>;
  readonly trouble: Trouble | undefined;
  /** How often it could not be sent: what the server refuses takes the focus to its field instead. */
  readonly attempt: number;
  readonly signingIn: SigningIn['signingIn'];
  readonly submit: (event: FormEvent) => void;
}

/** One way of registering as the page shows it: what was typed is sent, and who it makes a customer is signed in. */
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
    notePaymentContext(storage, { signUpFlow: flow });
    await signIn(oneTimeCode);
  };

  return {
    form,
    trouble,
    attempt,
    signingIn,
    submit(event) {
      event.preventDefault();
      // Sent again while it is on its way, it is the same.
      if (isBusy.current) return;
      isBusy.current = true;
      form
        .handleSubmit(register, () => setAttempt((count) => count + 1))(event)
        .catch((error: unknown) => setTrouble(troubleOf(error)))
        .finally(() => (isBusy.current = false));
    },
  };
}
