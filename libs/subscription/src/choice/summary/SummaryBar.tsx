import { useGetChangeSummaryQuery, useGetCustomerQuery, useGetProductsQuery } from '@tv/api-client';
import { Link } from '@tv/ssr';
import { Button } from '@tv/ui';
import { formatPricePerMonth } from '../../price/price.ts';
import { useNextStep } from '../page/useNextStep.ts';
import { changeTexts } from '../rules/changeTexts.ts';
import { productIdsOf, joinNames, parseChoice, productsOf, type Choice } from '../rules/choice.ts';
import { costOf, type Cost } from '../rules/cost.ts';
import { priceChangeText, initialPriceText } from '../rules/costTexts.ts';
import styles from './SummaryBar.module.css';

/** Price difference and start date of a change. */
function ChangeCost({ choice, ownIds }: { readonly choice: Choice; readonly ownIds: readonly string[] }) {
  const { data: products = [] } = useGetProductsQuery({});
  const { currentData: summary } = useGetChangeSummaryQuery(productIdsOf(choice));
  const { data: customer } = useGetCustomerQuery();
  const isFree = customer?.subscribedPackage?.state === 'FreeAccess';
  // Data errors are already reported.
  const currentChoice = parseChoice(products, ownIds, () => undefined).choice;
  const texts =
    summary === undefined || currentChoice === undefined
      ? { price: formatPricePerMonth(costOf(choice).perMonth), terms: '' }
      : changeTexts(summary, isFree ? 0 : costOf(currentChoice).perMonth);
  return (
    <span className={styles.cost}>
      <strong>{texts.price}</strong> {texts.terms}
    </span>
  );
}

const MAX_NAMES = 3;

function namesOf(choice: Choice): string {
  const { base, addOns } = choice;
  if (addOns.length < MAX_NAMES) return joinNames(productsOf(choice).map(({ name }) => name));
  return `${base.name} med ${addOns.length} tillegg`;
}

/** Sticky bar with products, price and the button to the next step. */
export function SummaryBar({ choice, cost }: { readonly choice: Choice; readonly cost: Cost }) {
  const nextStep = useNextStep();
  const priceChange = priceChangeText(cost);
  return (
    <section aria-label="Det du har valgt" className={styles.bar}>
      <div className={styles.inner}>
        <p role="status" className={styles.words}>
          <span className={styles.names}>{namesOf(choice)}</span>
          {nextStep.kind === 'change' ? (
            <ChangeCost choice={choice} ownIds={nextStep.ownIds} />
          ) : (
            <span className={styles.cost}>
              <strong>{initialPriceText(cost)}</strong>
              {priceChange === undefined ? '' : ` ${priceChange}`}
            </span>
          )}
        </p>
        <Button
          as={Link}
          to={nextStep.to(productIdsOf(choice))}
          variant="primary"
          size="large"
          className={styles.action}
        >
          Gå videre
        </Button>
      </div>
    </section>
  );
}
