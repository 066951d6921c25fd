import { useNavigate } from 'react-router-dom';
import { useSession } from '@tv/auth';
import { useToast } from '@tv/ui';
import { receiptPath } from '../../receipt/receiptRecord.ts';
import type { PaymentOutcome } from '../intent/pay.ts';
import { paymentErrorText } from './paymentErrors.ts';

function isOutcomeUnknown(outcome: PaymentOutcome | undefined): boolean {
  if (outcome?.kind === 'refused' || outcome?.kind === 'signedOut') return outcome.mayBeCharged;
  return outcome?.kind === 'unknown';
}

/** Returns a function that shows a payment result as a toast, for customers who have left the page. */
export function usePaymentToast(): (outcome: PaymentOutcome | undefined) => void {
  const session = useSession();
  const navigate = useNavigate();
  const showToast = useToast();
  return (outcome) => {
    if (isOutcomeUnknown(outcome)) {
      showToast({
        kind: 'error',
        title: 'Vi vet ikke om bestillingen din gikk gjennom',
        text: 'Se Betaling før du prøver igjen.',
      });
    } else if (outcome?.kind === 'refused') {
      showToast({
        kind: 'error',
        title: 'Bestillingen din gikk ikke gjennom',
        text: paymentErrorText(outcome.code),
      });
    }
    if (outcome?.kind !== 'done') return;
    // Without the claims-changed event, which would leave some pages (AUTH-30).
    void session.tokens.renew();
    const { intent } = outcome;
    if (intent.purpose === 'method') {
      showToast({ kind: 'success', title: 'Den nye betalingsmåten er lagret' });
      return;
    }
    showToast({
      kind: 'success',
      title: 'Bestillingen din er gjennomført',
      action: { label: 'Se kvitteringen', onSelect: () => void navigate(receiptPath(intent)) },
    });
  };
}
