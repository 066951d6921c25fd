import { Link } from '@tv/rendering';
import { Button } from '@tv/ui';
import styles from './SummaryBar.module.css';
import { idsOf, inWords, productsOf, type Choice } from './choice.ts';
import type { Cost } from './cost.ts';
import { priceLater, priceNow } from './costWords.ts';
import { useWayOn } from './useWayOn.ts';

interface SummaryBarProps {
  readonly choice: Choice;
  readonly cost: Cost;
}

/** What is chosen and what it costs, always in sight, and the way on. */
export function SummaryBar({ choice, cost }: SummaryBarProps) {
  const wayOn = useWayOn();
  const later = priceLater(cost);
  return (
    <section aria-label="Det du har valgt" className={styles.bar}>
      <div className={styles.inner}>
        <p role="status" className={styles.words}>
          <span className={styles.names}>{inWords(productsOf(choice).map(({ name }) => name))}</span>
          <span className={styles.cost}>
            <strong>{priceNow(cost)}</strong>
            {later === undefined ? '' : ` ${later}`}
          </span>
        </p>
        <Button
          as={Link}
          to={wayOn.to(idsOf(choice))}
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
