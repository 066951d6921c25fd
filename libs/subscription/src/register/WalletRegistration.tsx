import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { registerWalletCustomer } from '@tv/api-client';
import { useConfig, useOrigin } from '@tv/config';
import { Button } from '@tv/ui';
import { ErrorSummary } from '@tv/ui/errorSummary';
import { FormTextField } from '../form/FormFields.tsx';
import { faultsIn } from '../form/faultsIn.ts';
import type { PaymentDispatch } from '../payment/pay.ts';
import { notePaymentContext } from '../payment/paymentContext.ts';
import { tabStorage } from '../payment/tabStorage.browser.ts';
import { ConsentFields } from './ConsentFields.tsx';
import { KnownAlready } from './KnownAlready.tsx';
import styles from './RegisterForm.module.css';
import { analyticsId } from './analyticsId.browser.ts';
import { clearDraft } from './registrationDraft.ts';
import { fieldFault, registrationFailure } from './registrationFailure.ts';
import { consentsOf, walletForm, walletFormWithEmail, type RegistrationFields } from './registrationForm.ts';
import { useKeptVoucher } from './useKeptVoucher.browser.ts';
import { FIELD_ORDER, useRegistrationForm } from './useRegistrationForm.browser.ts';
import { useSigningIn } from './useSigningIn.ts';
import { endWalletSignUp, walletRedirectUrl } from './walletSignUp.ts';

export interface WalletRegistrationProps {
  /** What the wallet's login came back with. */
  readonly code: string;
  readonly productIds: readonly string[];
  /** The login is too old, or was used: it has to be made anew. */
  readonly onExpired: () => void;
}

/** Back from the wallet, which has said who one is: consents and terms are asked for here (SIGNUP-06). */
export function WalletRegistration({ code, productIds, onExpired }: WalletRegistrationProps) {
  const { analytics } = useConfig();
  const origin = useOrigin();
  const dispatch = useDispatch<PaymentDispatch>();
  const { isSigningIn, signIn } = useSigningIn(productIds);
  const voucher = useKeptVoucher();
  const [asksEmail, setAsksEmail] = useState(false);
  /** How often it could not be sent: what the server refuses takes the focus to its field instead. */
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState<'known' | 'failed'>();
  const { control, handleSubmit, formState, setError } = useRegistrationForm(
    asksEmail ? walletFormWithEmail : walletForm,
  );

  const refuse = (error: unknown): void => {
    const failure = registrationFailure(error);
    if (failure?.code === 'USER_EXISTS') return setTrouble('known');
    if (failure?.field === 'email') {
      setAsksEmail(true);
      // The first time there was nothing to be wrong.
      if (asksEmail) setError('email', { message: fieldFault('email') });
    } else if (failure?.field === 'voucherCode') {
      voucher.forget();
      setTrouble('failed');
    } else if (failure) onExpired();
    else setTrouble('failed');
  };

  const register = async (fields: RegistrationFields): Promise<void> => {
    setTrouble(undefined);
    try {
      const oneTimeCode = await dispatch(
        registerWalletCustomer.initiate({
          code,
          redirectUrl: walletRedirectUrl(origin),
          email: asksEmail ? fields.email : undefined,
          consents: consentsOf(fields),
          productIds,
          voucherCode: voucher.code,
          analyticsId: analyticsId(analytics),
        }),
      ).unwrap();
      const storage = tabStorage();
      endWalletSignUp(storage);
      clearDraft(storage);
      notePaymentContext(storage, { signUpFlow: 'wallet' });
      await signIn(oneTimeCode);
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        handleSubmit(register, () => setAttempt((count) => count + 1))(event).catch(refuse);
      }}
    >
      <p>Vipps har bekreftet hvem du er. Nå gjenstår bare dette.</p>
      <ErrorSummary
        title="Noe mangler eller er feil"
        faults={faultsIn(formState.errors, FIELD_ORDER)}
        attempt={attempt}
      />
      {asksEmail && (
        <>
          <p role="alert" className={styles.failed}>
            E-postadressen fra Vipps kan ikke brukes. Skriv en annen.
          </p>
          <FormTextField control={control} name="email" label="E-post" type="email" autoComplete="email" />
        </>
      )}
      {trouble === 'known' && <KnownAlready productIds={productIds} />}
      <ConsentFields control={control} />
      {trouble === 'failed' && (
        <p role="alert" className={styles.failed}>
          Vi fikk ikke opprettet kontoen din. Prøv igjen.
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isLoading={formState.isSubmitting || isSigningIn}
      >
        Opprett konto
      </Button>
      {isSigningIn && (
        <p role="status" className={styles.hint}>
          Kontoen er opprettet. Logger deg inn …
        </p>
      )}
    </form>
  );
}
