import type { Product } from '@tv/api-client';
import { CheckIcon } from '@tv/ui';
import { useProductKeyOf } from '../choice/page/useProductKeyOf.ts';
import { productTexts } from '../choice/rules/productTexts.ts';
import styles from './OwnedProducts.module.css';

export function OwnedProducts({ products }: { readonly products: readonly Product[] }) {
  const keyOf = useProductKeyOf();
  if (products.length === 0) return null;
  return (
    <ul aria-label="Produktene dine" className={styles.products}>
      {products.map((product) => (
        <li key={product.id} className={styles.product}>
          <CheckIcon />
          <span>
            <strong>{product.name}</strong>
            <span className={styles.text}>{productTexts(keyOf(product))?.text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
