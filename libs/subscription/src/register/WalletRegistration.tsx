import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { registerWalletCustomer } from '@tv/api-client';
import { useOrigin } from '@tv/config';
import { FormTextField } from '../form/FormFields.tsx';
import type { PaymentDispatch } from '../payment/intent/pay.ts';
import { tabStorage } from '../payment/intent/tabStorage.browser.ts';
import styles from './RegisterForm.module.css';
import { RegistrationFrame } from './RegistrationFrame.tsx';
import { KNOWN_TEXT, SignInInstead } from './SignInInstead.tsx';
import { fieldFault } from './registrationFailure.ts';
import { consentsOf, walletForm, walletFormWithEmail } from './registrationForm.ts';
import { useRegistration } from './useRegistration.browser.ts';
import { endWalletSignUp, walletRedirectUrl } from './walletSignUp.ts';

export interface WalletRegistrationProps {
  readonly code: string;
  readonly productIds: readonly string[];
  readonly onExpired: () => void;
}

/** Registration after the wallet login: consents and terms (SIGNUP-06). */
export function WalletRegistration({ code, productIds, onExpired }: WalletRegistrationProps) {
  const origin = useOrigin();
  const dispatch = useDispatch<PaymentDispatch>();
  const [asksEmail, setAsksEmail] = useState(false);
  const registering = useRegistration({
    schema: asksEmail ? walletFormWithEmail : walletForm,
    flow: 'wallet',
    productIds,
    async send(fields, along) {
      const request = {
        code,
        redirectUrl: walletRedirectUrl(origin),
        email: asksEmail ? fields.email : undefined,
        consents: consentsOf(fields),
        productIds,
        ...along,
      };
      const oneTimeCode = await dispatch(registerWalletCustomer.initiate(request)).unwrap();
      endWalletSignUp(tabStorage());
      return oneTimeCode;
    },
    onRefused(failure, { setError }) {
      if (failure.code === 'USER_EXISTS') return { kind: 'known' };
      if (failure.field !== 'email') {
        onExpired();
        return undefined;
      }
      setAsksEmail(true);
      // At first the field was not shown.
      if (asksEmail) setError('email', { message: fieldFault('email') });
      return undefined;
    },
  });
  return (
    <RegistrationFrame
      registering={registering}
      productIds={productIds}
      lead={<p>Vipps har bekreftet hvem du er. Nå gjenstår bare dette.</p>}
    >
      {asksEmail && (
        <>
          <p role="alert" className={styles.failed}>
            E-postadressen fra Vipps kan ikke brukes. Skriv en annen.
          </p>
          <FormTextField
            control={registering.form.control}
            name="email"
            label="E-post"
            type="email"
            autoComplete="email"
          />
        </>
      )}
      {registering.trouble?.kind === 'known' && (
        <SignInInstead productIds={productIds}>{KNOWN_TEXT}</SignInInstead>
      )}
    </RegistrationFrame>
  );
}
