import { pricePeriods, type Product } from '@tv/api-client';
import type { ProductKey } from '@tv/config';
import { CheckIcon } from '@tv/ui';
import { formatPricePerMonth } from '../../price/price.ts';
import {
  joinNames,
  addOnStatusOf,
  type AddOnStatus,
  type Choice,
  type ReportError,
} from '../rules/choice.ts';
import { productTexts } from '../rules/productTexts.ts';
import styles from './AddOnList.module.css';
import { useNextStep } from './useNextStep.ts';
import { useProductKeyOf } from './useProductTexts.ts';

interface AddOnListProps {
  readonly products: readonly Product[];
  readonly choice: Choice;
  readonly report: ReportError;
  readonly onToggle: (addOn: Product) => void;
}

/** Grouped add-ons; unavailable ones show the reason (PKG-09, PKG-17). */
export function AddOnList({ products, choice, report, onToggle }: AddOnListProps) {
  const keyOf = useProductKeyOf();
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
                text={productTexts(keyOf(addOn))?.text}
                status={addOnStatusOf(addOn, choice, report)}
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
  readonly status: AddOnStatus;
  readonly baseName: string;
  readonly onToggle: () => void;
}

/** Returns undefined if the add-on can be chosen. */
function unavailableReason(status: AddOnStatus, baseName: string): string | undefined {
  if (status.kind === 'included') return `Inkludert i ${baseName}`;
  if (status.kind === 'excluded')
    return `Kan ikke kombineres med ${joinNames(status.by.map(({ name }) => name))}`;
  return status.kind === 'unknown' ? 'Kan ikke bestilles akkurat nå' : undefined;
}

function AddOnRow({ addOn, text, status, baseName, onToggle }: AddOnRowProps) {
  const reason = unavailableReason(status, baseName);
  const isIncluded = status.kind === 'included';
  const { id, name, price } = addOn;
  const isOwn = useNextStep().ownIds.includes(id);
  return (
    <label className={styles.row} data-status={status.kind}>
      {isIncluded ? (
        <CheckIcon className={styles.included} />
      ) : (
        <input
          type="checkbox"
          checked={status.kind === 'chosen'}
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
        {isIncluded ? 'Inkludert' : `+ ${formatPricePerMonth(pricePeriods([addOn])[0]?.perMonth ?? price)}`}
      </span>
      <span id={`add-on-${id}`} className={styles.text}>
        {text}
        {isOwn && <span className={styles.reason}>Du har dette nå</span>}
        {reason !== undefined && <span className={styles.reason}>{reason}</span>}
      </span>
    </label>
  );
}

const GROUPS: readonly { readonly title: string; readonly keys: readonly ProductKey[] }[] = [
  { title: 'Sport', keys: ['SPORT_BASIS', 'SPORTSKANALER', 'SPORT_PREMIUM', 'VIAPLAY_TOTAL'] },
  {
    title: 'Max og mer underholdning',
    keys: ['MER_UNDERHOLDNING', 'MAX_AD_FREE', 'MAX_ULTIMATE', 'MAX_SPORT'],
  },
  { title: 'TV 2 Play', keys: ['TV2_PLAY_FAVORITT_ADS', 'TV2_PLAY_FAVORITT', 'TV2_PLAY_NO_ADS'] },
];

/** Groups add-ons, cheapest first, ungrouped ones last. Drops empty groups. */
export function addOnGroups<P extends { readonly price: number }>(
  addOns: readonly P[],
  keyOf: (addOn: P) => ProductKey | undefined,
) {
  const sorted = addOns.toSorted((a, b) => a.price - b.price);
  const groupOf = (addOn: P) => {
    const key = keyOf(addOn);
    return key && GROUPS.find(({ keys }) => keys.includes(key));
  };
  return [...GROUPS, undefined]
    .map((group) => ({
      title: group?.title ?? 'Mer å se',
      addOns: sorted.filter((addOn) => groupOf(addOn) === group),
    }))
    .filter((group) => group.addOns.length > 0);
}
