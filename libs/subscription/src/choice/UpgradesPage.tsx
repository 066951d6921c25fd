import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DocumentHead } from '@tv/config/head';
import { customerLinks, links } from '@tv/routes';
import { BackLink } from '../frame/BackLink.tsx';
import { usePackageOf } from '../package/usePackageOf.ts';
import { AddOnList } from './AddOnList.tsx';
import { ChoiceBoundary } from './ChoiceBoundary.tsx';
import styles from './ChoicePage.module.css';
import { useAddToCart } from './Choosing.tsx';
import { SummaryBar } from './SummaryBar.tsx';
import { idsOf, productsOf, standingOf, withToggled, type Choice } from './choice.ts';
import { withChosen } from './chosenAddress.ts';
import { costOf } from './cost.ts';
import { largestUpgrades } from './upgrades.ts';
import { useChoice, type ChoiceState } from './useChoice.ts';

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

function Upgrades({
  state: { products, report, choose },
  choice,
}: {
  readonly state: ChoiceState;
  readonly choice: Choice;
}) {
  const addToCart = useAddToCart();
  const { search } = useLocation();
  // After the first change, an empty selection is valid.
  const [hasChosen, setHasChosen] = useState(choice.addOns.length > 0);
  const shown: Choice = hasChosen
    ? choice
    : { base: choice.base, addOns: largestUpgrades(products, choice.base, report) };
  const sold = usePackageOf(productsOf(shown));
  return (
    <>
      <div className={styles.steps}>
        <header className={styles.step}>
          <BackLink to={`${links.signUp()}${withChosen(search, idsOf(shown))}`} name="Tilbake til pakkene" />
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
            if (standingOf(addOn, shown, report).kind === 'free') addToCart(addOn);
            setHasChosen(true);
            choose((current) => withToggled(hasChosen ? current : shown, addOn, report));
          }}
        />
      </div>
      <SummaryBar choice={shown} cost={costOf(shown, { offersTrial: sold?.offersTrialPeriod === true })} />
    </>
  );
}
