import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { isRequestError, useGetPinSettingsQuery, useValidatePinMutation } from '@tv/api-client';
import { customerLinks } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, TextLink } from '@tv/ui';
import { Dialog } from '@tv/ui/dialog';
import { TextField } from '@tv/ui/textField';
import { useIsCustomer } from '../currentUser/CurrentUserProvider.tsx';
import styles from './PinDialog.module.css';
import { isDigits } from './isDigits.ts';

/** Verbatim from the product (PIN-09, PIN-10, PIN-11). */
const MESSAGES = {
  notDigits: 'Feil pin, bruk kun tall',
  wrong: 'Feil pin',
  failed: 'Noe gikk galt. Førsøk igjen',
};

export interface PinDialogProps {
  readonly text: ReactNode;
  readonly onAnswer: (isApproved: boolean) => void;
  /** Render target; `<body>` by default. */
  readonly container?: HTMLElement | null | undefined;
}

/** PIN dialog (PIN-09…11). Sends digits only. Links to settings for a missing or forgotten PIN. */
export function PinDialog({ text, onAnswer, container }: PinDialogProps) {
  const isCustomer = useIsCustomer();
  const { data: settings } = useGetPinSettingsQuery(undefined, { skip: !isCustomer });
  const [validate, { isLoading, error }] = useValidatePinMutation();
  const [pin, setPin] = useState('');
  const [message, setMessage] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // The server responds 400 if there is no PIN.
  const isPinMissing = settings?.isPinSet === false || isRequestError(error, 400);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    setMessage(undefined);
    if (!isDigits(pin)) {
      showError(MESSAGES.notDigits);
      return;
    }
    const { data: isValid } = await validate(pin);
    if (isValid) onAnswer(true);
    else showError(isValid === undefined ? MESSAGES.failed : MESSAGES.wrong);
  }

  function showError(text: string) {
    setMessage(text);
    setPin('');
    field.current?.focus();
  }

  const cancel = (
    <Button variant="quiet" onClick={() => onAnswer(false)}>
      Avbryt
    </Button>
  );
  const shared = { isOpen: true, onClose: () => onAnswer(false), ...(container ? { container } : {}) };

  if (isPinMissing) {
    return (
      <Dialog
        {...shared}
        title="Du har ingen PIN-kode"
        text="Lag en under innstillinger, så kan du bruke den her."
        actions={
          <>
            {cancel}
            <Button as={Link} to={customerLinks.settings()} variant="primary">
              Til innstillinger
            </Button>
          </>
        }
      />
    );
  }
  return (
    <Dialog {...shared} title="Skriv PIN-koden" text={text} initialFocus={field}>
      <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
        <TextField
          ref={field}
          label="PIN-kode"
          value={pin}
          onChange={setPin}
          error={message}
          inputMode="numeric"
          autoComplete="off"
          isMasked
          widthInCharacters={6}
        />
        <TextLink as={Link} to={customerLinks.settings()}>
          Glemt PIN?
        </TextLink>
        <div className={styles.actions}>
          {cancel}
          <Button type="submit" variant="primary" isLoading={isLoading}>
            Bekreft
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
