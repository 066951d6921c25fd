import { useEffect, useMemo, useRef } from 'react';
import { PAGE_SIZE, type Swimlane } from '@tv/api-client';
import { useNow } from '@tv/time';
import { Button, classNames } from '@tv/ui';
import type { CardShape } from '../card/CardPicture.tsx';
import { EmptyWords } from '../page/EmptyPageView.tsx';
import { PageError } from '../page/PageError.tsx';
import { OUT_OF_REACH } from '../page/outOfReach.ts';
import { useIsOffline } from '../page/useIsOffline.ts';
import { placeHere } from '../place/keepPlaces.browser.ts';
import { collectReports } from '../report/collectReports.ts';
import { useReports } from '../report/useReports.ts';
import { CardSkeleton } from '../swimlane/LaneSkeleton.tsx';
import { TICK_MS } from '../swimlane/laneCards.ts';
import { laneLayout, type LaneLayout } from '../swimlane/laneLayout.ts';
import { listKeys } from '../swimlane/listKeys.ts';
import { shownCards } from '../swimlane/shownCards.ts';
import { useLaneEvents } from '../swimlane/useLaneEvents.ts';
import gridStyles from './CardGrid.module.css';
import { CardGrid } from './CardGrid.tsx';
import styles from './PagedList.module.css';
import { useNextPage } from './useNextPage.browser.ts';
import { usePagedItems } from './usePagedItems.ts';

const PLACEHOLDER_COUNT = 20;

function cardShape(layout: LaneLayout): CardShape {
  return layout.kind === 'rail' || layout.kind === 'pool' ? layout.shape : 'landscape';
}

export interface PagedListProps {
  readonly lane: Swimlane;
  readonly slug: string;
  readonly isPriority?: boolean;
}

/** All items of a lane with infinite scroll (PAGE-58). A failed page can be retried. */
export function PagedList({ lane, slug, isPriority = false }: PagedListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLDivElement>(null);
  const now = useNow(TICK_MS);
  const items = usePagedItems(lane);
  const { pageCount, isComplete, error, isAwaited, isRetrying, askNext, askUpTo, retry } = items;
  const hasFailed = error !== undefined;
  const isOffline = useIsOffline(error);
  useNextPage(trigger, pageCount, isComplete || hasFailed || isAwaited ? undefined : askNext);
  // For scroll restoration.
  useEffect(() => {
    const anchor = placeHere()?.element;
    if (anchor?.swimlaneId === lane.id) askUpTo(Math.ceil((anchor.index + 1) / PAGE_SIZE));
  }, [lane.id, askUpTo]);

  const { style, type } = lane;
  const shown = useMemo(
    () =>
      collectReports((reporter) => {
        const layout = laneLayout({ style, type }, reporter);
        return { layout, cards: shownCards(items.cards, layout, type, reporter) ?? [] };
      }),
    [items.cards, style, type],
  );
  useReports(shown);
  const { layout, cards } = shown.value;
  const shape = cardShape(layout);
  const keys = useMemo(() => listKeys(cards), [cards]);
  const handleOpen = useLaneEvents(lane, frame, cards, keys, now);

  if (cards.length === 0 && hasFailed)
    return <PageError headingLevel={2} error={error} isRetrying={isRetrying} onRetry={retry} />;
  if (cards.length === 0 && isComplete) return <EmptyWords slug={slug} />;
  return (
    <div ref={frame} className={gridStyles.frame} data-lane={lane.id} aria-busy={isAwaited}>
      {cards.length === 0 ? null : (
        <CardGrid
          name={lane.name}
          cards={cards}
          keys={keys}
          now={now}
          shape={shape}
          laneType={type}
          isComplete={isComplete}
          isPriority={isPriority}
          onOpen={handleOpen}
        />
      )}
      <div ref={trigger} />
      {isComplete || hasFailed ? null : <ComingCards shape={shape} isFirst={cards.length === 0} />}
      {hasFailed ? (
        <div className={styles.trouble} role="status">
          <p>{isOffline ? OUT_OF_REACH : `Vi fikk ikke hentet resten av ${lane.name}`}.</p>
          <Button size="small" isLoading={isRetrying} onClick={retry}>
            Prøv igjen
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** A screenful if first, otherwise one row. */
export function ComingCards({ shape, isFirst }: { readonly shape: CardShape; readonly isFirst: boolean }) {
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
}
