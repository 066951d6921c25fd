import { useState } from 'react';
import type { Card } from '@tv/api-client';
import { classNames, Image, LockIcon } from '@tv/ui';
import styles from './CardPicture.module.css';
import { PictureMarks } from './PictureMarks.tsx';
import type { CardViewModel } from './cardViewModel.ts';
import { titleOrFallback } from './labels/cardTexts.ts';

/** Renders the age limit, unless it is 0 or shown with a lock (CARD-39). */
function AgeLimit({
  card,
  viewModel,
  className,
}: {
  readonly card: Card;
  readonly viewModel: CardViewModel;
  readonly className?: string | undefined;
}) {
  if (card.ageLimit === undefined || card.ageLimit === 0 || viewModel.lockedAgeLimit !== undefined)
    return null;
  return <span className={className}>{card.ageLimit} år</span>;
}

export type CardShape = 'landscape' | 'portrait' | 'live';

/** Width divided by height (IMAGE-02). */
export const PICTURE_RATIO: Readonly<Record<CardShape, number>> = {
  landscape: 16 / 9,
  portrait: 2 / 3,
  live: 16 / 9,
};

export interface CardPictureProps {
  readonly card: Card;
  readonly viewModel: CardViewModel;
  readonly shape: CardShape;
  readonly sizes: string;
  readonly isPriority: boolean;
}

/** A card's picture with its badges. */
export function CardPicture({ card, viewModel, shape, sizes, isPriority }: CardPictureProps) {
  const [failed, setFailed] = useState<string>();
  const src = card.image?.url;
  return (
    <div className={classNames(styles.picture, styles[shape])}>
      {src === undefined || src === failed ? (
        <span className={styles.blank} aria-hidden="true">
          {viewModel.overlay === undefined ? titleOrFallback(card.title) : null}
        </span>
      ) : (
        <Image
          src={src}
          alt=""
          aspectRatio={PICTURE_RATIO[shape]}
          sizes={sizes}
          isPriority={isPriority}
          isGreyscale={viewModel.isGreyscale}
          onError={() => setFailed(src)}
          className={styles.image}
        />
      )}
      <PictureMarks card={card} viewModel={viewModel}>
        <div className={styles.foot}>
          {viewModel.lockedAgeLimit === undefined ? null : (
            <span className={classNames(styles.mark, styles.lock)}>
              <LockIcon />
              {viewModel.lockedAgeLimit}+
            </span>
          )}
          <AgeLimit card={card} viewModel={viewModel} className={styles.mark} />
          {}
          {shape === 'portrait' || viewModel.rightBottomLabel === undefined ? null : (
            <span className={classNames(styles.mark, styles.end)}>{viewModel.rightBottomLabel}</span>
          )}
        </div>
      </PictureMarks>
    </div>
  );
}
