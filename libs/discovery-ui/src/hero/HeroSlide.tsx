import { memo, startTransition, Suspense, useEffect, useState } from 'react';
import type { Card } from '@tv/api-client';
import { useIsCustomer } from '@tv/auth';
import { lazyWithPreload } from '@tv/lazy';
import { Button, classNames, Image, PlayIcon } from '@tv/ui';
import { Kicker } from '../billboard/Kicker.tsx';
import { TitleFacts } from '../billboard/TitleFacts.tsx';
import billboard from '../billboard/billboard.module.css';
import { cardLogo } from '../card/CardPicture.tsx';
import type { CardViewModel } from '../card/cardViewModel.ts';
import { CardProgress } from '../card/labels/CardProgress.tsx';
import { cardLabel } from '../card/labels/cardLabel.ts';
import { nonBlank, titleOrFallback } from '../card/labels/cardTexts.ts';
import { CardAnchor } from '../card/link/CardAnchor.tsx';
import { useCardViewModel } from '../card/useCardViewModel.ts';
import { useRule } from '../report/useRule.ts';
import { IMPRESSION_ATTRIBUTE } from '../swimlane/view/laneCardsProps.ts';
import styles from './HeroSlide.module.css';
import { heroActions } from './heroActions.ts';

// Loaded lazily: only customers need it.
const MyListButton = lazyWithPreload(() => import('../listButtons.ts'), {
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
  readonly isNext: boolean;
  readonly isPriority: boolean;
  /** From 0. */
  readonly index: number;
  /** Stable, since slides are memoised. */
  readonly onOpen: (card: Card, index: number) => void;
}

/**
 * Returns true once a slide has been active or next. The next slide loads its picture for the cross-fade, after
 * hydration.
 */
function useIsComplete(isActive: boolean, isNext: boolean): boolean {
  const [isComplete, setIsComplete] = useState(isActive);
  if (isActive && !isComplete) setIsComplete(true);
  useEffect(() => {
    if (isNext) startTransition(() => setIsComplete(true));
  }, [isNext]);
  return isComplete;
}

/** A component of its own, so that the slide does not render when a customer signs in. */
function CustomerListButton({ card }: Pick<HeroSlideProps, 'card'>) {
  return useIsCustomer() ? (
    <Suspense fallback={null}>
      <MyListButton
        item={card}
        name={titleOrFallback(card.title)}
        context="hero.myList"
        className={styles.list}
      />
    </Suspense>
  ) : null;
}

type SlideActionsProps = Pick<SlideProps, 'card' | 'viewModel' | 'index' | 'onOpen'>;

function SlideActions({ card, viewModel, index: slideIndex, onOpen }: SlideActionsProps) {
  const actions = useRule(heroActions, card, viewModel.state.type, viewModel.target);
  if (actions.length === 0) return null;
  return (
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
          onClick={() => onOpen(card, slideIndex)}
        >
          {label}
        </Button>
      ))}
      <CustomerListButton card={card} />
    </div>
  );
}

/**
 * A slide with picture, text and one or two actions. Most users see few slides, so one that has not been active or next
 * renders only its text and an empty box for the actions.
 */
export const HeroSlide = memo(function HeroSlide({ now, laneType, ...props }: HeroSlideProps) {
  return <Slide {...props} viewModel={useCardViewModel(props.card, { now, laneType })} />;
});

interface SlideProps extends Omit<HeroSlideProps, 'now' | 'laneType'> {
  readonly viewModel: CardViewModel;
}

const Slide = memo(function Slide({
  card,
  viewModel,
  impressionId,
  position,
  isActive,
  isNext,
  isPriority,
  index,
  onOpen,
}: SlideProps) {
  const { overlay, subtitle, rightBottomLabel } = viewModel;
  const description = nonBlank(card.description);
  const isComplete = useIsComplete(isActive, isNext);
  const logo = cardLogo(card);
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
      {isComplete ? (
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
          logo={logo === undefined ? undefined : { src: isComplete ? logo : undefined, name: logoName }}
        />
        <h2 className={classNames(billboard.title, styles.title)}>{titleOrFallback(card.title)}</h2>
        <TitleFacts
          lockedAgeLimit={viewModel.lockedAgeLimit}
          imdbRating={card.imdbRating}
          ageLimit={card.ageLimit}
        >
          {subtitle && <span>{subtitle}</span>}
          {rightBottomLabel && <span>{rightBottomLabel}</span>}
        </TitleFacts>
        {overlay && <p className={classNames(billboard.trouble, styles.trouble)}>{overlay}</p>}
        {description && (
          <p className={classNames(billboard.description, styles.description)}>{description}</p>
        )}
        <CardProgress bar={viewModel.bar} className={styles.bar} />
        {isComplete ? (
          <SlideActions card={card} viewModel={viewModel} index={index} onOpen={onOpen} />
        ) : (
          <div className={styles.actionSpace} />
        )}
      </div>
    </div>
  );
});
