import { useEffect, useRef } from 'react';
import { useAnalytics } from '@tv/analytics';
import type { Product } from '@tv/api-client';
import { Badge, CheckIcon } from '@tv/ui';
import { usePackageOf } from '../package/usePackageOf.ts';
import { kroner } from '../price/kroner.ts';
import styles from './BaseChoice.module.css';
import { basesOf } from './choice.ts';
import { costOf } from './cost.ts';
import { priceLater } from './costWords.ts';
import { productWords, sellingPoints } from './productWords.ts';
import { useProductKeys } from './useProductKeys.ts';
import { useWayOn } from './useWayOn.ts';

interface BaseChoiceProps {
  readonly products: readonly Product[];
  readonly chosen: Product;
  readonly onChoose: (base: Product) => void;
}

/** Radio group of base products with contents and price (SIGNUP-03). */
export function BaseChoice({ products, chosen, onChoose }: BaseChoiceProps) {
  return (
    <fieldset className={styles.bases}>
      <legend className={styles.legend}>Velg grunnpakke</legend>
      <div className={styles.cards}>
        {basesOf(products).map((base) => (
          <BaseCard
            key={base.id}
            base={base}
            isChosen={base.id === chosen.id}
            onChoose={() => onChoose(base)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Tracks that a promotion was shown, once per mount (ANA-28).
 * @returns tracks a click; undefined without a promotion
 */
function usePromotion(base: Product): (() => void) | undefined {
  const analytics = useAnalytics();
  const promotionId = base.campaignDiscounts.length > 0 ? `campaign-${base.id}` : undefined;
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (promotionId === undefined || told.current === promotionId) return;
    told.current = promotionId;
    analytics.push({ event: 'promotion', promotionId, action: 'shown' });
  }, [analytics, promotionId]);
  return promotionId === undefined
    ? undefined
    : () => analytics.push({ event: 'promotion', promotionId, action: 'clicked' });
}

interface BaseCardProps {
  readonly base: Product;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function BaseCard({ base, isChosen, onChoose }: BaseCardProps) {
  const { id, name } = base;
  const words = productWords(useProductKeys()(base));
  const takePromotion = usePromotion(base);
  const { ownIds, kind } = useWayOn();
  const isOwn = ownIds.includes(id);
  const isNew = kind !== 'change';
  const offersTrial = usePackageOf([base])?.offersTrialPeriod === true && base.allowInTrial;
  const cost = costOf({ base, addOns: [] });
  const later = priceLater(cost);
  return (
    <label className={styles.card}>
      <span className={styles.head}>
        <input
          type="radio"
          name="base"
          value={id}
          checked={isChosen}
          onChange={() => {
            takePromotion?.();
            onChoose();
          }}
          aria-labelledby={`base-${id}-name`}
          aria-describedby={`base-${id}`}
          className={styles.input}
        />
        <span id={`base-${id}-name`} className={styles.name}>
          {name}
        </span>
        {isOwn && <Badge>Din pakke</Badge>}
        {takePromotion && !isOwn && <Badge variant="accent">Tilbud</Badge>}
        {offersTrial && isNew && <Badge>Prøveperiode</Badge>}
      </span>
      <span id={`base-${id}`} className={styles.about}>
        <span className={styles.price}>
          <strong>{kroner(cost.now)}</strong>/md.
        </span>
        <span className={styles.later}>
          {later ?? (offersTrial && isNew ? 'Prøv gratis først' : 'Samme pris hver måned')}
        </span>
        {words && (
          <>
            <span className={styles.points}>
              {sellingPoints(words).map((point) => (
                <span key={point} className={styles.point}>
                  <CheckIcon />
                  {point}
                </span>
              ))}
            </span>
            <span className={styles.text}>{words.text}</span>
          </>
        )}
      </span>
    </label>
  );
}
