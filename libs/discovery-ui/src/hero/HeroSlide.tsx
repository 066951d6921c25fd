import { Suspense, useState } from 'react';
import type { Card } from '@tv/api-client';
import { useParentalLimit, useCurrentUser } from '@tv/auth';
import { lazyWithPreload } from '@tv/lazy';
import { Button, classNames, Image, PlayIcon } from '@tv/ui';
import { Kicker } from '../billboard/Kicker.tsx';
import { TitleFacts } from '../billboard/TitleFacts.tsx';
import billboard from '../billboard/billboard.module.css';
import { cardViewModel } from '../card/cardViewModel.ts';
import { CardProgress } from '../card/labels/CardProgress.tsx';
import { cardLabel } from '../card/labels/cardLabel.ts';
import { nonBlank, titleOrFallback } from '../card/labels/cardTexts.ts';
import { CardAnchor } from '../card/link/CardAnchor.tsx';
import { useRule } from '../report/useRule.ts';
import { IMPRESSION_ATTRIBUTE } from '../swimlane/view/laneCardsProps.ts';
import styles from './HeroSlide.module.css';
import { heroActions } from './heroActions.ts';

// Loaded lazily: only customers need it.
const MyListButton = lazyWithPreload(() => import('../myList/MyListButton.tsx'), {
  critical: false,
}).component(({ MyListButton }) => MyListButton);

interface HeroSlideProps {
  readonly card: Card;
  readonly impressionId: string | undefined;
  readonly now: number;
  readonly laneType: string | undefined;
  /** For example '2 av 6'. */
  readonly position: string;
  readonly isActive: boolean;
  readonly shouldLoadPicture: boolean;
  readonly isPriority: boolean;
  readonly onOpen: () => void;
}

/** A slide with picture, text and one or two actions. */
export function HeroSlide({
  card,
  impressionId,
  now,
  laneType,
  position,
  isActive,
  shouldLoadPicture,
  isPriority,
  onOpen,
}: HeroSlideProps) {
  const viewModel = cardViewModel(card, { now, laneType, parental: useParentalLimit() });
  const actions = useRule(heroActions, card, viewModel.state.type, viewModel.target);
  const isCustomer = useCurrentUser().kind === 'customer';
  // A loaded picture stays mounted for the cross-fade.
  const [hasLoadedPicture, setHasLoadedPicture] = useState(shouldLoadPicture);
  if (shouldLoadPicture && !hasLoadedPicture) setHasLoadedPicture(true);
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
      {...(isActive ? { [IMPRESSION_ATTRIBUTE]: impressionId } : {})}
    >
      {hasLoadedPicture ? (
        <Image
          src={card.image?.url}
          alt=""
          aspectRatio={16 / 9}
          sizes="100vw"
          isBackdrop
          isPriority={isPriority}
          isGreyscale={viewModel.isGreyscale}
          className={billboard.picture}
        />
      ) : null}
      <div className={billboard.scrim} />
      <div className={classNames(billboard.words, styles.words)}>
        <Kicker
          badge={viewModel.state}
          logo={logo === undefined ? undefined : { src: hasLoadedPicture ? logo : undefined, name: logoName }}
        />
        <h2 className={classNames(billboard.title, styles.title)}>{titleOrFallback(card.title)}</h2>
        <TitleFacts
          lockedAgeLimit={viewModel.lockedAgeLimit}
          imdbRating={card.imdbRating}
          ageLimit={card.ageLimit}
        >
          {viewModel.subtitle === undefined ? null : <span>{viewModel.subtitle}</span>}
          {viewModel.rightBottomLabel === undefined ? null : <span>{viewModel.rightBottomLabel}</span>}
        </TitleFacts>
        {viewModel.overlay === undefined ? null : (
          <p className={classNames(billboard.trouble, styles.trouble)}>{viewModel.overlay}</p>
        )}
        {nonBlank(card.description) === undefined ? null : (
          <p className={classNames(billboard.description, styles.description)}>{card.description}</p>
        )}
        <CardProgress bar={viewModel.bar} className={styles.bar} />
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
                aria-label={`${label}: ${cardLabel(card, viewModel)}`}
                onClick={onOpen}
              >
                {label}
              </Button>
            ))}
            {isCustomer ? (
              <Suspense fallback={null}>
                <MyListButton
                  item={card}
                  name={titleOrFallback(card.title)}
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
