import { useLocation } from 'react-router-dom';
import { useGetProductsQuery } from '@tv/api-client';
import { customerLinks, readProductIds } from '@tv/routes';
import { classNames } from '@tv/ui';
import { joinNames } from '../choice/rules/choice.ts';
import { PageEmpty } from '../frame/PageFrame.tsx';
import { Section } from '../frame/Section.tsx';
import { lastDayText } from '../price/lastDayText.ts';
import styles from './Cancel.module.css';
import { CancelForm } from './CancelForm.tsx';
import { CancelFrame, type CancellableSubscription } from './CancelFrame.tsx';
import { CancelTimeline } from './CancelTimeline.tsx';
import { selectTrialProducts } from './cancellationStatus.ts';

/** `/package/cancel/trial?productIds=…`: cancels the trial of these products (SUB-31, ROUTE-71, ROUTE-72). */
export function CancelTrialPage() {
  const { search } = useLocation();
  return (
    <CancelFrame title="Stopp prøveperioden" lead="Du kan prøve ut tiden, og blir ikke trukket etterpå.">
      {(running) => <Confirm {...running} requestedIds={readProductIds(search)} />}
    </CancelFrame>
  );
}

function Confirm({
  cancellation,
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
        link={{ to: customerLinks.accountSubscription(), text: 'Se abonnementet ditt' }}
      />
    );
  }
  const names = productIds.map((id) => data?.find((product) => product.id === id)?.name ?? id);
  const endsSubscription =
    data?.some(({ id, baseProduct }) => baseProduct && productIds.includes(id)) === true;
  const last =
    cancellation.until === undefined
      ? 'Når prøveperioden er over'
      : `Til og med ${lastDayText(cancellation.until)}`;
  return (
    <Section title={`Du stopper ${joinNames(names)}`} className={classNames(styles.part, styles.alone)}>
      <CancelTimeline
        steps={[
          { when: 'I dag', what: 'Du blir ikke trukket for noe.' },
          { when: last, what: 'Alt virker som før, ut prøveperioden.' },
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
