import { memo, useDeferredValue } from 'react';
import { useAnalytics } from '@tv/analytics';
import type { Product } from '@tv/api-client';
import { useDevFlag } from '@tv/config';
import { customerLinks } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button } from '@tv/ui';
import { Section } from '../../frame/Section.tsx';
import { useMatchingPackage } from '../../package/useMatchingPackage.ts';
import { VoucherField } from '../../voucher/VoucherField.tsx';
import { useVoucherInput } from '../../voucher/useVoucherInput.browser.ts';
import { isVoucherApplicable, voucherText } from '../../voucher/voucherText.ts';
import {
  productIdsOf,
  productsOf,
  addOnStatusOf,
  changeBase,
  toggleAddOn,
  type Choice,
} from '../rules/choice.ts';
import { withProductIds } from '../rules/choiceQuery.ts';
import { costOf } from '../rules/cost.ts';
import { SummaryBar } from '../summary/SummaryBar.tsx';
import { AddOnList } from './AddOnList.tsx';
import { BaseComparison } from './BaseComparison.tsx';
import { BaseProductPicker } from './BaseProductPicker.tsx';
import styles from './ChoicePage.module.css';
import { PackageContents } from './PackageContents.tsx';
import type { ChoiceState } from './useChoice.ts';
import { useNextStep } from './useNextStep.ts';

export interface ChoiceStepsProps {
  readonly state: ChoiceState;
  readonly choice: Choice;
}

/** Returns a function that tracks `add_to_cart` (ANA-25). */
export function useTrackAddToCart(): (product: Product) => void {
  const analytics = useAnalytics();
  return ({ id, name, price }) => analytics.push({ event: 'add_to_cart', products: [{ id, name, price }] });
}

// Memoized: they render with the deferred choice.
const MemoPackageContents = memo(PackageContents);
const MemoBaseComparison = memo(BaseComparison);

/** The steps of the choice, and the summary bar. */
export function ChoiceSteps({ state: { products, report, updateChoice }, choice }: ChoiceStepsProps) {
  const trackAddToCart = useTrackAddToCart();
  const voucherInput = useVoucherInput();
  const matchingPackage = useMatchingPackage(productsOf(choice));
  const isNew = useNextStep().kind !== 'change';
  const chosenIds = productIdsOf(choice);
  const voucher = voucherInput.status.kind === 'valid' ? voucherInput.status.voucher : undefined;
  const cost = costOf(choice, {
    offersTrial: isNew && matchingPackage?.offersTrialPeriod === true,
    voucher: voucher && isVoucherApplicable(voucher, chosenIds) ? voucher.discount : undefined,
  });
  // Sign-up experiment (CONF-15): contents before add-ons.
  const showsContentsFirst = useDevFlag('signUpExperiment');
  const deferredChoice = useDeferredValue(choice);
  const packageContents = <MemoPackageContents choice={deferredChoice} />;
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name;
  return (
    <>
      <div className={styles.steps}>
        <div className={styles.step}>
          <BaseProductPicker
            products={products}
            chosen={choice.base}
            onChoose={(base) => {
              trackAddToCart(base);
              updateChoice((current) => changeBase(current, base, report));
            }}
          />
          <MemoBaseComparison products={products} chosen={deferredChoice.base} />
        </div>
        {showsContentsFirst && packageContents}
        <Section title="Legg til det du vil ha mer av" className={styles.step}>
          <AddOnList
            products={products}
            choice={choice}
            report={report}
            onToggle={(addOn) => {
              if (addOnStatusOf(addOn, choice, report).kind === 'free') trackAddToCart(addOn);
              updateChoice((current) => toggleAddOn(current, addOn, report));
            }}
          />
          <p>
            <Button as={Link} to={`${customerLinks.upgrades()}${withProductIds('', [choice.base.id])}`}>
              Se alt som passer med {choice.base.name}
            </Button>
          </p>
        </Section>
        {!showsContentsFirst && packageContents}
        <Section title="Har du en rabattkode?" className={styles.step}>
          <VoucherField
            voucherInput={voucherInput}
            describe={(given) => ({
              text: voucherText(given, nameOf),
              isApplicable: isVoucherApplicable(given, chosenIds),
            })}
          />
        </Section>
      </div>
      <SummaryBar choice={choice} cost={cost} />
    </>
  );
}
