import {
  memo,
  useDeferredValue,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {
  useGetSwimlaneQuery,
  type Card,
  type Swimlane as SwimlaneData,
  useGetPagesQuery,
} from '@tv/api-client';
import { useCurrentUser } from '@tv/auth';
import { links } from '@tv/routes';
import { Link, PartBoundary, useFirstRenderValue, useIsHydrated } from '@tv/ssr';
import { classNames } from '@tv/ui';
import { nonBlank } from '../../card/labels/cardTexts.ts';
import { useCardsNow } from '../../card/useCardsNow.ts';
import { ignoreRefetch } from '../../errors/PageFallback.tsx';
import { LazyLaneError } from '../../errors/lazyErrorViews.tsx';
import { Hero } from '../../hero/Hero.tsx';
import { useRule } from '../../report/useRule.ts';
import { ChannelStructuredData } from '../../seo/ChannelStructuredData.tsx';
import { AUTO_RENDER_LIMIT, RAIL_BATCH_SIZE } from '../../virtualList/batchSizes.ts';
import { useIncrementalList } from '../../virtualList/useIncrementalList.browser.ts';
import { useInViewOnce } from '../../virtualList/useNearViewport.browser.ts';
import { isPhoneWidth } from '../layout/isPhoneWidth.browser.ts';
import { laneLayout, type LaneLayout } from '../layout/laneLayout.ts';
import { isMyContentPage, isPersonalLane } from '../layout/personalLanes.ts';
import { renderableCards, showsChannels } from '../layout/renderableCards.ts';
import { uniqueKeys } from '../layout/uniqueKeys.ts';
import { LaneSkeleton } from '../loading/LaneSkeleton.tsx';
import type { LanePriority } from '../loading/lanePriority.ts';
import { useLaneTracking } from '../tracking/useLaneTracking.ts';
import { Menu } from './Menu.tsx';
import { Pool } from './Pool.tsx';
import { Rail } from './Rail.tsx';
import styles from './Swimlane.module.css';
import {
  INITIAL_RAIL_CARDS_ON_PHONE,
  INITIAL_RAIL_CARDS,
  MAX_HERO_SLIDES,
  type LaneCardsProps,
} from './laneCardsProps.ts';

/** Link from a personal lane to the my list page, if any. */
function PersonalPageLink({ className }: { readonly className: string | undefined }) {
  const { data: pages } = useGetPagesQuery();
  const own = pages?.find(({ slug }) => isMyContentPage(slug));
  return own ? (
    <Link to={links.page(own.slug)} className={className}>
      {own.title}
    </Link>
  ) : null;
}

/** Items are fetched within this distance of the viewport (LANE-30). */
const FETCH_MARGIN = '250px';

/** Less than two screens of a phone: it starts with fewer cards. */
const RAIL_MARGIN = { rootMargin: '800px', scrollMargin: '300px' };

export interface SwimlaneProps {
  readonly lane: SwimlaneData;
  /** Of the content page; empty elsewhere. */
  readonly slug: string;
  /** If undefined, an observer decides when to fetch. */
  readonly priority?: LanePriority | undefined;
  readonly laneKey?: string;
  /** The rail was scrolled when the user left the page: it starts with more cards than fit. */
  readonly isRestored?: boolean | undefined;
  /** Called with the reason while the lane is empty; with undefined when it has cards or unmounts. */
  readonly onEmptyReasonChange?: (laneKey: string, emptyReason: LaneEmptyReason | undefined) => void;
}

export type LaneEmptyReason = 'empty' | 'failed';

/** One swimlane of a page, fetched near the viewport (LANE-30). A failed lane shows an error, an empty one nothing. */
export const Swimlane = memo(function Swimlane(props: SwimlaneProps) {
  const LaneComponent = isPersonalLane(props.lane.type) ? PersonalLane : LaneNearViewport;
  return <LaneComponent {...props} />;
});

/** A lane for customers only. */
function PersonalLane(props: SwimlaneProps) {
  const user = useCurrentUser();
  if (user.kind === 'customer') return <LaneNearViewport {...props} />;
  if (user.state !== 'noAction') return null;
  // Reserves space until the session is known, if the last visit was signed in (`data-viewer`).
  return (
    <div className={styles.awaited} aria-hidden="true" inert>
      <LanePlaceholder lane={props.lane} />
    </div>
  );
}

/** A placeholder without a Suspense boundary until it is near: hydrating a boundary is expensive. */
function LaneNearViewport(props: SwimlaneProps) {
  const { lane, priority } = props;
  const frame = useRef<HTMLDivElement>(null);
  // An observer would delay opening lanes by a frame.
  const isNear = useInViewOnce(frame, FETCH_MARGIN, priority === 'first' || priority === 'opening');
  if (!isNear)
    return <LanePlaceholder ref={frame} lane={lane} priority={priority} className={styles.waiting} />;
  return (
    <PartBoundary fallback={<LanePlaceholder lane={lane} />}>
      <SwimlaneContent {...props} />
    </PartBoundary>
  );
}

/** A lane's name and skeleton. */
export function LanePlaceholder({
  ref,
  lane,
  priority,
  className,
}: Pick<SwimlaneProps, 'lane' | 'priority'> & Pick<LaneFrameProps, 'ref' | 'className'>) {
  const layout = laneLayout(lane);
  return (
    <LaneFrame ref={ref} lane={lane} layout={layout} className={className}>
      <LaneSkeleton layout={layout} name={lane.name} isFar={priority === 'far'} />
    </LaneFrame>
  );
}

interface LaneFrameProps {
  readonly ref?: RefObject<HTMLDivElement | null> | undefined;
  readonly lane: SwimlaneData;
  readonly layout: LaneLayout;
  readonly className?: string | undefined;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

function LaneFrame({ ref, lane, layout, className, more, children }: LaneFrameProps) {
  const name = nonBlank(lane.name);
  const hasHead = !lane.hideName && layout.kind !== 'hero' && (name !== undefined || Boolean(more));
  return (
    <div
      ref={ref}
      data-lane={lane.id}
      className={classNames(styles.lane, layout.kind === 'hero' && styles.hero, className)}
    >
      {!hasHead ? null : (
        <div className={styles.head}>
          {name === undefined ? null : <h2 className={styles.name}>{name}</h2>}
          {more}
        </div>
      )}
      {children}
    </div>
  );
}

const SwimlaneContent = memo(function SwimlaneContent({
  lane,
  slug,
  laneKey: scrollKey = lane.id,
  priority,
  isRestored = false,
  onEmptyReasonChange,
}: SwimlaneProps) {
  const { link, type, lastUpdatedUtc, minItemsForShowMore = Infinity } = lane;
  const layout = useRule(laneLayout, lane);
  const { currentData, error, isFetching, refetch } = useGetSwimlaneQuery(
    { link, type, lastUpdatedUtc },
    { selectFromResult: ignoreRefetch },
  );
  const renderable = useRule(renderableCards, currentData?.cards, layout, type);
  // Renders new cards at low priority.
  const cards = useDeferredValue(renderable);
  const emptyReason = cards?.length === 0 ? 'empty' : !cards && error !== undefined ? 'failed' : undefined;
  const reportEmptyReason = useEffectEvent((now: LaneEmptyReason | undefined) =>
    onEmptyReasonChange?.(scrollKey, now),
  );
  // Before paint, to avoid a blank frame on an empty page.
  useLayoutEffect(() => {
    if (emptyReason === undefined) return;
    reportEmptyReason(emptyReason);
    return () => reportEmptyReason(undefined);
  }, [emptyReason]);
  if (emptyReason === 'empty') return null;

  const name = nonBlank(lane.name);
  // A lane that can have many items links to its list (LANE-29). Only content pages have lists.
  const more = cards && slug !== '' && cards.length >= minItemsForShowMore && (
    <Link
      to={links.swimlaneList({ slug, swimlaneId: lane.id })}
      aria-label={name === undefined ? undefined : `Vis flere: ${name}`}
      className={styles.more}
    >
      Vis flere
    </Link>
  );
  const headerLinks =
    isPersonalLane(type) && !isMyContentPage(slug) ? (
      <>
        <PersonalPageLink className={styles.more} />
        {more}
      </>
    ) : (
      more
    );
  return (
    <LaneFrame lane={lane} layout={layout} more={headerLinks}>
      {cards ? (
        <LaneCards
          lane={lane}
          layout={layout}
          cards={cards}
          isFirst={priority === 'first'}
          isRestored={isRestored}
        />
      ) : emptyReason === 'failed' ? (
        // Until it has loaded, the Suspense fallback shows.
        <LazyLaneError
          error={error}
          name={lane.name}
          layout={layout}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LaneSkeleton layout={layout} name={lane.name} />
      )}
    </LaneFrame>
  );
});

/** Memoised: new items first render the lane with the cards it has, and then the new ones at low priority. */
const LaneCards = memo(function LaneCards({
  lane,
  layout,
  cards: allCards,
  isFirst,
  isRestored,
}: {
  readonly lane: SwimlaneData;
  readonly layout: LaneLayout;
  readonly cards: readonly Card[];
  readonly isFirst: boolean;
  readonly isRestored: boolean;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const total = layout.kind === 'hero' ? Math.min(allCards.length, MAX_HERO_SLIDES) : allCards.length;
  const isRow = layout.kind === 'rail';
  const isHydrated = useIsHydrated();
  const isPhone = isHydrated && isPhoneWidth();
  const { count, sentinelRef, showMore } = useIncrementalList(
    total,
    isRow
      ? {
          batchSize: RAIL_BATCH_SIZE,
          // Two screens of a phone: more would take long to render, and most users see none of them.
          initialCount: isPhone && !isRestored ? INITIAL_RAIL_CARDS : RAIL_BATCH_SIZE,
          margin: RAIL_MARGIN,
        }
      : { autoRenderLimit: layout.kind === 'pool' ? AUTO_RENDER_LIMIT : undefined },
  );
  // Height of the unmounted cards.
  const [unmountedHeight, setUnmountedHeight] = useState<number>();
  const batch = useMemo(() => allCards.slice(0, count), [allCards, count]);
  const firstCount = useFirstRenderValue(
    () => (isRestored ? RAIL_BATCH_SIZE : isPhoneWidth() ? INITIAL_RAIL_CARDS_ON_PHONE : INITIAL_RAIL_CARDS),
    () => INITIAL_RAIL_CARDS,
  );
  const visibleCards = isRow && batch.length > firstCount ? batch.slice(0, firstCount) : batch;
  // Cards beyond the edge render at low priority, for smooth scrolling; after hydration with what else waits for it.
  // An initial value always renders again, even if it is equal.
  const initialCards = isHydrated && visibleCards !== batch ? visibleCards : undefined;
  const deferredCards = useDeferredValue(batch, initialCards);
  const cards = isHydrated ? deferredCards : visibleCards;
  const keys = useMemo(() => uniqueKeys(cards), [cards]);
  const now = useCardsNow(cards);
  // A hero stays mounted, to keep its slide and pause state.
  const handleOpen = useLaneTracking(
    lane,
    frame,
    cards,
    keys,
    layout.kind === 'hero' ? undefined : setUnmountedHeight,
  );
  const hasMore = count < total && cards.length === count;
  const common: LaneCardsProps = {
    name: lane.name,
    cards,
    keys,
    now,
    laneType: lane.type,
    isPriority: isFirst,
    onOpen: handleOpen,
    sentinelRef: hasMore ? sentinelRef : undefined,
    showMore: hasMore ? showMore : undefined,
  };
  return (
    <div ref={frame} style={{ blockSize: unmountedHeight }}>
      {showsChannels(lane.type, layout) ? <ChannelStructuredData cards={allCards} /> : null}
      {unmountedHeight !== undefined ? null : layout.kind === 'rail' ? (
        <Rail layout={layout} {...common} />
      ) : layout.kind === 'hero' ? (
        <Hero ratio={layout.ratio} {...common} />
      ) : layout.kind === 'pool' ? (
        <Pool shape={layout.shape} {...common} />
      ) : (
        <Menu look={layout.look} {...common} />
      )}
    </div>
  );
});
