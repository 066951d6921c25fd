import { useState } from 'react';
import { registerWalletCustomer, useApiDispatch } from '@tv/api-client';
import { openTabStorage } from '@tv/browser-storage/browser';
import { useOrigin } from '@tv/config';
import { FormTextField } from '../form/FormFields.tsx';
import styles from './EmailRegistration.module.css';
import { RegistrationFrame, SignInInstead } from './RegistrationFrame.tsx';
import { fieldErrorText } from './parseRegistrationError.ts';
import {
  pickConsents,
  walletRegistrationSchema,
  walletRegistrationWithEmailSchema,
} from './registrationSchema.ts';
import { useRegistration } from './useRegistration.browser.ts';
import { storedWalletSignUp, walletRedirectUrl } from './walletSignUp.ts';

interface WalletRegistrationProps {
  readonly code: string;
  readonly productIds: readonly string[];
  readonly onExpired: () => void;
}

/** Registration after the wallet login: consents and terms (SIGNUP-06). */
export function WalletRegistration({ code, productIds, onExpired }: WalletRegistrationProps) {
  const origin = useOrigin();
  const dispatch = useApiDispatch();
  const [needsEmail, setNeedsEmail] = useState(false);
  const registrationState = useRegistration({
    schema: needsEmail ? walletRegistrationWithEmailSchema : walletRegistrationSchema,
    flow: 'wallet',
    productIds,
    async send(fields, extras) {
      const request = {
        code,
        redirectUrl: walletRedirectUrl(origin),
        email: needsEmail ? fields.email : undefined,
        consents: pickConsents(fields),
        productIds,
        ...extras,
      };
      const oneTimeCode = await dispatch(registerWalletCustomer.initiate(request)).unwrap();
      storedWalletSignUp.clear(openTabStorage());
      return oneTimeCode;
    },
    onRefused(failure, { setError }) {
      if (failure.code === 'USER_EXISTS') return { kind: 'known' };
      if (failure.field !== 'email') {
        onExpired();
        return undefined;
      }
      setNeedsEmail(true);
      // At first the field was not shown.
      if (needsEmail) setError('email', { message: fieldErrorText('email') });
      return undefined;
    },
  });
  return (
    <RegistrationFrame
      registrationState={registrationState}
      productIds={productIds}
      lead={<p>Vipps har bekreftet hvem du er. Nå gjenstår bare dette.</p>}
    >
      {needsEmail && (
        <>
          <p role="alert" className={styles.failed}>
            E-postadressen fra Vipps kan ikke brukes. Skriv en annen.
          </p>
          <FormTextField
            control={registrationState.form.control}
            name="email"
            label="E-post"
            type="email"
            autoComplete="email"
          />
        </>
      )}
      {registrationState.error?.kind === 'known' && <SignInInstead productIds={productIds} />}
    </RegistrationFrame>
  );
}
