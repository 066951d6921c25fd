import { memo, useState, type ReactNode } from 'react';
import type { Card } from '@tv/api-client';
import { classNames, Image, LockIcon } from '@tv/ui';
import { ProviderLogo } from '../billboard/ProviderLogo.tsx';
import styles from './CardPicture.module.css';
import type { CardViewModel } from './cardViewModel.ts';
import { CardProgress } from './labels/CardProgress.tsx';
import { StateBadge } from './labels/StateBadge.tsx';

export type CardShape = 'landscape' | 'portrait' | 'live';

/** Width divided by height (IMAGE-02). */
export const PICTURE_RATIO: Readonly<Record<CardShape, number>> = {
  landscape: 16 / 9,
  portrait: 2 / 3,
  live: 16 / 9,
};

/** Returns the URL of a card's channel or provider logo. */
export const cardLogo = ({ channel, logos }: Pick<Card, 'channel' | 'logos'>): string | undefined =>
  channel?.logo ?? logos?.[0]?.logo;

/** Not the card: refetched for a customer, it has links of their own, but mostly the same picture. */
interface CardPictureProps {
  readonly src: string | undefined;
  readonly title: string;
  readonly ageLimit: number | undefined;
  readonly logo: string | undefined;
  readonly viewModel: CardViewModel;
  readonly shape: CardShape;
  readonly sizes: string;
  readonly isPriority: boolean;
}

/** A card's picture with its badges. */
export const CardPicture = memo(function CardPicture({
  src,
  title,
  ageLimit,
  logo,
  viewModel,
  shape,
  sizes,
  isPriority,
}: CardPictureProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <div className={classNames(styles.picture, styles[shape])}>
      {src === undefined || src === failed ? (
        <span className={styles.blank} aria-hidden="true">
          {viewModel.overlay === undefined ? title : null}
        </span>
      ) : (
        <Image
          src={src}
          alt=""
          aspectRatio={PICTURE_RATIO[shape]}
          sizes={sizes}
          isPriority={isPriority}
          isGreyscale={viewModel.isGreyscale}
          onError={setFailed}
          className={styles.image}
        />
      )}
      <PictureMarks logo={logo} viewModel={viewModel}>
        <div className={styles.foot}>
          {viewModel.lockedAgeLimit === undefined ? null : (
            <span className={classNames(styles.mark, styles.lock)}>
              <LockIcon />
              {viewModel.lockedAgeLimit}+
            </span>
          )}
          {/* Unless it is 0 or shown with a lock (CARD-39). */}
          {ageLimit && viewModel.lockedAgeLimit === undefined ? (
            <span className={styles.mark}>{ageLimit} år</span>
          ) : null}
          {shape === 'portrait' || viewModel.rightBottomLabel === undefined ? null : (
            <span className={classNames(styles.mark, styles.end)}>{viewModel.rightBottomLabel}</span>
          )}
        </div>
      </PictureMarks>
    </div>
  );
});

interface PictureMarksProps extends Pick<CardPictureProps, 'logo' | 'viewModel'> {
  readonly children?: ReactNode;
}

/** Overlay text, badge, logo and progress bar of a card's picture. */
export function PictureMarks({ logo, viewModel, children }: PictureMarksProps) {
  return (
    <>
      {viewModel.overlay === undefined ? null : <p className={styles.overlay}>{viewModel.overlay}</p>}
      <div className={styles.top}>
        <StateBadge {...viewModel.state} />
        {logo === undefined ? null : (
          <span className={styles.logo}>
            <ProviderLogo src={logo} />
          </span>
        )}
      </div>
      {children}
      <CardProgress bar={viewModel.bar} className={styles.bar} />
    </>
  );
}
