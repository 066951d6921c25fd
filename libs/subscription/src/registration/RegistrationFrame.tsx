import type { ReactNode } from 'react';
import { Button } from '@tv/ui';
import { ErrorSummary } from '@tv/ui/errorSummary';
import { formErrors } from '../form/formErrors.ts';
import { ConsentFields } from './ConsentFields.tsx';
import styles from './EmailRegistration.module.css';
import { SignInInstead } from './SignInInstead.tsx';
import { fieldErrorText } from './parseRegistrationError.ts';
import type { RegistrationState } from './useRegistration.browser.ts';
import { FIELD_ORDER } from './useRegistrationForm.browser.ts';

export interface RegistrationFrameProps {
  readonly registrationState: RegistrationState;
  readonly productIds: readonly string[];
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** Form shared by e-mail and wallet registration. */
export function RegistrationFrame({ registrationState, productIds, lead, children }: RegistrationFrameProps) {
  const { form, error, attempt, signInState, submit } = registrationState;
  const { control, formState } = form;
  if (signInState === 'failed') {
    return (
      <SignInInstead productIds={productIds} isAlert>
        Kontoen din er opprettet, men vi fikk ikke logget deg inn. Logg inn, så fortsetter du med det du har
        valgt.
      </SignInInstead>
    );
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {lead}
      <ErrorSummary
        title="Noe mangler eller er feil"
        errors={formErrors(formState.errors, FIELD_ORDER)}
        attempt={attempt}
      />
      {children}
      <ConsentFields control={control} />
      {error?.kind === 'failed' && (
        <p role="alert" className={styles.failed}>
          Vi fikk ikke opprettet kontoen din. Det du har skrevet, er tatt vare på. Prøv igjen.
        </p>
      )}
      {error?.kind === 'voucher' && (
        <div role="alert" className={styles.known}>
          <p className={styles.failed}>
            {fieldErrorText('voucherCode')}: {error.code}
          </p>
          <p>
            Rabattkoden er tatt bort. Trykk «Opprett konto» for å gå videre uten den. Du kan skrive en annen
            før du betaler.
          </p>
        </div>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isLoading={formState.isSubmitting || signInState === 'pending'}
      >
        Opprett konto
      </Button>
      {signInState === 'pending' && (
        <p role="status" className={styles.hint}>
          Kontoen er opprettet. Logger deg inn …
        </p>
      )}
    </form>
  );
}
