import { useState, type FormEvent } from 'react';
import type { Voucher } from '@tv/api-client';
import { Button, CheckIcon } from '@tv/ui';
import { TextField } from '@tv/ui/textField';
import { parseNorwegianPhone, formatPhone } from '../phone/norwegianPhone.ts';
import styles from './VoucherField.module.css';
import type { VoucherInput } from './useVoucherInput.browser.ts';

interface VoucherFieldProps {
  readonly voucherInput: VoucherInput;
  readonly describe: (voucher: Voucher) => { readonly text: string; readonly isApplicable: boolean };
}

/** Voucher input (VOUCH-04). The customer can continue if validation is unavailable. */
export function VoucherField({ voucherInput, describe }: VoucherFieldProps) {
  const { status } = voucherInput;
  if (status.kind === 'valid')
    return <AppliedVoucher voucherInput={voucherInput} {...describe(status.voucher)} />;
  const Form = status.kind === 'needsPhone' ? IdentifyForm : CodeForm;
  // Prefilled from the URL.
  return <Form key={voucherInput.code} voucherInput={voucherInput} />;
}

type FormProps = Pick<VoucherFieldProps, 'voucherInput'>;

function CodeForm({ voucherInput }: FormProps) {
  const { code = '', status, apply } = voucherInput;
  const [text, setText] = useState(code);
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() !== '') apply(text.trim());
  };
  const error = isEmpty
    ? 'Skriv koden først'
    : status.kind === 'invalid' && text.trim() === code
      ? 'Ugyldig kode'
      : undefined;
  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      <TextField
        label="Rabattkode"
        value={text}
        onChange={(value) => {
          setText(value);
          setEmpty(false);
        }}
        error={error}
        autoComplete="off"
        name="voucher"
        maxLength={64}
      />
      <Button type="submit" isLoading={status.kind === 'checking'}>
        Bruk koden
      </Button>
      {status.kind === 'unavailable' && (
        <div role="alert" className={styles.trouble}>
          <p>Vi fikk ikke sjekket koden akkurat nå. Du kan gå videre uten den, eller prøve igjen.</p>
          <Button size="small" onClick={status.retry}>
            Prøv igjen
          </Button>
        </div>
      )}
    </form>
  );
}

const IDENTIFY_ERRORS = {
  refused: 'Koden hører ikke til dette nummeret',
  unavailable: 'Vi fikk ikke sjekket nummeret. Prøv igjen, eller gå videre uten koden.',
} as const;

function IdentifyForm({ voucherInput }: FormProps) {
  const [phone, setPhone] = useState('');
  const [isIdentifying, setIdentifying] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async () => {
    if (phone.trim() === '') return setError('Skriv mobilnummeret ditt');
    setIdentifying(true);
    setError(undefined);
    const failure = await voucherInput.identify(phone);
    setIdentifying(false);
    if (failure) setError(IDENTIFY_ERRORS[failure]);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className={styles.form}
      noValidate
    >
      <TextField
        label="Mobilnummer"
        text={`Koden ${voucherInput.code ?? ''} er knyttet til et mobilnummer. Skriv det, så vet vi at den er din.`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        name="phone"
        value={phone}
        // Formatted once complete.
        onChange={(value) => setPhone(parseNorwegianPhone(value) === undefined ? value : formatPhone(value))}
        error={error}
      />
      <div className={styles.actions}>
        <Button type="submit" isLoading={isIdentifying}>
          Bruk koden
        </Button>
        <Button variant="quiet" onClick={voucherInput.remove}>
          Gå videre uten kode
        </Button>
      </div>
    </form>
  );
}

type AppliedVoucherProps = FormProps & ReturnType<VoucherFieldProps['describe']>;

function AppliedVoucher({ voucherInput, text, isApplicable }: AppliedVoucherProps) {
  return (
    <div className={styles.applied}>
      <CheckIcon className={isApplicable ? styles.good : styles.idle} />
      <p role="status" className={styles.words}>
        <strong>{voucherInput.code}</strong>
        <span>{isApplicable ? text : `${text}, men ikke på det du har valgt nå`}</span>
      </p>
      <Button
        variant="quiet"
        size="small"
        onClick={voucherInput.remove}
        aria-label={`Fjern koden ${voucherInput.code ?? ''}`}
      >
        Fjern
      </Button>
    </div>
  );
}
