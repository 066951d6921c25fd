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
  /** Its fields, as they stand on the page. */
  readonly order: readonly Path<Fields>[];
  /** Sends what was typed; rejects where it was refused or could not be sent. */
  readonly send: (fields: Fields) => Promise<void>;
  /** What a refusal says of a field; undefined where it says nothing of any. */
  readonly failureOf: (error: unknown) => ChangeFailure<Path<Fields>> | undefined;
  /** Where it is, for the log: `account.changeEmail`. */
  readonly place: string;
  /** What could not be done, in a sentence. */
  readonly failedText: string;
  readonly submit: string;
  readonly children: ReactNode;
}

/**
 * A form by which a customer changes something of himself. What is wanting is summed up; what the server refuses is said at its
 * field, which takes the focus. What was typed stays, but for a password that was wrong.
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
  /** How often it could not be sent: what the server refuses takes the focus to its field instead. */
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  const refuse = (error: unknown): void => {
    const failure = failureOf(error);
    if (failure === undefined) {
      // What the API failed with it has told of itself.
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
        faults={faultsIn(formState.errors, order)}
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
