import { useGetChangeSummaryQuery, useGetCustomerQuery, useGetProductsQuery } from '@tv/api-client';
import { kronerPerMonth } from '../price/kroner.ts';
import styles from './SummaryBar.module.css';
import { changeWords } from './changeWords.ts';
import { idsOf, readChoice, type Choice } from './choice.ts';
import { costOf } from './cost.ts';

interface ChangeCostProps {
  readonly choice: Choice;
  readonly ownIds: readonly string[];
}

/** Price difference and start date of a change. */
export function ChangeCost({ choice, ownIds }: ChangeCostProps) {
  const { data: products = [] } = useGetProductsQuery({});
  const { currentData: summary } = useGetChangeSummaryQuery(idsOf(choice));
  const { data: customer } = useGetCustomerQuery();
  const isFree = customer?.subscribedPackage?.state === 'FreeAccess';
  // Data errors are already reported.
  const own = readChoice(products, ownIds, () => undefined).choice;
  const words =
    summary === undefined || own === undefined
      ? { price: kronerPerMonth(costOf(choice).perMonth), terms: '' }
      : changeWords(summary, isFree ? 0 : costOf(own).perMonth);
  return (
    <span className={styles.cost}>
      <strong>{words.price}</strong> {words.terms}
    </span>
  );
}
