import { useCallback, useDeferredValue, useMemo, useState, type RefCallback } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useTvGuideParts, type NotificationPacing } from '@tv/api-client';
import { useBrand } from '@tv/config';
import { DocumentHead, seoDescription } from '@tv/config/head';
import { guideLink, readGuidePosition, type GuidePosition, links } from '@tv/routes';
import {
  SHALLOW_NAVIGATION,
  PageBoundary,
  useFirstRenderValue,
  useIsShallowNavigation,
  useIsHydrated,
} from '@tv/ssr';
import { dateKey, MINUTE_MS, useNow, formatLongDate, startOfDay } from '@tv/time';
import { EmptyView, Skeleton, VisuallyHidden } from '@tv/ui';
import { PageError } from '../errors/errorViews.tsx';
import { GuideHeader } from './GuideHeader.tsx';
import styles from './GuidePage.module.css';
import skeletonStyles from './GuideSkeleton.module.css';
import { createGuideDataSelector, type GuideData } from './data/createGuideDataSelector.ts';
import { useChannelRow, useGuideRequests, type GuideViewport } from './data/useGuideRequests.ts';
import { toDayAndTime, viewStart } from './data/viewStart.ts';
import { GuideGrid } from './grid/GuideGrid.tsx';
import { parseGuideDay, createTimeline } from './grid/timeline.ts';
import { GuideList } from './list/GuideList.tsx';
import { ProgrammePanel, type ChosenProgramme } from './programme/ProgrammePanel.tsx';

/** Limits notifications to one per animation frame, so that several responses cause one layout. */
const rafThrottle: NotificationPacing = (notify) => {
  let frame = 0;
  return {
    notify: () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        notify();
      });
    },
    cancel: () => cancelAnimationFrame(frame),
  };
};

/** The guide's document head (PAGE-49…54). A valid day in the URL is part of the canonical path. */
function GuideHead({ day }: { readonly day: string | undefined }) {
  const brand = useBrand();
  const date = day === undefined ? undefined : formatLongDate(startOfDay(day));
  const when = date === undefined ? 'nå, i kveld og de neste dagene' : date;
  const description = `Se hva som går på TV ${when}: programmer og sendetider for alle kanalene.`;
  return (
    <DocumentHead
      title={date === undefined ? 'TV-guide' : `TV-guide ${date}`}
      description={seoDescription({ description }, brand)}
      path={links.guide(day)}
    />
  );
}

/** `/tv-guide` (ROUTE-14) and `/tv-guide/{date}` (ROUTE-15), seven days each way (GUIDE-01). The URL follows the view. */
export function GuidePage() {
  const now = useNow(MINUTE_MS);
  const { date } = useParams();
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  const day = parseGuideDay(date, dateKey(now));
  const { at, channel } = readGuidePosition(search);
  // Server-rendered pages do not vary by channel.
  const location: GuideLocation = { day, at, channel: isHydrated ? channel : undefined };
  return (
    <div className={styles.page}>
      <GuideHead day={day} />
      <GuideHeader now={now} location={location} />
      <PageBoundary fallback={<GuideSkeleton />}>
        <GuideViews now={now} location={location} />
      </PageBoundary>
    </div>
  );
}

/** The day (today if missing), time and channel in the URL. */
export interface GuideLocation extends GuidePosition {
  readonly day: string | undefined;
}

/** Props of the grid and the list. */
export interface GuideViewProps {
  readonly data: GuideData;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly onViewportChange: (view: GuideViewport, rowCount: number | undefined) => void;
  readonly onChoose: (chosen: ChosenProgramme) => void;
  readonly onRetry: () => void;
}

function GuideViews({ now, location }: { readonly now: number; readonly location: GuideLocation }) {
  const { key } = useLocation();
  const isUrlSync = useIsShallowNavigation();
  const navigate = useNavigate();
  const today = dateKey(now);
  const timeline = useMemo(() => createTimeline(today), [today]);
  const start = viewStart(location, now);
  const { requests, onViewportChange } = useGuideRequests(timeline, start);
  const { parts, retry } = useTvGuideParts(requests, rafThrottle);
  const [selectGuideData] = useState(createGuideDataSelector);
  const loaded = useMemo(() => selectGuideData(parts), [selectGuideData, parts]);
  // A response renders a screenful of rows: at low priority, in small tasks.
  const data = useDeferredValue(loaded);
  const startRow = useChannelRow(data, location.channel, start);
  const [chosen, setChosen] = useState<ChosenProgramme>();
  const { ref, isNarrow } = useIsNarrow();

  if (data.error !== undefined)
    return <PageError headingLevel={2} error={data.error} isRetrying={data.isFetching} onRetry={retry} />;
  if (data.rowCount === 0) return <EmptyView title="Fant ingen kanaler" text="Prøv en annen dag." />;

  const toHalfHour = (instant: number): number => viewStart(toDayAndTime(instant), now);
  const isAtRequestedTime = (instant: number): boolean => toHalfHour(instant) === toHalfHour(start);
  const handleScrollSettled = (instant: number, row: number) => {
    const { day, at } = toDayAndTime(instant);
    const channel = row === 0 ? undefined : data.rowAt(row).channel?.id;
    if (isAtRequestedTime(instant) && channel === location.channel) return;
    const isToday = day === today && location.day === undefined;
    void navigate(guideLink(isToday ? undefined : day, { at, channel }), SHALLOW_NAVIGATION);
  };
  const view: GuideViewProps = { data, now, onViewportChange, onChoose: setChosen, onRetry: retry };
  return (
    <div ref={ref} className={styles.views}>
      {isNarrow === true ? null : (
        <div className={styles.wide}>
          <GuideGrid
            {...view}
            timeline={timeline}
            start={start}
            startRow={startRow}
            locationKey={key}
            isUrlSync={isUrlSync}
            isAtRequestedTime={isAtRequestedTime}
            onScrollSettled={handleScrollSettled}
          />
        </div>
      )}
      {isNarrow === false ? null : (
        <div className={styles.narrow}>
          <GuideList {...view} location={location} row={startRow} isMeasured={isNarrow === true} />
        </div>
      )}
      <ProgrammePanel chosen={chosen} now={now} onClose={() => setChosen(undefined)} />
    </div>
  );
}

/** Container width, as in the style sheet. */
const NARROW_BELOW_PX = 700;

/**
 * Returns whether the grid does not fit. The server does not know, so both views are rendered until layout. A page that
 * is rendered in the browser starts with the window's width, because rendering both views takes long.
 */
function useIsNarrow() {
  const isWindowNarrow = useFirstRenderValue(
    () => matchMedia(`(width < ${NARROW_BELOW_PX}px)`).matches,
    () => undefined,
  );
  const [isNarrow, setIsNarrow] = useState(isWindowNarrow);
  const ref: RefCallback<HTMLElement> = useCallback((element: HTMLElement) => {
    // Also measures at once.
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width > 0) setIsNarrow(width < NARROW_BELOW_PX);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isNarrow };
}

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Placeholder for the guide. */
function GuideSkeleton() {
  return (
    <div className={skeletonStyles.guide} aria-busy="true">
      <VisuallyHidden>
        <p role="status">Henter TV-guiden</p>
      </VisuallyHidden>
      {ROWS.map((row) => (
        <div key={row} className={skeletonStyles.row} aria-hidden="true">
          <Skeleton className={skeletonStyles.channel} />
          <Skeleton className={skeletonStyles.programme} />
          <Skeleton className={skeletonStyles.programme} />
          <Skeleton className={skeletonStyles.programme} />
        </div>
      ))}
    </div>
  );
}
