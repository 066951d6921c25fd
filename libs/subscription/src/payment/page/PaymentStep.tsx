import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChangeSummary } from '@tv/api-client';
import { useSession } from '@tv/auth';
import { usePurchasePin } from '@tv/auth/purchasePin';
import { useDevFlag } from '@tv/config';
import { customerLinks, links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, TextLink } from '@tv/ui';
import { RadioGroup } from '@tv/ui/radioGroup';
import { CardForm } from '../card/CardForm.tsx';
import type { CardFields } from '../card/cardFields.ts';
import type { PaymentSubject } from '../intent/pay.ts';
import type { PaymentOption } from '../intent/paymentIntent.ts';
import { isPurchasePinRequired } from '../intent/purpose.ts';
import { usePayment, type PaymentCallbacks, type PaymentPhase } from '../intent/usePayment.browser.ts';
import { PaymentErrorMessage } from '../outcome/PaymentErrorMessage.tsx';
import { PaymentInProgress } from '../outcome/PaymentInProgress.tsx';
import { WaitingView } from '../outcome/WaitingView.tsx';
import styles from './PaymentStep.module.css';
import { PaymentSummary } from './PaymentSummary.tsx';
import { confirmLabel } from './purposeTexts.ts';

const OPTION_LABELS: Readonly<Record<PaymentOption, string>> = {
  Card: 'Kort',
  Vipps: 'Vipps',
  Known: 'Som før',
};

const IDLE_PHASES: readonly PaymentPhase['kind'][] = [
  'ready',
  'cancelled',
  'notFound',
  'refused',
  'incomplete',
  'changed',
];

interface PaymentStepProps extends PaymentCallbacks {
  readonly subject: Omit<PaymentSubject, 'provider'>;
  readonly summary: ChangeSummary;
  /** The first is preselected. */
  readonly options: readonly PaymentOption[];
  /** For the option `Known`. */
  readonly savedMethodText?: string | undefined;
  /** Replaces the form; a running payment continues. */
  readonly replacement?: ReactNode;
  /** May change the sum; inert while paying. */
  readonly children?: ReactNode;
}

/** Summary, payment options and confirm button (PAY-01), with the purchase PIN. */
export function PaymentStep({
  subject,
  summary: current,
  options: offeredOptions,
  savedMethodText,
  replacement,
  children,
  ...ends
}: PaymentStepProps) {
  // Reversed in the payment experiment, to preselect the wallet (CONF-15).
  const options = useDevFlag('paymentExperiment') ? offeredOptions.toReversed() : offeredOptions;
  const session = useSession();
  const { pathname, search } = useLocation();
  const [chosen, setChosen] = useState<PaymentOption>(options[0] ?? 'Card');
  const option = options.includes(chosen) ? chosen : (options[0] ?? 'Card');
  const [card, setCard] = useState<CardFields>();
  const [isChallengeOpen, setChallengeOpen] = useState(false);
  const [confirmed, setConfirmed] = useState(current);
  const { phase, confirm, checkAgain, dismiss } = usePayment({ ...subject, provider: option }, ends);
  const { authorizePurchase, isChecking, hasFailed, pinDialog } = usePurchasePin(
    isPurchasePinRequired(subject, current.changeType),
  );
  if (replacement && IDLE_PHASES.includes(phase.kind)) return replacement;
  if (phase.kind === 'checking') return <WaitingView title="Vi sjekker betalingen din" />;
  if (phase.kind === 'redirecting')
    return <WaitingView title="Sender deg til Vipps" onCheckAgain={() => void checkAgain()} />;
  if (phase.kind === 'pending') return <PaymentInProgress onSettled={() => void checkAgain()} />;
  const isPaying = phase.kind === 'paying';
  // A refetched summary may already be 0.
  const summary = isPaying ? confirmed : current;
  // During a challenge, the bank waits for the user.
  const isWaiting = isPaying && !isChallengeOpen;
  const canConfirm = option !== 'Card' || card !== undefined;
  const submit = async () => {
    if (!canConfirm || !(await authorizePurchase())) return;
    setConfirmed(summary);
    await confirm(summary, option === 'Card' ? card : undefined);
  };
  const confirmText = confirmLabel(subject.purpose, summary.toPayNow);
  return (
    <div className={styles.step}>
      {summary.lines.length > 0 && <PaymentSummary summary={summary} />}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {options.length > 1 && (
          <RadioGroup
            label="Hvordan vil du betale?"
            value={option}
            options={options.map((value) => ({ value, label: OPTION_LABELS[value] }))}
            onChange={(value) => {
              const next = options.find((one) => one === value);
              if (next === undefined || isPaying) return;
              setChosen(next);
              dismiss();
            }}
          />
        )}
        {option === 'Card' && (
          <CardForm
            onFields={setCard}
            onSubmit={() => void submit()}
            isChallengeOpen={isChallengeOpen}
            onChallenge={setChallengeOpen}
          />
        )}
        <OptionNote option={option} savedMethodText={savedMethodText} />
        <PaymentErrorMessage
          phase={phase}
          hasPinCheckFailed={hasFailed}
          onCheckAgain={() => void checkAgain()}
          onSignIn={() => void session.signIn({ returnTo: `${pathname}${search}` })}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isWide
          isLoading={isPaying || isChecking}
          {...(canConfirm ? {} : { 'aria-disabled': true })}
        >
          {confirmText}
        </Button>
        <div className={styles.small}>
          <p role="status">
            {isWaiting && 'Et øyeblikk, det kan ta noen sekunder. Du trenger ikke trykke igjen.'}
          </p>
          {!isWaiting && (
            <p>
              Når du trykker «{confirmText}», godtar du{' '}
              <TextLink href={links.terms()} target="_blank">
                vilkårene
              </TextLink>
              .
            </p>
          )}
        </div>
      </form>
      {children !== undefined && (
        <div className={styles.below} inert={isPaying}>
          {children}
        </div>
      )}
      {pinDialog}
    </div>
  );
}

interface OptionNoteProps extends Pick<PaymentStepProps, 'savedMethodText'> {
  readonly option: PaymentOption;
}

/** What happens next with an option that has no form. */
function OptionNote({ option, savedMethodText }: OptionNoteProps) {
  if (option === 'Vipps') {
    return (
      <p className={styles.note}>Du går videre til Vipps og godkjenner der. Så kommer du tilbake hit.</p>
    );
  }
  if (option === 'Card' || savedMethodText === undefined) return null;
  return (
    <p className={styles.note}>
      {savedMethodText}{' '}
      <TextLink as={Link} to={customerLinks.changePaymentMethod()}>
        Bytt betalingsmåte
      </TextLink>
    </p>
  );
}
