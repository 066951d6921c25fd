import { Suspense, useState } from 'react';
import { useGetChangeSummaryQuery, useGetProductsQuery } from '@tv/api-client';
import { lazyWithPreload } from '@tv/lazy';
import { customerLinks } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, Cluster } from '@tv/ui';
import { RadioGroup } from '@tv/ui/radioGroup';
import { IncludedServices } from '../choice/page/IncludedServices.tsx';
import { PagePending } from '../frame/PageFrame.tsx';
import { lastDayText } from '../price/lastDayText.ts';
import styles from './Cancel.module.css';
import { CancelError } from './CancelError.tsx';
import { CancelFrame, type CancellableSubscription } from './CancelFrame.tsx';
import { CancelTimeline, type CancelTimelineStep } from './CancelTimeline.tsx';
import { retentionDiscount } from './retentionDiscount.ts';
import { useCancelSubscription } from './useCancelSubscription.ts';

// Rarely shown, and loads all payment code.
const RetentionOffer = lazyWithPreload(() => import('./RetentionOffer.tsx'), { critical: false }).component(
  ({ RetentionOffer }) => RetentionOffer,
);

/** `value`: contract name. */
const CANCEL_REASONS = [
  { value: 'TooExpensive', label: 'Det er for dyrt' },
  { value: 'TooLittleUse', label: 'Jeg ser for lite' },
  { value: 'MissingContent', label: 'Jeg savner noe å se' },
  { value: 'TechnicalTrouble', label: 'Det virker ikke som det skal' },
  { value: 'Other', label: 'Noe annet' },
] as const;

function timelineSteps({
  cancellation: { isTrial, until },
  subscription: { state, pendingProductIds },
}: CancellableSubscription): readonly CancelTimelineStep[] {
  const afterwards = {
    when: 'Etterpå',
    what: 'Abonnementet er avsluttet, og du betaler ikke mer. Kontoen og listen din ligger klar hvis du kommer tilbake.',
  };
  if (state === 'PastDue') {
    const what = 'Abonnementet avsluttes med en gang. Du blir ikke trukket for perioden som ikke er betalt.';
    return [{ when: 'I dag', what }, afterwards];
  }
  const hasPending = pendingProductIds !== undefined;
  const left =
    state === 'FreeAccess'
      ? 'så lenge du har gratis tilgang'
      : `ut ${isTrial ? 'prøveperioden' : 'perioden du har betalt for'}`;
  return [
    {
      when: 'I dag',
      what: `Du blir ikke trukket for noe.${hasPending ? ' Endringen du har bestilt, blir avbestilt.' : ''}`,
    },
    {
      when: until === undefined ? 'Når perioden er over' : `Til og med ${lastDayText(until)}`,
      what: `Alt virker som før, ${left}.`,
    },
    afterwards,
  ];
}

/** `/package/cancel/confirm`: consequences, retention offer, reason and button (SUB-25, SUB-30, ROUTE-69). */
export function CancelPage() {
  return (
    <CancelFrame title="Stopp abonnementet" lead="Slik blir det hvis du stopper.">
      {(running) => (
        <Suspense fallback={<OfferPending />}>
          <Confirm {...running} />
        </Suspense>
      )}
    </CancelFrame>
  );
}

function OfferPending() {
  return <PagePending label="Henter abonnementet ditt" />;
}

function Confirm({ cancellation, subscription }: CancellableSubscription) {
  const { phase, confirm } = useCancelSubscription();
  const [reason, setReason] = useState('');
  const offer = retentionDiscount(subscription);
  const { selectedProductIds } = subscription;
  const summary = useGetChangeSummaryQuery(selectedProductIds, {
    skip: offer === undefined,
    refetchOnMountOrArgChange: true,
  });
  const products = useGetProductsQuery({}, { skip: offer === undefined });
  // The offer is above the button and must not shift it; a refetch must not hide the form.
  const [isOfferReady, setIsOfferReady] = useState(false);
  if (!isOfferReady && !summary.isLoading && !products.isLoading) setIsOfferReady(true);
  if (!isOfferReady) return <OfferPending />;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <section aria-labelledby="dette-skjer" className={styles.part}>
          <h2 id="dette-skjer">Dette skjer</h2>
          <CancelTimeline label="Dette skjer" steps={timelineSteps({ cancellation, subscription })} />
        </section>
        <LostProducts productIds={subscription.selectedProductIds} />
      </div>
      <div className={styles.column}>
        {offer && summary.data && <RetentionOffer offer={offer} subscription={subscription} />}
        <section aria-labelledby="stopp" className={styles.part}>
          <h2 id="stopp">{offer ? 'Nei takk, stopp likevel' : 'Stopp abonnementet'}</h2>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              void confirm({ reason: reason === '' ? undefined : reason, productIds: [] });
            }}
          >
            <RadioGroup
              label="Hvorfor stopper du?"
              text="Du trenger ikke svare."
              value={reason}
              options={CANCEL_REASONS}
              onChange={setReason}
            />
            <CancelError phase={phase} />
            <Cluster>
              <Button
                type="submit"
                size="large"
                variant={offer ? 'secondary' : 'primary'}
                isLoading={phase === 'cancelling'}
              >
                Stopp abonnementet
              </Button>
              <Button as={Link} to={customerLinks.accountSubscription()} variant="quiet" size="large">
                Avbryt
              </Button>
            </Cluster>
          </form>
        </section>
      </div>
    </div>
  );
}

function LostProducts({ productIds }: { readonly productIds: readonly string[] }) {
  const { data } = useGetProductsQuery({});
  const products = productIds.flatMap((id) => data?.find((product) => product.id === id) ?? []);
  const base = products.find(({ baseProduct }) => baseProduct);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="dette-mister-du" className={styles.part}>
      <h2 id="dette-mister-du">Dette mister du</h2>
      <ul className={styles.names}>
        {products.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {base && <IncludedServices base={base} />}
    </section>
  );
}
