import { useGetChangeSummaryQuery, useGetCustomerQuery, useGetProductsQuery } from '@tv/api-client';
import { formatPricePerMonth } from '../../price/formatPrice.ts';
import { changeTexts } from '../rules/changeTexts.ts';
import { productIdsOf, parseChoice, type Choice } from '../rules/choice.ts';
import { costOf } from '../rules/cost.ts';
import styles from './SummaryBar.module.css';

interface ChangeCostProps {
  readonly choice: Choice;
  readonly ownIds: readonly string[];
}

/** Price difference and start date of a change. */
export function ChangeCost({ choice, ownIds }: ChangeCostProps) {
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
