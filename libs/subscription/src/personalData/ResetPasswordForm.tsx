import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { updatePassword } from '@tv/api-client';
import { ChangeForm } from './ChangeForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { passwordResetError } from './changeError.ts';
import { passwordResetSchema } from './passwordSchemas.ts';
import { useAuthenticatedDispatch } from './useAuthenticatedDispatch.ts';

interface ResetPasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
  readonly onExpired: () => void;
}

/** Sets a password with a reset token (ACCT-22). */
export function ResetPasswordForm({ token, onDone, onExpired }: ResetPasswordFormProps) {
  const { dispatch } = useAuthenticatedDispatch();
  const form = useForm({
    resolver: valibotResolver(passwordResetSchema),
    defaultValues: { newPassword: '', repeated: '' },
    shouldFocusError: false,
  });
  return (
    <ChangeForm
      form={form}
      order={['newPassword', 'repeated']}
      logContext="account.resetPassword"
      failedText="Vi fikk ikke lagret passordet."
      submit="Lagre"
      toFieldError={(error) => {
        const failure = passwordResetError(error);
        if (failure?.field !== 'newPassword') return undefined;
        return { ...failure, field: failure.field };
      }}
      send={async ({ newPassword }) => {
        try {
          // Keeps token and password out of the store.
          await dispatch(updatePassword.initiate({ token, newPassword }, { track: false })).unwrap();
        } catch (error) {
          if (passwordResetError(error)?.code !== 'TOKEN_EXPIRED') throw error;
          return onExpired();
        }
        onDone();
      }}
    >
      <NewPasswordFields control={form.control} names={['newPassword', 'repeated']} />
    </ChangeForm>
  );
}
