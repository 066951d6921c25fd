import { useId, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChangeSummary } from '@tv/api-client';
import { useSession } from '@tv/auth';
import { usePurchasePin } from '@tv/auth/purchasePin';
import { Link } from '@tv/rendering';
import { customerLinks, links } from '@tv/routes';
import { Button, TextLink } from '@tv/ui';
import { RadioGroup } from '@tv/ui/radioGroup';
import styles from './PaymentStep.module.css';
import { ProblemNote } from './ProblemNote.tsx';
import { Summary } from './Summary.tsx';
import { UnderWay } from './UnderWay.tsx';
import { WaitingView } from './WaitingView.tsx';
import { CardForm } from './card/CardForm.tsx';
import type { CardFields } from './card/cardForm.ts';
import type { IntentSubject, PaymentWay } from './paymentIntent.ts';
import { isBuying } from './purpose.ts';
import { confirmWords } from './purposeWords.ts';
import { usePayment, type PaymentEnds, type PaymentPhase } from './usePayment.browser.ts';
import { useUserId } from './useUserId.ts';
import { useWaysInOrder } from './useWaysInOrder.ts';

const WAYS: Readonly<Record<PaymentWay, string>> = { Card: 'Kort', Vipps: 'Vipps', Known: 'Som før' };

const CAN_REST: readonly PaymentPhase['kind'][] = [
  'ready',
  'cancelled',
  'notFound',
  'refused',
  'incomplete',
  'changed',
];

export interface PaymentStepProps extends PaymentEnds {
  readonly subject: Omit<IntentSubject, 'provider' | 'userId'>;
  readonly summary: ChangeSummary;
  /** The first is preselected. */
  readonly ways: readonly PaymentWay[];
  /** For the option `Known`. */
  readonly known?: string | undefined;
  /** Replaces the form; a running payment continues. */
  readonly instead?: ReactNode;
  /** May change the sum; inert while paying. */
  readonly children?: ReactNode;
}

/** Summary, payment options and confirm button (PAY-01), with the purchase PIN. */
export function PaymentStep({
  subject,
  summary: current,
  ways: offered,
  known,
  instead,
  children,
  ...ends
}: PaymentStepProps) {
  const ways = useWaysInOrder(offered);
  const formId = useId();
  const session = useSession();
  const userId = useUserId();
  const { pathname, search } = useLocation();
  const [chosen, setChosen] = useState<PaymentWay>(ways[0] ?? 'Card');
  const way = ways.includes(chosen) ? chosen : (ways[0] ?? 'Card');
  const [card, setCard] = useState<CardFields>();
  const [isAsked, setAsked] = useState(false);
  const [confirmed, setConfirmed] = useState(current);
  const { phase, confirm, lookAgain, dismiss } = usePayment({ ...subject, userId, provider: way }, ends);
  const { authorizePurchase, isChecking, hasFailed, pinDialog } = usePurchasePin(isBuying(subject, current.changeType));
  if (instead !== undefined && CAN_REST.includes(phase.kind)) return instead;
  if (phase.kind === 'looking') return <WaitingView title="Vi sjekker betalingen din" />;
  if (phase.kind === 'leaving')
    return <WaitingView title="Sender deg til Vipps" onAsk={() => void lookAgain()} />;
  if (phase.kind === 'underWay') return <UnderWay onSettled={() => void lookAgain()} />;
  const isPaying = phase.kind === 'paying';
  // A refetched summary may already be 0.
  const summary = isPaying ? confirmed : current;
  // During a challenge, the bank waits for the user.
  const isWaiting = isPaying && !isAsked;
  const canConfirm = way !== 'Card' || card !== undefined;
  const submit = async () => {
    if (!canConfirm || !(await authorizePurchase())) return;
    setConfirmed(summary);
    await confirm(summary, way === 'Card' ? card : undefined);
  };
  const words = confirmWords(subject.purpose, summary.toPayNow);
  return (
    <div className={styles.step}>
      {summary.lines.length > 0 && <Summary summary={summary} />}
      <form
        id={formId}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {ways.length > 1 && (
          <RadioGroup
            label="Hvordan vil du betale?"
            value={way}
            options={ways.map((value) => ({ value, label: WAYS[value] }))}
            onChange={(value) => {
              const next = ways.find((one) => one === value);
              if (next === undefined || isPaying) return;
              setChosen(next);
              dismiss();
            }}
          />
        )}
        {way === 'Card' && (
          <CardForm
            onFields={setCard}
            onSubmit={() => void submit()}
            isAsked={isAsked}
            onQuestion={setAsked}
          />
        )}
        {way === 'Vipps' && (
          <p className={styles.note}>Du går videre til Vipps og godkjenner der. Så kommer du tilbake hit.</p>
        )}
        {way === 'Known' && known !== undefined && (
          <p className={styles.note}>
            {known}{' '}
            <TextLink as={Link} to={customerLinks.changePaymentMethod()}>
              Bytt betalingsmåte
            </TextLink>
          </p>
        )}
        <ProblemNote
          phase={phase}
          isPinUnknown={hasFailed}
          onLookAgain={() => void lookAgain()}
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
          {words}
        </Button>
        <div className={styles.small}>
          <p role="status">
            {isWaiting && 'Et øyeblikk, det kan ta noen sekunder. Du trenger ikke trykke igjen.'}
          </p>
          {!isWaiting && (
            <p>
              Når du trykker «{words}», godtar du{' '}
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
