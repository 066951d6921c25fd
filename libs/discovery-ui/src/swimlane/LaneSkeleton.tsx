import { classNames, Scroller, Skeleton } from '@tv/ui';
import cardStyles from '../card/Card.module.css';
import { PICTURE_RATIO } from '../card/CardPicture.tsx';
import heroStyles from '../hero/Hero.module.css';
import styles from './LaneSkeleton.module.css';
import poolStyles from './Pool.module.css';
import railStyles from './Rail.module.css';
import type { LaneLayout, MenuLook, RailLayout } from './laneLayout.ts';
import { MENU_RATIO } from './menuRatio.ts';
import { railColumns, railShape } from './railShape.ts';

/** More than any screen fits. */
const PLACES = 10;

/**
 * Skeleton of a lane in its exact size.
 *
 * @param isFar out of sight: only the first card is complete, which is cheaper
 */
export function LaneSkeleton({
  layout,
  name,
  isFar = false,
}: {
  readonly layout: LaneLayout;
  readonly name: string;
  readonly isFar?: boolean;
}) {
  const places = Array.from({ length: PLACES }, (_, place) => place);
  switch (layout.kind) {
    case 'hero':
      return (
        <div className={classNames(heroStyles.hero, heroStyles[layout.ratio])}>
          <div className={heroStyles.slides}>
            <Skeleton className={styles.hero} />
          </div>
        </div>
      );
    case 'rail':
      return (
        <Scroller label={name} shape={railShape(layout)} isBusy className={columnsOf(layout)}>
          {places.map((place) =>
            // A ranked picture is narrower than its item.
            isFar && place > 0 && !layout.numbered ? (
              <Skeleton key={place} aspectRatio={PICTURE_RATIO[layout.shape]} />
            ) : (
              <CardSkeleton key={place} shape={layout.shape} isRanked={layout.numbered} />
            ),
          )}
        </Scroller>
      );
    case 'pool':
      return (
        <div className={poolStyles.pool} data-shape={layout.shape}>
          {places.map((place) => (
            <CardSkeleton key={place} shape={layout.shape} isRanked={false} />
          ))}
        </div>
      );
    case 'menu':
      return <MenuSkeleton look={layout.look} name={name} places={places} />;
  }
}

function columnsOf(layout: RailLayout): string | undefined {
  const columns = railColumns(layout);
  return columns && railStyles[columns];
}

/** Skeleton of a card in its exact size. */
export function CardSkeleton({
  shape,
  isRanked,
}: {
  readonly shape: 'landscape' | 'portrait' | 'live';
  readonly isRanked: boolean;
}) {
  return (
    <div className={classNames(cardStyles.card, isRanked && cardStyles.ranked, cardStyles[shape])}>
      {isRanked ? <span /> : null}
      <div className={cardStyles.body}>
        <Skeleton aspectRatio={PICTURE_RATIO[shape]} />
        <div className={cardStyles.words}>
          <div className={cardStyles.title}>
            <Skeleton shape="text" width="72%" />
          </div>
          <div className={cardStyles.below}>
            <Skeleton shape="text" width="44%" />
          </div>
        </div>
      </div>
    </div>
  );
}

function MenuSkeleton({
  look,
  name,
  places,
}: {
  readonly look: MenuLook;
  readonly name: string;
  readonly places: readonly number[];
}) {
  if (look === 'text') {
    return (
      <div className={styles.texts}>
        <Skeleton />
      </div>
    );
  }
  return (
    <Scroller label={name} shape={look === 'thumbnail' ? 'landscape' : 'square'} isBusy>
      {places.map((place) => (
        <div key={place} className={styles.entry}>
          {look === 'circle' ? <Skeleton shape="circle" /> : <Skeleton aspectRatio={MENU_RATIO[look]} />}
          <span className={styles.name}>
            <Skeleton shape="text" width="60%" />
          </span>
        </div>
      ))}
    </Scroller>
  );
}
