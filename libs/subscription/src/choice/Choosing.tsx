import { memo, useDeferredValue } from 'react';
import { useAnalytics } from '@tv/analytics';
import type { Product } from '@tv/api-client';
import { useDevFlag } from '@tv/config';
import { Link } from '@tv/rendering';
import { customerLinks } from '@tv/routes';
import { Button } from '@tv/ui';
import { usePackageOf } from '../package/usePackageOf.ts';
import { VoucherField } from '../voucher/VoucherField.tsx';
import { useVoucher } from '../voucher/useVoucher.browser.ts';
import { isGoodFor, voucherWords } from '../voucher/voucherWords.ts';
import { AddOnList } from './AddOnList.tsx';
import { BaseChoice } from './BaseChoice.tsx';
import { ChannelWall } from './ChannelWall.tsx';
import styles from './ChoicePage.module.css';
import { Comparison } from './Comparison.tsx';
import { SummaryBar } from './SummaryBar.tsx';
import { idsOf, productsOf, standingOf, withBase, withToggled, type Choice } from './choice.ts';
import { withChosen } from './chosenAddress.ts';
import { costOf } from './cost.ts';
import type { ChoiceState } from './useChoice.ts';
import { useWayOn } from './useWayOn.ts';

interface ChoosingProps {
  readonly state: ChoiceState;
  readonly choice: Choice;
}

/** Returns a function that tracks `add_to_cart` (ANA-25). */
export function useAddToCart(): (product: Product) => void {
  const analytics = useAnalytics();
  return ({ id, name, price }) => analytics.push({ event: 'add_to_cart', products: [{ id, name, price }] });
}

// Memoized: they render with the deferred choice.
const LateWall = memo(ChannelWall);
const LateComparison = memo(Comparison);

/** The steps of the choice, and the summary bar. */
export function Choosing({ state: { products, report, choose }, choice }: ChoosingProps) {
  const addToCart = useAddToCart();
  const voucherInput = useVoucher();
  const sold = usePackageOf(productsOf(choice));
  const isNew = useWayOn().kind !== 'change';
  const chosenIds = idsOf(choice);
  const voucher = voucherInput.standing.kind === 'valid' ? voucherInput.standing.voucher : undefined;
  const cost = costOf(choice, {
    offersTrial: isNew && sold?.offersTrialPeriod === true,
    voucher: voucher && isGoodFor(voucher, chosenIds) ? voucher.discount : undefined,
  });
  // Sign-up experiment (CONF-15): contents before add-ons.
  const showsWallFirst = useDevFlag('signUpExperiment');
  const seen = useDeferredValue(choice);
  const wall = <LateWall choice={seen} />;
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name;
  return (
    <>
      <div className={styles.steps}>
        <div className={styles.step}>
          <BaseChoice
            products={products}
            chosen={choice.base}
            onChoose={(base) => {
              addToCart(base);
              choose((current) => withBase(current, base, report));
            }}
          />
          <LateComparison products={products} chosen={seen.base} />
        </div>
        {showsWallFirst && wall}
        <section aria-labelledby="legg-til" className={styles.step}>
          <h2 id="legg-til">Legg til det du vil ha mer av</h2>
          <AddOnList
            products={products}
            choice={choice}
            report={report}
            onToggle={(addOn) => {
              if (standingOf(addOn, choice, report).kind === 'free') addToCart(addOn);
              choose((current) => withToggled(current, addOn, report));
            }}
          />
          <p>
            <Button as={Link} to={`${customerLinks.upgrades()}${withChosen('', [choice.base.id])}`}>
              Se alt som passer med {choice.base.name}
            </Button>
          </p>
        </section>
        {!showsWallFirst && wall}
        <section aria-labelledby="rabattkode" className={styles.step}>
          <h2 id="rabattkode">Har du en rabattkode?</h2>
          <VoucherField
            voucherInput={voucherInput}
            describe={(given) => ({
              text: voucherWords(given, nameOf),
              isApplicable: isGoodFor(given, chosenIds),
            })}
          />
        </section>
      </div>
      <SummaryBar choice={choice} cost={cost} />
    </>
  );
}
