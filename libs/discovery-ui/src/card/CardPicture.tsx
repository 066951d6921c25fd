import { useState } from 'react';
import type { Card } from '@tv/api-client';
import { classNames, Image, LockIcon } from '@tv/ui';
import styles from './CardPicture.module.css';
import { PictureMarks } from './PictureMarks.tsx';
import type { CardNow } from './cardNow.ts';
import { AgeLimit } from './words/AgeLimit.tsx';
import { named } from './words/named.ts';

export type CardShape = 'landscape' | 'portrait' | 'live';

/** Width divided by height (IMAGE-02). */
export const PICTURE_RATIO: Readonly<Record<CardShape, number>> = {
  landscape: 16 / 9,
  portrait: 2 / 3,
  live: 16 / 9,
};

export interface CardPictureProps {
  readonly card: Card;
  readonly happening: CardNow;
  readonly shape: CardShape;
  readonly sizes: string;
  readonly isPriority: boolean;
}

/** A card's picture with its badges. */
export function CardPicture({ card, happening, shape, sizes, isPriority }: CardPictureProps) {
  const [failed, setFailed] = useState<string>();
  const src = card.image?.url;
  return (
    <div className={classNames(styles.picture, styles[shape])}>
      {src === undefined || src === failed ? (
        <span className={styles.blank} aria-hidden="true">
          {happening.overlay === undefined ? named(card.title) : null}
        </span>
      ) : (
        <Image
          src={src}
          alt=""
          aspectRatio={PICTURE_RATIO[shape]}
          sizes={sizes}
          isPriority={isPriority}
          isGreyscale={happening.isGreyscale}
          onError={() => setFailed(src)}
          className={styles.image}
        />
      )}
      <PictureMarks card={card} happening={happening}>
        <div className={styles.foot}>
          {happening.lockedAgeLimit === undefined ? null : (
            <span className={classNames(styles.mark, styles.lock)}>
              <LockIcon />
              {happening.lockedAgeLimit}+
            </span>
          )}
          <AgeLimit card={card} viewModel={happening} className={styles.mark} />
          {}
          {shape === 'portrait' || happening.rightBottomLabel === undefined ? null : (
            <span className={classNames(styles.mark, styles.end)}>{happening.rightBottomLabel}</span>
          )}
        </div>
      </PictureMarks>
    </div>
  );
}
