import type { ReactNode } from 'react';
import {
  useGetBillingProviderQuery,
  useGetPaymentMethodQuery,
  useGetWalletAgreementQuery,
  type BillingProvider,
  type PaymentMethod,
  type WalletAgreement,
} from '@tv/api-client';
import { useBrand } from '@tv/config';
import { customerLinks } from '@tv/routes';
import { Link } from '@tv/ssr';
import { formatLongDate, MINUTE_MS, useNow } from '@tv/time';
import { Button, CardIcon, VisuallyHidden, WarningIcon } from '@tv/ui';
import { PageFailure, PagePending } from '../frame/PageFrame.tsx';
import { Section } from '../frame/Section.tsx';
import { formatPhone } from '../phone/norwegianPhone.ts';
import styles from './Billing.module.css';
import { paymentMethodLabel } from './billingTexts.ts';
import { cardExpiryWarning, type CardExpiryWarning } from './cardExpiry.ts';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.warning}>
      <WarningIcon />
      <span>{children}</span>
    </p>
  );
}

/** @param nextPayment  epoch milliseconds */
function cardWarningText(warning: CardExpiryWarning, nextPayment: number | undefined): string {
  const when = nextPayment === undefined ? '' : ` ${formatLongDate(nextPayment)}`;
  const texts = {
    expired: 'Kortet har gått ut. Legg inn et nytt, så går neste betaling gjennom.',
    beforeNextPayment: `Kortet går ut før neste betaling${when}. Legg inn et nytt før den tid.`,
    soon: 'Kortet går snart ut. Legg inn et nytt i god tid.',
  };
  return texts[warning];
}

const AGREEMENT_STATUSES: Readonly<Record<string, string>> = {
  Active: 'Aktiv',
  Pending: 'Venter på at du godkjenner i Vipps',
  Stopped: 'Stoppet',
  Expired: 'Utløpt',
};

const isAgreementEnded = (agreement: WalletAgreement | null): boolean =>
  agreement === null || agreement.status === 'Stopped' || agreement.status === 'Expired';

interface MethodProps extends Pick<PaymentMethodSectionProps, 'nextPayment' | 'hasUpcomingPayment'> {
  readonly method: PaymentMethod;
  readonly provider: BillingProvider;
  readonly agreement: WalletAgreement | null;
}

function Method({ method, provider, agreement, nextPayment, hasUpcomingPayment }: MethodProps) {
  const { displayName } = useBrand();
  const now = useNow(MINUTE_MS);
  const { text, screenReaderText } = paymentMethodLabel(method);
  const { expiry } = method;
  const warning =
    hasUpcomingPayment && method.type === 'Card' && expiry !== undefined
      ? cardExpiryWarning(expiry, now, nextPayment)
      : undefined;
  const isAgreementMissing =
    method.type === 'Vipps' && nextPayment !== undefined && isAgreementEnded(agreement);
  const billers: Readonly<Record<BillingProvider, string>> = {
    Card: displayName,
    Vipps: `Vipps, på vegne av ${displayName}`,
    None: 'Ingen',
  };
  return (
    <>
      <p className={styles.method}>
        <CardIcon />
        <span aria-hidden="true">{text}</span>
        <VisuallyHidden>{screenReaderText}</VisuallyHidden>
      </p>
      <dl className={styles.facts}>
        {expiry !== undefined && <Fact name="Utløper">{expiry}</Fact>}
        {agreement && (
          <Fact name="Avtale i Vipps">
            {AGREEMENT_STATUSES[agreement.status] ?? 'Ukjent. Ta kontakt med kundeservice.'}
            {agreement.phoneNumber !== undefined && `, ${formatPhone(agreement.phoneNumber)}`}
          </Fact>
        )}
        <Fact name="Trekkes av">{billers[provider]}</Fact>
      </dl>
      {warning !== undefined && <Warning>{cardWarningText(warning, nextPayment)}</Warning>}
      {isAgreementMissing && (
        <Warning>Avtalen i Vipps gjelder ikke lenger. Bytt betalingsmåte før neste betaling.</Warning>
      )}
    </>
  );
}

interface PaymentMethodSectionProps {
  /** Epoch milliseconds; undefined if none or unknown. */
  readonly nextPayment: number | undefined;
  readonly hasUpcomingPayment: boolean;
  readonly canChange: boolean;
}

/** Payment method and who charges it (PAY-03, PAY-04). */
export function PaymentMethodSection({
  nextPayment,
  hasUpcomingPayment,
  canChange,
}: PaymentMethodSectionProps) {
  const method = useGetPaymentMethodQuery();
  const provider = useGetBillingProviderQuery();
  const agreement = useGetWalletAgreementQuery();
  const failed = [method, provider, agreement].filter(
    (one) => one.data === undefined && one.error !== undefined,
  );
  return (
    <Section title="Slik betaler du" className={styles.card} titleClassName={styles.title}>
      {/* While fetching, the cached method may be outdated. */}
      {failed.length > 0 ? (
        <PageFailure
          text="Vi fikk ikke hentet hvordan du betaler."
          onRetry={() => failed.forEach((one) => void one.refetch())}
          isRetrying={failed.some((one) => one.isFetching)}
        />
      ) : method.isFetching || method.data === undefined || !provider.data || agreement.data === undefined ? (
        <PagePending label="Henter hvordan du betaler" />
      ) : (
        <>
          {method.data === null || method.data.type === 'None' ? (
            <p>Du har ikke lagt inn noen betalingsmåte.</p>
          ) : (
            <Method
              method={method.data}
              provider={provider.data}
              agreement={agreement.data}
              nextPayment={nextPayment}
              hasUpcomingPayment={hasUpcomingPayment}
            />
          )}
          {canChange && (
            <p>
              <Button as={Link} to={customerLinks.changePaymentMethod()}>
                Bytt betalingsmåte
              </Button>
            </p>
          )}
        </>
      )}
    </Section>
  );
}
