import type { Product } from '@tv/api-client';
import { CheckIcon, MinusIcon, VisuallyHidden } from '@tv/ui';
import { formatPricePerMonth } from '../../price/price.ts';
import { basesOf } from '../rules/choice.ts';
import styles from './BaseComparison.module.css';
import { useProductTexts } from './useProductTexts.ts';

interface BaseComparisonProps {
  readonly products: readonly Product[];
  readonly chosen: Product;
}

function Mark({ has }: { readonly has: boolean }) {
  return (
    <>
      {has ? <CheckIcon className={styles.yes} /> : <MinusIcon className={styles.no} />}
      <VisuallyHidden>{has ? 'Ja' : 'Nei'}</VisuallyHidden>
    </>
  );
}

/** Table that compares the base products. */
export function BaseComparison({ products, chosen }: BaseComparisonProps) {
  const textsOf = useProductTexts();
  const bases = basesOf(products).map((base) => ({ base, texts: textsOf(base) }));
  const services = [...new Set(bases.flatMap(({ texts }) => texts?.services ?? []))];
  const isIncluded = (base: Product, addOnId: string): boolean =>
    base.relations.some(({ id, relationType }) => id === addOnId && relationType === 'Included');
  const includes = products.filter(
    ({ id, baseProduct }) => !baseProduct && bases.some(({ base }) => isIncluded(base, id)),
  );
  const column = ({ base }: (typeof bases)[number]) => (base.id === chosen.id ? styles.chosen : undefined);
  const row = (name: string, cell: (one: (typeof bases)[number]) => React.ReactNode) => (
    <tbody key={name}>
      <tr>
        <th scope="rowgroup" colSpan={bases.length} className={styles.feature}>
          {name}
        </th>
      </tr>
      <tr>
        {bases.map((one) => (
          <td key={one.base.id} className={column(one)}>
            {cell(one)}
          </td>
        ))}
      </tr>
    </tbody>
  );
  return (
    <details className={styles.comparison}>
      <summary className={styles.summary}>Sammenlign grunnpakkene</summary>
      <table className={styles.table}>
        <caption className={styles.caption}>
          <VisuallyHidden>Grunnpakkene ved siden av hverandre</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {bases.map((one) => (
              <th key={one.base.id} scope="col" className={column(one)}>
                {one.base.name}
              </th>
            ))}
          </tr>
        </thead>
        {row('Kanaler', ({ texts }) => texts?.channels ?? '–')}
        {services.map((service) =>
          row(service, ({ texts }) => <Mark has={texts?.services?.includes(service) ?? false} />),
        )}
        {includes.map(({ id, name }) => row(name, ({ base }) => <Mark has={isIncluded(base, id)} />))}
        {row('Kan prøves først', ({ base }) => (
          <Mark has={base.allowInTrial} />
        ))}
        {row('Vanlig pris', ({ base }) => formatPricePerMonth(base.price))}
      </table>
    </details>
  );
}
