import type { Product } from '@tv/api-client';
import { CheckIcon, MinusIcon, VisuallyHidden } from '@tv/ui';
import { formatPricePerMonth } from '../../price/price.ts';
import { basesOf } from '../rules/choice.ts';
import { productTexts } from '../rules/productTexts.ts';
import styles from './BaseComparison.module.css';
import { useProductKeyOf } from './useProductKeyOf.ts';

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
  const keyOf = useProductKeyOf();
  const bases = basesOf(products).map((base) => ({ base, texts: productTexts(keyOf(base)) }));
  const services = [...new Set(bases.flatMap(({ texts }) => texts?.services ?? []))];
  const includes = products.filter(({ id, baseProduct }) =>
    baseProduct
      ? false
      : bases.some(({ base }) =>
          base.relations.some((one) => one.id === id && one.relationType === 'Included'),
        ),
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
        {includes.map(({ id, name }) =>
          row(name, ({ base }) => (
            <Mark has={base.relations.some((one) => one.id === id && one.relationType === 'Included')} />
          )),
        )}
        {row('Kan prøves først', ({ base }) => (
          <Mark has={base.allowInTrial} />
        ))}
        {row('Vanlig pris', ({ base }) => formatPricePerMonth(base.price))}
      </table>
    </details>
  );
}
