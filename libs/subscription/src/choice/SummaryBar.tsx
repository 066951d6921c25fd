import { Link } from '@tv/rendering';
import { Button } from '@tv/ui';
import { ChangeCost } from './ChangeCost.tsx';
import styles from './SummaryBar.module.css';
import { idsOf, inWords, productsOf, type Choice } from './choice.ts';
import type { Cost } from './cost.ts';
import { priceLater, priceNow } from './costWords.ts';
import { useWayOn } from './useWayOn.ts';

interface SummaryBarProps {
  readonly choice: Choice;
  readonly cost: Cost;
}

const MOST_NAMES = 3;

function namesOf(choice: Choice): string {
  const { base, addOns } = choice;
  if (addOns.length < MOST_NAMES) return inWords(productsOf(choice).map(({ name }) => name));
  return `${base.name} med ${addOns.length} tillegg`;
}

/** Sticky bar with products, price and the button to the next step. */
export function SummaryBar({ choice, cost }: SummaryBarProps) {
  const wayOn = useWayOn();
  const later = priceLater(cost);
  return (
    <section aria-label="Det du har valgt" className={styles.bar}>
      <div className={styles.inner}>
        <p role="status" className={styles.words}>
          <span className={styles.names}>{namesOf(choice)}</span>
          {wayOn.kind === 'change' ? (
            <ChangeCost choice={choice} ownIds={wayOn.ownIds} />
          ) : (
            <span className={styles.cost}>
              <strong>{priceNow(cost)}</strong>
              {later === undefined ? '' : ` ${later}`}
            </span>
          )}
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
