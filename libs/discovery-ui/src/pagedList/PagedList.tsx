import { memo, useEffect, useMemo, useRef } from 'react';
import { PAGE_SIZE, type Card, type Swimlane } from '@tv/api-client';
import { Button, classNames } from '@tv/ui';
import type { CardShape } from '../card/CardPicture.tsx';
import { useCardsNow } from '../card/useCardsNow.ts';
import { PageError } from '../errors/errorViews.tsx';
import { NETWORK_UNAVAILABLE_TITLE, useIsOffline } from '../errors/useIsOffline.ts';
import { EmptyPageMessage } from '../page/EmptyPageView.tsx';
import { useRule } from '../report/useRule.ts';
import { getSavedScroll } from '../scrollRestoration/savedScroll.browser.ts';
import { laneLayout } from '../swimlane/layout/laneLayout.ts';
import { renderableCards } from '../swimlane/layout/renderableCards.ts';
import { uniqueKeys } from '../swimlane/layout/uniqueKeys.ts';
import { CardSkeleton } from '../swimlane/loading/LaneSkeleton.tsx';
import { useLaneTracking } from '../swimlane/tracking/useLaneTracking.ts';
import { useNearViewport } from '../virtualList/useNearViewport.browser.ts';
import gridStyles from './CardGrid.module.css';
import { CardGrid } from './CardGrid.tsx';
import styles from './PagedList.module.css';
import { usePagedCards } from './usePagedCards.ts';

const PLACEHOLDER_COUNT = 20;

const NO_CARDS: readonly Card[] = [];

/** Distance from the viewport at which the next page loads (LANE-34). */
const LOAD_MARGIN = { rootMargin: '150px' };

export interface PagedListProps {
  readonly lane: Swimlane;
  readonly slug: string;
  readonly isPriority?: boolean;
}

/** All items of a lane with infinite scroll (PAGE-58). A failed page can be retried. */
export const PagedList = memo(function PagedList({ lane, slug, isPriority = false }: PagedListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const list = usePagedCards(lane);
  const { isComplete, error, isRetrying, retry, loadPages } = list;
  const hasFailed = error !== undefined;
  const isOffline = useIsOffline(error);
  const trigger = useNearViewport(list.loadNext, LOAD_MARGIN);
  // For scroll restoration.
  useEffect(() => {
    const anchor = getSavedScroll()?.element;
    if (anchor?.swimlaneId === lane.id) loadPages(Math.ceil((anchor.index + 1) / PAGE_SIZE));
  }, [lane.id, loadPages]);

  const layout = useRule(laneLayout, lane);
  const cards = useRule(renderableCards, list.cards, layout, lane.type) ?? NO_CARDS;
  const shape: CardShape = layout.kind === 'rail' || layout.kind === 'pool' ? layout.shape : 'landscape';
  const keys = useMemo(() => uniqueKeys(cards), [cards]);
  const now = useCardsNow(cards);
  const handleOpen = useLaneTracking(lane, frame, cards, keys);

  if (cards.length === 0 && hasFailed)
    return <PageError headingLevel={2} error={error} isRetrying={isRetrying} onRetry={retry} />;
  if (cards.length === 0 && isComplete) return <EmptyPageMessage slug={slug} />;
  return (
    <div ref={frame} className={gridStyles.frame} data-lane={lane.id} aria-busy={list.isLoading}>
      {cards.length === 0 ? null : (
        <CardGrid
          name={lane.name}
          cards={cards}
          keys={keys}
          now={now}
          shape={shape}
          laneType={lane.type}
          isComplete={isComplete}
          isPriority={isPriority}
          onOpen={handleOpen}
        />
      )}
      {/* A new element per page is observed again, since it may still be near. */}
      <div key={cards.length} ref={trigger} />
      {isComplete || hasFailed ? null : <CardGridSkeleton shape={shape} isFirst={cards.length === 0} />}
      {hasFailed ? (
        <div className={styles.trouble} role="status">
          <p>{isOffline ? NETWORK_UNAVAILABLE_TITLE : `Vi fikk ikke hentet resten av ${lane.name}`}.</p>
          <Button size="small" isLoading={isRetrying} onClick={retry}>
            Prøv igjen
          </Button>
        </div>
      ) : null}
    </div>
  );
});

interface CardGridSkeletonProps {
  readonly shape: CardShape;
  readonly isFirst: boolean;
}

/** A screenful if first, otherwise one row. */
export const CardGridSkeleton = memo(function CardGridSkeleton({ shape, isFirst }: CardGridSkeletonProps) {
  return (
    <div
      className={classNames(gridStyles.grid, !isFirst && gridStyles.coming)}
      data-shape={shape}
      aria-hidden="true"
      inert
    >
      {Array.from({ length: PLACEHOLDER_COUNT }, (_, index) => (
        <CardSkeleton key={index} shape={shape} isRanked={false} />
      ))}
    </div>
  );
});
