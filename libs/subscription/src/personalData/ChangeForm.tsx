import { useState, type ReactNode } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useReporter } from '@tv/analytics';
import { Button } from '@tv/ui';
import { ErrorSummary } from '@tv/ui/errorSummary';
import { faultsIn } from '../form/faultsIn.ts';
import styles from './ChangeForm.module.css';
import { changeFault, type ChangeFailure } from './changeFailure.ts';

export interface ChangeFormProps<Fields extends FieldValues> {
  readonly form: UseFormReturn<Fields>;
  /** In page order. */
  readonly order: readonly Path<Fields>[];
  /** Rejects on refusal or failure. */
  readonly send: (fields: Fields) => Promise<void>;
  /** Undefined if the error concerns no field. */
  readonly failureOf: (error: unknown) => ChangeFailure<Path<Fields>> | undefined;
  /** Such as `account.changeEmail`. */
  readonly place: string;
  readonly failedText: string;
  readonly submit: string;
  readonly children: ReactNode;
}

/**
 * Form that changes personal data. A server error is shown at its field, which takes focus. Only a wrong
 * password is cleared.
 */
export function ChangeForm<Fields extends FieldValues>({
  form: { handleSubmit, formState, setError, setFocus, setValue },
  order,
  send,
  failureOf,
  place,
  failedText,
  submit,
  children,
}: ChangeFormProps<Fields>) {
  const reporter = useReporter();
  /** Number of invalid submits; each focuses the summary. */
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  const refuse = (error: unknown): void => {
    const failure = failureOf(error);
    if (failure === undefined) {
      // The API layer reports its own errors.
      if (error instanceof Error) reporter.error(error, place);
      return setFailed(true);
    }
    const { code, message, field } = failure;
    reporter.warn(`${code}: ${message}`, place);
    if (code === 'INCORRECT_PASSWORD') setValue(field, '' as PathValue<Fields, Path<Fields>>);
    setError(field, { message: changeFault(code) });
    setFocus(field);
  };

  const attemptToSend = async (fields: Fields): Promise<void> => {
    setFailed(false);
    try {
      await send(fields);
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        handleSubmit(attemptToSend, () => setAttempt((count) => count + 1))(event).catch(refuse);
      }}
    >
      <ErrorSummary
        title="Noe mangler eller er feil"
        errors={faultsIn(formState.errors, order)}
        attempt={attempt}
      />
      {children}
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {failedText} Det du har skrevet, står her fortsatt. Prøv igjen.
        </p>
      )}
      <Button type="submit" variant="primary" size="large" isLoading={formState.isSubmitting}>
        {submit}
      </Button>
    </form>
  );
}
