import { useGetProductsQuery, type Subscription } from '@tv/api-client';
import { customerLinks } from '@tv/routes';
import { Link } from '@tv/ssr';
import { formatLongDate } from '@tv/time';
import { Button } from '@tv/ui';
import { joinNames } from '../choice/rules/choice.ts';
import styles from './PendingDowngrade.module.css';

interface PendingDowngradeProps {
  /** Epoch milliseconds. */
  readonly date: number | undefined;
  readonly subscription: Subscription | null | undefined;
}

/** A scheduled downgrade, with a button to undo it. */
export function PendingDowngrade({ date, subscription }: PendingDowngradeProps) {
  const { data: products } = useGetProductsQuery({});
  const ids = subscription?.pendingProductIds ?? [];
  const names = ids.flatMap((id) => products?.find((product) => product.id === id)?.name ?? []);
  const from = date === undefined ? 'Fra neste betaling' : `Fra ${formatLongDate(date)}`;
  return (
    <div className={styles.note}>
      <p>
        {from} {names.length === 0 ? 'endres abonnementet ditt' : `har du ${joinNames(names)}`}. Til da har du
        alt som nå.
      </p>
      <Button as={Link} to={customerLinks.purchaseFor('behold')} size="small">
        Behold abonnementet
      </Button>
    </div>
  );
}
