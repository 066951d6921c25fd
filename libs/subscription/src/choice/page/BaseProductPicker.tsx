import { useEffect, useRef } from 'react';
import { useAnalytics } from '@tv/analytics';
import type { Product } from '@tv/api-client';
import { Badge, CheckIcon, classNames } from '@tv/ui';
import { useMatchingPackage } from '../../package/useMatchingPackage.ts';
import { formatPrice } from '../../price/price.ts';
import { basesOf } from '../rules/choice.ts';
import { costOf } from '../rules/cost.ts';
import { priceChangeText } from '../rules/costTexts.ts';
import { sellingPoints } from '../rules/productTexts.ts';
import styles from './BaseProductPicker.module.css';
import { useNextStep } from './useNextStep.ts';
import { useProductTexts } from './useProductTexts.ts';

interface BaseProductPickerProps {
  readonly products: readonly Product[];
  readonly chosen: Product;
  readonly onChoose: (base: Product) => void;
}

/** Radio group of base products with contents and price (SIGNUP-03). */
export function BaseProductPicker({ products, chosen, onChoose }: BaseProductPickerProps) {
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

/** Tracks a shown promotion once (ANA-28). Returns a click tracker; undefined without a promotion. */
function useTrackPromotion(base: Product): (() => void) | undefined {
  const analytics = useAnalytics();
  const promotionId = base.campaignDiscounts.length > 0 ? `campaign-${base.id}` : undefined;
  const trackedId = useRef<string>(undefined);
  useEffect(() => {
    if (promotionId === undefined || trackedId.current === promotionId) return;
    trackedId.current = promotionId;
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
  const texts = useProductTexts()(base);
  const trackPromotionClick = useTrackPromotion(base);
  const { ownIds, kind } = useNextStep();
  const isOwn = ownIds.includes(id);
  const isNew = kind !== 'change';
  const offersTrial = useMatchingPackage([base])?.offersTrialPeriod === true && base.allowInTrial;
  const cost = costOf({ base, addOns: [] });
  const priceChange = priceChangeText(cost);
  return (
    <label className={classNames(styles.card, isChosen && styles.chosen)}>
      <span className={styles.head}>
        <input
          type="radio"
          name="base"
          value={id}
          checked={isChosen}
          onChange={() => {
            trackPromotionClick?.();
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
        {trackPromotionClick && !isOwn && <Badge variant="accent">Tilbud</Badge>}
        {offersTrial && isNew && <Badge>Prøveperiode</Badge>}
      </span>
      <span id={`base-${id}`} className={styles.about}>
        <span className={styles.price}>
          <strong>{formatPrice(cost.now)}</strong>/md.
        </span>
        <span className={styles.later}>
          {priceChange ?? (offersTrial && isNew ? 'Prøv gratis først' : 'Samme pris hver måned')}
        </span>
        {texts && (
          <>
            <span className={styles.points}>
              {sellingPoints(texts).map((point) => (
                <span key={point} className={styles.point}>
                  <CheckIcon />
                  {point}
                </span>
              ))}
            </span>
            <span className={styles.text}>{texts.text}</span>
          </>
        )}
      </span>
    </label>
  );
}
