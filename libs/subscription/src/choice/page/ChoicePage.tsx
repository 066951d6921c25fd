import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DocumentHead } from '@tv/config/head';
import { links, customerLinks } from '@tv/routes';
import { BackLink } from '../../frame/BackLink.tsx';
import { useMatchingPackage } from '../../package/useMatchingPackage.ts';
import { productIdsOf, productsOf, addOnStatusOf, toggleAddOn, type Choice } from '../rules/choice.ts';
import { withProductIds } from '../rules/choiceQuery.ts';
import { costOf } from '../rules/cost.ts';
import { largestUpgrades } from '../rules/largestUpgrades.ts';
import { SummaryBar } from '../summary/SummaryBar.tsx';
import { AddOnList } from './AddOnList.tsx';
import { ChoiceBoundary } from './ChoiceBoundary.tsx';
import { ChoiceHeader } from './ChoiceHeader.tsx';
import styles from './ChoicePage.module.css';
import { ChoiceSteps, useTrackAddToCart, type ChoiceStepsProps } from './ChoiceSteps.tsx';
import { useChoice } from './useChoice.ts';

/** `/bli-kunde` (ROUTE-46, SIGNUP-03). */
export function ChoicePage() {
  const state = useChoice();
  return (
    <div className={styles.page}>
      <DocumentHead
        title="Bli kunde"
        description="Velg pakken din. Ingen bindingstid: du kan bytte eller stoppe når du vil."
        path={links.signUp()}
      />
      <ChoiceHeader />
      <ChoiceBoundary state={state}>
        {(choice) => <ChoiceSteps state={state} choice={choice} />}
      </ChoiceBoundary>
    </div>
  );
}

/** `/bli-kunde/tilpass`: preselects the largest valid set of add-ons (ROUTE-49). */
export function UpgradesPage() {
  const state = useChoice();
  return (
    <div className={styles.page}>
      <DocumentHead title="Få mest mulig ut av pakken" path={customerLinks.upgrades()} />
      <ChoiceBoundary state={state}>{(choice) => <Upgrades state={state} choice={choice} />}</ChoiceBoundary>
    </div>
  );
}

function Upgrades({ state: { products, report, updateChoice }, choice }: ChoiceStepsProps) {
  const trackAddToCart = useTrackAddToCart();
  const { search } = useLocation();
  // After the first change, an empty selection is valid.
  const [hasChosen, setHasChosen] = useState(choice.addOns.length > 0);
  const shown: Choice = hasChosen
    ? choice
    : { base: choice.base, addOns: largestUpgrades(products, choice.base, report) };
  const matchingPackage = useMatchingPackage(productsOf(shown));
  return (
    <>
      <div className={styles.steps}>
        <header className={styles.step}>
          <BackLink
            to={`${links.signUp()}${withProductIds(search, productIdsOf(shown))}`}
            name="Tilbake til pakkene"
          />
          <h1>Alt som passer med {choice.base.name}</h1>
          <p className={styles.lead}>
            Vi har valgt så mye som kan kombineres. Ta bort det du ikke vil ha: prisen følger med.
          </p>
        </header>
        <AddOnList
          products={products}
          choice={shown}
          report={report}
          onToggle={(addOn) => {
            if (addOnStatusOf(addOn, shown, report).kind === 'free') trackAddToCart(addOn);
            setHasChosen(true);
            updateChoice((current) => toggleAddOn(hasChosen ? current : shown, addOn, report));
          }}
        />
      </div>
      <SummaryBar
        choice={shown}
        cost={costOf(shown, { offersTrial: matchingPackage?.offersTrialPeriod === true })}
      />
    </>
  );
}
