import { useState } from 'react';
import type { Card } from '@tv/api-client';
import { classNames, Image, LockIcon, ProgressBar } from '@tv/ui';
import styles from './CardPicture.module.css';
import type { CardNow } from './cardNow.ts';
import { AgeLimit } from './words/AgeLimit.tsx';
import { StateBadge } from './words/StateBadge.tsx';
import { barLabel } from './words/barLabel.ts';
import { named } from './words/named.ts';
import { stateLabel } from './words/stateLabel.ts';

export type CardShape = 'landscape' | 'portrait' | 'live';

/** Width divided by height of a card's picture; a portrait is one and a half times as high as wide (IMAGE-02). */
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

/** The picture of a card, with what tells at a glance: state, channel or provider, age, length, how far. */
export function CardPicture({ card, happening, shape, sizes, isPriority }: CardPictureProps) {
  const [failed, setFailed] = useState<string>();
  const src = card.image?.url;
  const label = stateLabel(happening.state);
  const logo = card.channel?.logo ?? card.logos?.[0]?.logo;
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
      {happening.overlay === undefined ? null : <p className={styles.overlay}>{happening.overlay}</p>}
      <div className={styles.top}>
        {label === undefined ? null : <StateBadge isLive={happening.state.type === 'Live'} label={label} />}
        {logo === undefined ? null : (
          <span className={styles.logo}>
            <Image src={logo} alt="" aspectRatio={2} width={64} fit="contain" isAdaptive={false} isLogo />
          </span>
        )}
      </div>
      <div className={styles.foot}>
        {happening.lockedAgeLimit === undefined ? null : (
          <span className={classNames(styles.mark, styles.lock)}>
            <LockIcon />
            {happening.lockedAgeLimit}+
          </span>
        )}
        <AgeLimit card={card} happening={happening} className={styles.mark} />
        {/* A poster has no room for more. */}
        {shape === 'portrait' || happening.rightBottomLabel === undefined ? null : (
          <span className={classNames(styles.mark, styles.end)}>{happening.rightBottomLabel}</span>
        )}
      </div>
      {happening.bar === undefined ? null : (
        <ProgressBar
          value={happening.bar.percent}
          label={barLabel(happening.bar)}
          isLive={happening.bar.kind === 'live'}
          className={styles.bar}
        />
      )}
    </div>
  );
}
