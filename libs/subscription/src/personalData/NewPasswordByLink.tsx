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
  /** The link has expired or was used. */
  readonly onExpired: () => void;
}

/** Sets a new password with the token of a reset link (ACCT-22). */
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
          // Not tracked: the store must hold neither token nor password.
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
