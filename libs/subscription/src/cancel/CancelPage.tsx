import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetChangeSummaryQuery, useGetProductsQuery } from '@tv/api-client';
import { lazyWithPreload } from '@tv/lazy';
import { readProductIds } from '@tv/routes';
import { classNames } from '@tv/ui';
import { RadioGroup } from '@tv/ui/radioGroup';
import { IncludedServices } from '../choice/page/IncludedServices.tsx';
import { joinNames } from '../choice/rules/choice.ts';
import { PagePending, PageEmpty } from '../frame/PageFrame.tsx';
import { Section } from '../frame/Section.tsx';
import { lastDayText } from '../price/lastDayText.ts';
import styles from './Cancel.module.css';
import { CancelForm } from './CancelForm.tsx';
import { CancelFrame, type CancellableSubscription } from './CancelFrame.tsx';
import { selectTrialProducts } from './cancellationStatus.ts';
import { retentionDiscount } from './retentionDiscount.ts';

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
  const left =
    state === 'FreeAccess'
      ? 'så lenge du har gratis tilgang'
      : `ut ${isTrial ? 'prøveperioden' : 'perioden du har betalt for'}`;
  return [
    {
      when: 'I dag',
      what: `Du blir ikke trukket for noe.${pendingProductIds ? ' Endringen du har bestilt, blir avbestilt.' : ''}`,
    },
    { when: lastDayOr('Når perioden er over', until), what: `Alt virker som før, ${left}.` },
    afterwards,
  ];
}

const lastDayOr = (fallback: string, until: number | undefined): string =>
  until === undefined ? fallback : `Til og med ${lastDayText(until)}`;

/** `/package/cancel/confirm`: consequences, retention offer, reason and button (SUB-25, SUB-30, ROUTE-69). */
export function CancelPage() {
  return (
    <CancelFrame title="Stopp abonnementet" lead="Slik blir det hvis du stopper.">
      {(running) => (
        <Suspense fallback={<PagePending />}>
          <Confirm {...running} />
        </Suspense>
      )}
    </CancelFrame>
  );
}

function Confirm({ cancellation, subscription }: CancellableSubscription) {
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
  if (!isOfferReady) return <PagePending />;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Section title="Dette skjer" className={styles.part}>
          <CancelTimeline steps={timelineSteps({ cancellation, subscription })} />
        </Section>
        <LostProducts productIds={subscription.selectedProductIds} />
      </div>
      <div className={styles.column}>
        {offer && summary.data && <RetentionOffer offer={offer} subscription={subscription} />}
        <Section title={offer ? 'Nei takk, stopp likevel' : 'Stopp abonnementet'} className={styles.part}>
          <CancelForm
            request={{ reason: reason === '' ? undefined : reason, productIds: [] }}
            submit="Stopp abonnementet"
            isSecondary={offer !== undefined}
          >
            <RadioGroup
              label="Hvorfor stopper du?"
              text="Du trenger ikke svare."
              value={reason}
              options={CANCEL_REASONS}
              onChange={setReason}
            />
          </CancelForm>
        </Section>
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
    <Section title="Dette mister du" className={styles.part}>
      <ul className={styles.names}>
        {products.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {base && <IncludedServices base={base} />}
    </Section>
  );
}

interface CancelTimelineStep {
  readonly when: string;
  readonly what: string;
}

/** Consequences of cancelling, in order of time. */
function CancelTimeline({ steps }: { readonly steps: readonly CancelTimelineStep[] }) {
  return (
    <ol aria-label="Dette skjer" className={styles.timeline}>
      {steps.map(({ when, what }) => (
        <li key={when} className={styles.step}>
          <strong>{when}</strong>
          <span className={styles.what}>{what}</span>
        </li>
      ))}
    </ol>
  );
}

/** `/package/cancel/trial?productIds=…`: cancels the trial of these products (SUB-31, ROUTE-71, ROUTE-72). */
export function CancelTrialPage() {
  const { search } = useLocation();
  return (
    <CancelFrame title="Stopp prøveperioden" lead="Du kan prøve ut tiden, og blir ikke trukket etterpå.">
      {(running) => <ConfirmTrial {...running} requestedIds={readProductIds(search)} />}
    </CancelFrame>
  );
}

function ConfirmTrial({
  cancellation: { until },
  subscription,
  requestedIds,
}: CancellableSubscription & { readonly requestedIds: readonly string[] }) {
  const { data } = useGetProductsQuery({});
  const { productIds, isReduced } = selectTrialProducts(requestedIds, subscription);
  if (productIds.length === 0) {
    return (
      <PageEmpty
        title="Dette er ikke i en prøveperiode"
        text="Ingenting er stoppet. Det kan være stoppet før, eller prøveperioden kan være over."
      />
    );
  }
  const names = productIds.map((id) => data?.find((product) => product.id === id)?.name ?? id);
  const endsSubscription =
    data?.some(({ id, baseProduct }) => baseProduct && productIds.includes(id)) === true;
  return (
    <Section title={`Du stopper ${joinNames(names)}`} className={classNames(styles.part, styles.alone)}>
      <CancelTimeline
        steps={[
          { when: 'I dag', what: 'Du blir ikke trukket for noe.' },
          {
            when: lastDayOr('Når prøveperioden er over', until),
            what: 'Alt virker som før, ut prøveperioden.',
          },
          {
            when: 'Etterpå',
            what: endsSubscription
              ? 'Abonnementet er avsluttet, og du betaler ikke for noe.'
              : 'Det du har stoppet, er borte, og du betaler ikke for det.',
          },
        ]}
      />
      <CancelForm request={{ productIds }} submit="Stopp prøveperioden">
        {isReduced && (
          <p className={styles.muted}>
            Noe av det du ville stoppe, er ikke i en prøveperiode. Det blir ikke rørt.
          </p>
        )}
      </CancelForm>
    </Section>
  );
}
