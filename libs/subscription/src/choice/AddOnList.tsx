import { pricePeriods, type Product } from '@tv/api-client';
import { CheckIcon } from '@tv/ui';
import { kronerPerMonth } from '../price/kroner.ts';
import styles from './AddOnList.module.css';
import { addOnGroups } from './addOnGroups.ts';
import { inWords, standingOf, type AddOnStanding, type Choice, type ReportError } from './choice.ts';
import { productWords } from './productWords.ts';
import { useProductKeys } from './useProductKeys.ts';
import { useWayOn } from './useWayOn.ts';

interface AddOnListProps {
  readonly products: readonly Product[];
  readonly choice: Choice;
  readonly report: ReportError;
  readonly onToggle: (addOn: Product) => void;
}

/** Grouped add-ons; unavailable ones show the reason (PKG-09, PKG-17). */
export function AddOnList({ products, choice, report, onToggle }: AddOnListProps) {
  const keyOf = useProductKeys();
  const groups = addOnGroups(
    products.filter(({ baseProduct }) => !baseProduct),
    keyOf,
  );
  return (
    <div className={styles.groups}>
      {groups.map(({ title, addOns }) => (
        <fieldset key={title} className={styles.group}>
          <legend className={styles.title}>{title}</legend>
          <div className={styles.rows}>
            {addOns.map((addOn) => (
              <AddOnRow
                key={addOn.id}
                addOn={addOn}
                text={productWords(keyOf(addOn))?.text}
                standing={standingOf(addOn, choice, report)}
                baseName={choice.base.name}
                onToggle={() => onToggle(addOn)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

interface AddOnRowProps {
  readonly addOn: Product;
  readonly text: string | undefined;
  readonly standing: AddOnStanding;
  readonly baseName: string;
  readonly onToggle: () => void;
}

/** undefined if the add-on can be chosen. */
function reasonOf(standing: AddOnStanding, baseName: string): string | undefined {
  switch (standing.kind) {
    case 'included':
      return `Inkludert i ${baseName}`;
    case 'excluded':
      return `Kan ikke kombineres med ${inWords(standing.by.map(({ name }) => name))}`;
    case 'unknown':
      return 'Kan ikke bestilles akkurat nå';
    case 'chosen':
    case 'free':
      return undefined;
  }
}

function AddOnRow({ addOn, text, standing, baseName, onToggle }: AddOnRowProps) {
  const reason = reasonOf(standing, baseName);
  const isIncluded = standing.kind === 'included';
  const { id, name, price } = addOn;
  const isOwn = useWayOn().ownIds.includes(id);
  return (
    <label className={styles.row} data-standing={standing.kind}>
      {isIncluded ? (
        <CheckIcon className={styles.included} />
      ) : (
        <input
          type="checkbox"
          checked={standing.kind === 'chosen'}
          disabled={reason !== undefined}
          onChange={onToggle}
          aria-labelledby={`add-on-${id}-name`}
          aria-describedby={`add-on-${id}`}
          className={styles.input}
        />
      )}
      <span id={`add-on-${id}-name`} className={styles.name}>
        {name}
      </span>
      <span className={styles.price}>
        {isIncluded ? 'Inkludert' : `+ ${kronerPerMonth(pricePeriods([addOn])[0]?.perMonth ?? price)}`}
      </span>
      <span id={`add-on-${id}`} className={styles.text}>
        {text}
        {isOwn && <span className={styles.reason}>Du har dette nå</span>}
        {reason !== undefined && <span className={styles.reason}>{reason}</span>}
      </span>
    </label>
  );
}
