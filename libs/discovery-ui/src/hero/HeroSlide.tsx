import { Suspense, useState } from 'react';
import type { Card } from '@tv/api-client';
import { useParentalLimit, useCurrentUser } from '@tv/auth';
import { Button, classNames, Image, lazyOptional, PlayIcon, ProgressBar } from '@tv/ui';
import { Facts } from '../billboard/Facts.tsx';
import billboard from '../billboard/billboard.module.css';
import { cardNow } from '../card/cardNow.ts';
import { CardAnchor } from '../card/link/CardAnchor.tsx';
import { StateBadge } from '../card/words/StateBadge.tsx';
import { barLabel } from '../card/words/barLabel.ts';
import { cardLabel } from '../card/words/cardLabel.ts';
import { given } from '../card/words/given.ts';
import { named } from '../card/words/named.ts';
import { stateLabel } from '../card/words/stateLabel.ts';
import { IMPRESSION_ATTRIBUTE } from '../impression/mark.ts';
import styles from './HeroSlide.module.css';
import { useHeroActions } from './useHeroActions.ts';

// Loaded lazily: only customers need it.
const MyListButton = lazyOptional(() =>
  import('../myList/MyListButton.tsx').then(({ MyListButton }) => MyListButton),
);

export interface HeroSlideProps {
  readonly card: Card;
  readonly name: string | undefined;
  readonly now: number;
  readonly laneType: string | undefined;
  /** For example '2 av 6'. */
  readonly position: string;
  readonly isActive: boolean;
  readonly hasPicture: boolean;
  readonly isPriority: boolean;
  readonly onOpen: () => void;
}

/** A slide with picture, text and one or two actions. */
export function HeroSlide({
  card,
  name,
  now,
  laneType,
  position,
  isActive,
  hasPicture,
  isPriority,
  onOpen,
}: HeroSlideProps) {
  const happening = cardNow(card, { now, laneType, parental: useParentalLimit() });
  const actions = useHeroActions(card, happening.state.type, happening.target);
  const isCustomer = useCurrentUser().kind === 'customer';
  // A loaded picture stays mounted for the cross-fade.
  const [hasLoadedPicture, setHasLoadedPicture] = useState(hasPicture);
  if (hasPicture && !hasLoadedPicture) setHasLoadedPicture(true);
  const label = stateLabel(happening.state);
  const logo = card.channel?.logo ?? card.logos?.[0]?.logo;
  const logoName = card.channel?.name ?? card.logos?.[0]?.name ?? '';
  return (
    <div
      role="group"
      aria-roledescription="lysbilde"
      aria-label={position}
      className={styles.slide}
      data-active={isActive}
      inert={!isActive}
      {...(isActive ? { [IMPRESSION_ATTRIBUTE]: name } : {})}
    >
      {hasLoadedPicture ? (
        <Image
          src={card.image?.url}
          alt=""
          aspectRatio={16 / 9}
          sizes="100vw"
          isBackdrop
          isPriority={isPriority}
          isGreyscale={happening.isGreyscale}
          className={billboard.picture}
        />
      ) : null}
      <div className={billboard.scrim} />
      <div className={classNames(billboard.words, styles.words)}>
        {logo === undefined && label === undefined ? null : (
          <p className={billboard.kicker}>
            {label === undefined ? null : (
              <StateBadge isLive={happening.state.type === 'Live'} label={label} />
            )}
            {logo === undefined ? null : (
              <span className={billboard.logo}>
                <Image
                  src={hasLoadedPicture ? logo : undefined}
                  alt={logoName}
                  aspectRatio={2}
                  width={64}
                  fit="contain"
                  isAdaptive={false}
                  isLogo
                />
              </span>
            )}
          </p>
        )}
        <h2 className={classNames(billboard.title, styles.title)}>{named(card.title)}</h2>
        <Facts
          lockedAgeLimit={happening.lockedAgeLimit}
          imdbRating={card.imdbRating}
          ageLimit={card.ageLimit}
        >
          {happening.subtitle === undefined ? null : <span>{happening.subtitle}</span>}
          {happening.rightBottomLabel === undefined ? null : <span>{happening.rightBottomLabel}</span>}
        </Facts>
        {happening.overlay === undefined ? null : (
          <p className={classNames(billboard.trouble, styles.trouble)}>{happening.overlay}</p>
        )}
        {given(card.description) === undefined ? null : (
          <p className={classNames(billboard.description, styles.description)}>{card.description}</p>
        )}
        {happening.bar === undefined ? null : (
          <ProgressBar
            value={happening.bar.percent}
            label={barLabel(happening.bar)}
            isLive={happening.bar.kind === 'live'}
            className={styles.bar}
          />
        )}
        {actions.length === 0 ? null : (
          <div className={styles.actions}>
            {actions.map(({ kind, label, link }, index) => (
              <Button
                key={kind}
                as={CardAnchor}
                link={link}
                variant={index === 0 ? 'primary' : 'on-image'}
                size="large"
                icon={kind === 'play' ? <PlayIcon /> : undefined}
                className={styles.action}
                aria-label={`${label}: ${cardLabel(card, happening)}`}
                onClick={onOpen}
              >
                {label}
              </Button>
            ))}
            {isCustomer ? (
              <Suspense fallback={null}>
                <MyListButton
                  item={card}
                  name={named(card.title)}
                  context="hero.myList"
                  className={styles.list}
                />
              </Suspense>
            ) : null}
          </div>
        )}
      </div>
    </div>
  );
}
