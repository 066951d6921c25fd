import { memo } from 'react';
import { useFirstRenderValue } from '@tv/ssr';
import { classNames, ScrollerSkeleton, Skeleton } from '@tv/ui';
import cardStyles from '../../card/Card.module.css';
import { PICTURE_RATIO, type CardShape } from '../../card/CardPicture.tsx';
import heroStyles from '../../hero/Hero.module.css';
import { isPhoneWidth } from '../layout/isPhoneWidth.browser.ts';
import { MENU_RATIO, type LaneLayout, type MenuLook } from '../layout/laneLayout.ts';
import poolStyles from '../view/Pool.module.css';
import { railColumns } from '../view/Rail.tsx';
import laneStyles from '../view/Swimlane.module.css';
import styles from './LaneSkeleton.module.css';

const indexesUpTo = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

/** More than any screen fits. */
const SKELETON_INDEXES = indexesUpTo(10);

/** More than a row of a phone fits: 3.3 columns at most. */
const PHONE_INDEXES = indexesUpTo(4);

/** Returns an index for each skeleton of a row. */
const useRowIndexes = (): readonly number[] =>
  useFirstRenderValue(
    () => (isPhoneWidth() ? PHONE_INDEXES : SKELETON_INDEXES),
    () => SKELETON_INDEXES,
  );

/** Returns whether the style sheet draws an item: each of a far lane except the first. */
const isDrawnByStyle = (index: number, isFar = false): boolean => isFar && index > 0;

interface LaneSkeletonProps {
  readonly layout: LaneLayout;
  readonly name: string;
  /** Out of sight: only the first card is complete, which is cheaper. */
  readonly isFar?: boolean;
}

/** Skeleton of a lane in its exact size. */
export const LaneSkeleton = memo(function LaneSkeleton({ layout, name, isFar = false }: LaneSkeletonProps) {
  const rowIndexes = useRowIndexes();
  switch (layout.kind) {
    case 'hero':
      return (
        <div className={classNames(heroStyles.hero, heroStyles[layout.ratio])}>
          <div className={heroStyles.slides}>
            <Skeleton className={styles.hero} />
          </div>
        </div>
      );
    case 'rail': {
      const { shape, numbered } = layout;
      const { className, ...columns } = railColumns(layout);
      return (
        <ScrollerSkeleton
          label={name}
          {...columns}
          className={classNames(
            className,
            isFar && styles.far,
            shape === 'portrait' && styles.portrait,
            numbered && styles.ranked,
          )}
        >
          {rowIndexes.map((index) =>
            isDrawnByStyle(index, isFar) ? null : (
              <CardSkeleton key={index} shape={shape} isRanked={numbered} />
            ),
          )}
        </ScrollerSkeleton>
      );
    }
    case 'pool':
      return (
        <div className={poolStyles.pool} data-shape={layout.shape}>
          {SKELETON_INDEXES.map((index) => (
            <CardSkeleton key={index} shape={layout.shape} isRanked={false} />
          ))}
        </div>
      );
    case 'menu':
      return <MenuSkeleton look={layout.look} name={name} isFar={isFar} />;
  }
});

/** Skeleton of a lane with its name. */
export function NamedLaneSkeleton({ layout }: { readonly layout: LaneLayout }) {
  return (
    <div className={laneStyles.lane}>
      <div className={laneStyles.head}>
        <span className={laneStyles.name}>
          <Skeleton shape="text" width="8em" />
        </span>
      </div>
      <LaneSkeleton layout={layout} name="" />
    </div>
  );
}

/** Skeleton of a card in its exact size. */
export function CardSkeleton({ shape, isRanked }: { readonly shape: CardShape; readonly isRanked: boolean }) {
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
  isFar,
}: Pick<LaneSkeletonProps, 'name' | 'isFar'> & { readonly look: MenuLook }) {
  const rowIndexes = useRowIndexes();
  if (look === 'text') {
    return (
      <div className={styles.texts}>
        <Skeleton />
      </div>
    );
  }
  return (
    <ScrollerSkeleton
      label={name}
      shape={look === 'thumbnail' ? 'landscape' : 'square'}
      className={classNames(isFar && styles.far, styles[look])}
    >
      {rowIndexes.map((index) =>
        isDrawnByStyle(index, isFar) ? null : (
          <div key={index} className={styles.entry}>
            {look === 'circle' ? <Skeleton shape="circle" /> : <Skeleton aspectRatio={MENU_RATIO[look]} />}
            <span className={styles.name}>
              <Skeleton shape="text" width="60%" />
            </span>
          </div>
        ),
      )}
    </ScrollerSkeleton>
  );
}
