import { memo, useDeferredValue, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useGetSwimlaneQuery, type Card, type Swimlane as SwimlaneData } from '@tv/api-client';
import { useCurrentUser } from '@tv/auth';
import { Link, PartBoundary } from '@tv/rendering';
import { links } from '@tv/routes';
import { useNow } from '@tv/time';
import { classNames } from '@tv/ui';
import { given } from '../card/words/given.ts';
import { ChannelList } from '../head/ChannelList.tsx';
import { Hero } from '../hero/Hero.tsx';
import { MOST_BY_ITSELF, ROW_PART } from '../longList/parts.ts';
import { useDrawnPart } from '../longList/useDrawnPart.browser.ts';
import { isOwn } from '../page/isOwn.ts';
import { collectReports } from '../report/collectReports.ts';
import { useReports } from '../report/useReports.ts';
import { LaneTrouble } from '../trouble/lateTroubles.tsx';
import { LaneSkeleton } from './LaneSkeleton.tsx';
import { Menu } from './Menu.tsx';
import { OwnPageLink } from './OwnPageLink.tsx';
import { Pool } from './Pool.tsx';
import { Rail } from './Rail.tsx';
import styles from './Swimlane.module.css';
import { isPersonal } from './isPersonal.ts';
import { FIRST_DRAWN, MOST_SLIDES, TICK_MS, type LaneCardsProps } from './laneCards.ts';
import { laneLayout, type LaneLayout } from './laneLayout.ts';
import type { LaneStanding } from './laneStanding.ts';
import { listKeys } from './listKeys.ts';
import { showsMore } from './showMore.ts';
import { shownCards } from './shownCards.ts';
import { showsChannels } from './showsChannels.ts';
import { useIsNear } from './useIsNear.browser.ts';
import { useLaneEvents } from './useLaneEvents.ts';

/** Items are fetched within this distance of the viewport (LANE-30). */
const FETCH_MARGIN = '250px';

export interface SwimlaneProps {
  readonly lane: SwimlaneData;
  readonly slug: string;
  /** If undefined, an observer decides when to fetch. */
  readonly standing?: LaneStanding | undefined;
  readonly place?: string;
  /** Called with undefined once the lane has cards. */
  readonly onLack?: (laneKey: string, emptyReason: LaneLack | undefined) => void;
}

export type LaneLack = 'empty' | 'failed';

/**
 * One swimlane of a page, fetched near the viewport (LANE-30). A failed lane shows its own error; an empty
 * lane renders nothing.
 */
export const Swimlane = memo(function Swimlane(props: SwimlaneProps) {
  const user = useCurrentUser();
  if (isPersonal(props.lane.type) && user.kind === 'anonymous') {
    return user.state === 'noAction' ? <PendingPersonalLane lane={props.lane} /> : null;
  }
  return (
    <PartBoundary fallback={<LanePlace lane={props.lane} standing={props.standing} />}>
      <SwimlaneContent {...props} />
    </PartBoundary>
  );
});

/**
 * Reserves a personal lane's space until the session is known, if the last visit was signed in
 * (`data-viewer`).
 */
function PendingPersonalLane({ lane }: { readonly lane: SwimlaneData }) {
  return (
    <div className={styles.awaited} aria-hidden="true" inert>
      <LanePlace lane={lane} />
    </div>
  );
}

const allRendered = { end: undefined, showMore: undefined };

const silentReporter = { warn: () => undefined };

/** A lane's name and skeleton. */
export function LanePlace({ lane, standing }: Pick<SwimlaneProps, 'lane' | 'standing'>) {
  const layout = laneLayout(lane, silentReporter);
  return (
    <LaneFrame lane={lane} layout={layout}>
      <LaneSkeleton layout={layout} name={lane.name} isFar={standing === 'far'} />
    </LaneFrame>
  );
}

interface LaneFrameProps {
  readonly ref?: RefObject<HTMLDivElement | null> | undefined;
  readonly lane: SwimlaneData;
  readonly layout: LaneLayout;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

function LaneFrame({ ref, lane, layout, more, children }: LaneFrameProps) {
  const name = given(lane.name);
  const hasHead = !lane.hideName && layout.kind !== 'hero' && (name !== undefined || Boolean(more));
  return (
    <div
      ref={ref}
      data-lane={lane.id}
      className={classNames(styles.lane, layout.kind === 'hero' && styles.hero)}
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
  place = lane.id,
  standing,
  onLack,
}: SwimlaneProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isFirst = standing === 'first';
  // An observer would delay opening lanes by a frame.
  const isNear = useIsNear(frame, FETCH_MARGIN, isFirst || standing === 'opening');
  const { link, type, style, lastUpdatedUtc } = lane;
  const layout = useMemo(
    () => collectReports((reporter) => laneLayout({ style, type }, reporter)),
    [style, type],
  );
  useReports(layout);
  const { currentData, error, isFetching, refetch } = useGetSwimlaneQuery(
    { link, type, lastUpdatedUtc },
    { skip: !isNear },
  );
  const shown = useMemo(
    () => collectReports((reporter) => shownCards(currentData?.cards, layout.value, type, reporter)),
    [currentData, layout, type],
  );
  useReports(shown);
  // Renders new cards at low priority.
  const cards = useDeferredValue(shown.value);
  const emptyReason = cards?.length === 0 ? 'empty' : !cards && error !== undefined ? 'failed' : undefined;
  const reportEmptyReason = useEffectEvent((now: LaneLack | undefined) => onLack?.(place, now));
  const reportedReason = useRef<LaneLack>(undefined);
  // Before paint, to avoid a blank frame on an empty page.
  useLayoutEffect(() => {
    if (emptyReason !== reportedReason.current) reportEmptyReason(emptyReason);
    reportedReason.current = emptyReason;
  }, [emptyReason]);
  if (emptyReason === 'empty') return null;

  const name = given(lane.name);
  const more = cards && showsMore(cards.length, lane.minItemsForShowMore) && (
    <Link
      to={links.swimlaneList({ slug, swimlaneId: lane.id })}
      aria-label={name === undefined ? undefined : `Vis flere: ${name}`}
      className={styles.more}
    >
      Vis flere
    </Link>
  );
  const headerLinks =
    isPersonal(type) && !isOwn(slug) ? (
      <>
        <OwnPageLink className={styles.more} />
        {more}
      </>
    ) : (
      more
    );
  return (
    <LaneFrame ref={frame} lane={lane} layout={layout.value} more={headerLinks}>
      {cards ? (
        <LaneCards lane={lane} layout={layout.value} cards={cards} isFirst={isFirst} />
      ) : emptyReason === 'failed' ? (
        // Until it has loaded, the Suspense fallback shows.
        <LaneTrouble
          error={error}
          name={lane.name}
          layout={layout.value}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LaneSkeleton layout={layout.value} name={lane.name} isFar={!isNear && standing === 'far'} />
      )}
    </LaneFrame>
  );
});

function LaneCards({
  lane,
  layout,
  cards: allCards,
  isFirst,
}: {
  readonly lane: SwimlaneData;
  readonly layout: LaneLayout;
  readonly cards: readonly Card[];
  readonly isFirst: boolean;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const now = useNow(TICK_MS);
  const total = layout.kind === 'hero' ? Math.min(allCards.length, MOST_SLIDES) : allCards.length;
  const isRow = layout.kind === 'rail';
  const { count, end, showMore } = useDrawnPart(
    total,
    layout.kind === 'pool' ? MOST_BY_ITSELF : undefined,
    isRow ? ROW_PART : undefined,
  );
  // Height of the unmounted cards.
  const [unmountedHeight, setUnmountedHeight] = useState<number>();
  const batch = useMemo(() => allCards.slice(0, count), [allCards, count]);
  // Cards beyond the edge render at low priority, for smooth scrolling.
  const hasEdge = isRow && batch.length > FIRST_DRAWN;
  const cards = useDeferredValue(batch, hasEdge ? batch.slice(0, FIRST_DRAWN) : batch);
  const keys = useMemo(() => listKeys(cards), [cards]);
  // A hero stays mounted, to keep its slide and pause state.
  const handleOpen = useLaneEvents(
    lane,
    frame,
    cards,
    keys,
    now,
    layout.kind === 'hero' ? undefined : setUnmountedHeight,
  );
  const common: LaneCardsProps = {
    name: lane.name,
    cards,
    keys,
    now,
    laneType: lane.type,
    isPriority: isFirst,
    onOpen: handleOpen,
    ...(count < total && cards.length === count ? { end, showMore } : allRendered),
  };
  return (
    <div ref={frame} style={{ blockSize: unmountedHeight }}>
      {showsChannels(lane.type, layout) ? <ChannelList cards={allCards} /> : null}
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
}
