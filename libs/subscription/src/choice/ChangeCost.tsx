import { useGetChangeSummaryQuery, useGetCustomerQuery, useGetProductsQuery } from '@tv/api-client';
import { kronerPerMonth } from '../price/kroner.ts';
import styles from './SummaryBar.module.css';
import { changeWords } from './changeWords.ts';
import { idsOf, readChoice, type Choice } from './choice.ts';
import { costOf } from './cost.ts';

interface ChangeCostProps {
  readonly choice: Choice;
  /** What the customer has now. */
  readonly ownIds: readonly string[];
}

/** What the choice means for a customer who has something already: the difference now and each month, and from when. */
export function ChangeCost({ choice, ownIds }: ChangeCostProps) {
  const { data: products = [] } = useGetProductsQuery({});
  const { currentData: summary } = useGetChangeSummaryQuery(idsOf(choice));
  const { data: customer } = useGetCustomerQuery();
  const isFree = customer?.subscribedPackage?.state === 'FreeAccess';
  // What is wrong with the data has been told where it was chosen from.
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
