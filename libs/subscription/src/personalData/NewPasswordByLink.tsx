import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { updatePassword } from '@tv/api-client';
import { ChangeForm } from './ChangeForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { resetFailure } from './changeFailure.ts';
import { passwordByLink } from './passwordForms.ts';
import { useChangeDoor } from './useChangeDoor.ts';

interface NewPasswordByLinkProps {
  readonly token: string;
  readonly onDone: () => void;
  readonly onExpired: () => void;
}

/** Sets a password with a reset token (ACCT-22). */
export function NewPasswordByLink({ token, onDone, onExpired }: NewPasswordByLinkProps) {
  const { dispatch } = useChangeDoor();
  const form = useForm({
    resolver: valibotResolver(passwordByLink),
    defaultValues: { newPassword: '', repeated: '' },
    shouldFocusError: false,
  });
  return (
    <ChangeForm
      form={form}
      order={['newPassword', 'repeated']}
      place="account.resetPassword"
      failedText="Vi fikk ikke lagret passordet."
      submit="Lagre"
      failureOf={(error) => {
        const failure = resetFailure(error);
        if (failure?.field !== 'newPassword') return undefined;
        return { ...failure, field: failure.field };
      }}
      send={async ({ newPassword }) => {
        try {
          // Keeps token and password out of the store.
          await dispatch(updatePassword.initiate({ token, newPassword }, { track: false })).unwrap();
        } catch (error) {
          if (resetFailure(error)?.code !== 'TOKEN_EXPIRED') throw error;
          return onExpired();
        }
        onDone();
      }}
    >
      <NewPasswordFields control={form.control} names={['newPassword', 'repeated']} />
    </ChangeForm>
  );
}
