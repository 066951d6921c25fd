import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState, type ReactNode, useEffect, useRef } from 'react';
import {
  useForm,
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useReporter } from '@tv/analytics';
import { Button, CheckIcon } from '@tv/ui';
import { ErrorSummary } from '@tv/ui/errorSummary';
import { formErrors } from '../form/formErrors.ts';
import styles from './ChangeForm.module.css';
import { changeErrorText, type ChangeError } from './changeError.ts';

interface ChangeFormProps<Fields extends FieldValues> {
  readonly schema: GenericSchema<Fields, Fields>;
  /** In page order. */
  readonly defaultValues: Fields;
  /** Rejects on refusal or failure. */
  readonly send: (fields: Fields) => Promise<void>;
  /** Undefined if the error concerns no field. */
  readonly toFieldError: (error: unknown) => ChangeError<Path<Fields>> | undefined;
  /** Such as `account.changeEmail`. */
  readonly logContext: string;
  readonly failedText: string;
  readonly submit?: string;
  readonly children: (control: Control<Fields>) => ReactNode;
}

/** Form that changes personal data. A server error is shown at its field, which takes focus. */
export function ChangeForm<Fields extends FieldValues>({
  schema,
  defaultValues,
  send,
  toFieldError,
  logContext,
  failedText,
  submit = 'Lagre',
  children,
}: ChangeFormProps<Fields>) {
  const reporter = useReporter();
  const { control, handleSubmit, formState, setError, setFocus, setValue } = useForm<Fields>({
    resolver: valibotResolver(schema),
    defaultValues: defaultValues as DefaultValues<Fields>,
    // The error summary takes focus.
    shouldFocusError: false,
  });
  /** Number of invalid submits; each focuses the summary. */
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const showError = (error: unknown): void => {
    const failure = toFieldError(error);
    if (failure === undefined) {
      // The API layer reports its own errors.
      if (error instanceof Error) reporter.error(error, logContext);
      return setFailed(true);
    }
    const { code, message, field } = failure;
    reporter.warn(`${code}: ${message}`, logContext);
    if (code === 'INCORRECT_PASSWORD') setValue(field, '' as PathValue<Fields, Path<Fields>>);
    setError(field, { message: changeErrorText(code) });
    setFocus(field);
  };
  const attemptToSend = async (fields: Fields): Promise<void> => {
    setFailed(false);
    await send(fields).catch(showError);
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        handleSubmit(attemptToSend, () => setAttempt((count) => count + 1))(event).catch(showError);
      }}
    >
      <ErrorSummary
        title="Noe mangler eller er feil"
        errors={formErrors(formState.errors, Object.keys(defaultValues) as Path<Fields>[])}
        attempt={attempt}
      />
      {children(control)}
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

interface ChangeConfirmationProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly action: ReactNode;
}

/** Confirmation that replaces a form and takes focus. */
export function ChangeConfirmation({ title, text, action }: ChangeConfirmationProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <section className={styles.done}>
      <span aria-hidden="true" className={styles.icon}>
        <CheckIcon />
      </span>
      <h2 ref={ref} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.action}>{action}</div>
    </section>
  );
}
