import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useTvGuideParts } from '@tv/api-client';
import { SHALLOW_NAVIGATION, PageBoundary, useIsShallowNavigation, useIsHydrated } from '@tv/rendering';
import { guideLink, readGuidePlace, type GuidePlace } from '@tv/routes';
import { dateKey, MINUTE_MS, useNow } from '@tv/time';
import { EmptyView } from '@tv/ui';
import { PageError } from '../page/PageError.tsx';
import { GuideHead } from './GuideHead.tsx';
import styles from './GuidePage.module.css';
import { GuideSkeleton } from './GuideSkeleton.tsx';
import { GuideTop } from './GuideTop.tsx';
import { createGuideData } from './data/guideData.ts';
import { chosenDay } from './data/guideDays.ts';
import { placeOf, viewStart } from './data/guidePlace.ts';
import { onceAFrame } from './data/onceAFrame.browser.ts';
import { useChannelRow } from './data/useChannelRow.ts';
import { useGuideRequests } from './data/useGuideRequests.ts';
import { GuideGrid } from './grid/GuideGrid.tsx';
import { timelineOf } from './grid/timeline.ts';
import { NarrowGuide } from './narrow/NarrowGuide.tsx';
import { useIsNarrow } from './narrow/useIsNarrow.browser.ts';
import { ProgrammePanel, type ChosenProgramme } from './programme/ProgrammePanel.tsx';

/**
 * `/tv-guide` (ROUTE-14) and `/tv-guide/{date}` (ROUTE-15), seven days each way (GUIDE-01). The URL follows
 * the view.
 */
export function GuidePage() {
  const now = useNow(MINUTE_MS);
  const { date } = useParams();
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  const day = chosenDay(date, dateKey(now));
  const { at, channel } = readGuidePlace(search);
  // Server-rendered pages do not vary by channel.
  const location: Place = { day, at, channel: isHydrated ? channel : undefined };
  return (
    <div className={styles.page}>
      <GuideHead day={day} />
      <GuideTop now={now} location={location} />
      <PageBoundary fallback={<GuideSkeleton />}>
        <Views now={now} location={location} />
      </PageBoundary>
    </div>
  );
}

/** The day (today if missing), time and channel in the URL. */
export interface Place extends GuidePlace {
  readonly day: string | undefined;
}

function Views({ now, location }: { readonly now: number; readonly location: Place }) {
  const { key } = useLocation();
  const isNoted = useIsShallowNavigation();
  const navigate = useNavigate();
  const today = dateKey(now);
  const timeline = useMemo(() => timelineOf(today), [today]);
  const start = viewStart(location, now);
  const { requests, onViewportChange } = useGuideRequests(timeline, start);
  const { parts, retry } = useTvGuideParts(requests, onceAFrame);
  const [knownCount, setKnownCount] = useState<number>();
  const [putTogether] = useState(createGuideData);
  const data = useMemo(() => putTogether(parts, knownCount), [putTogether, parts, knownCount]);
  if (data.rowCount !== knownCount) setKnownCount(data.rowCount);
  const startRow = useChannelRow(data, location.channel, start);
  const [chosen, setChosen] = useState<ChosenProgramme>();
  const { ref, isNarrow } = useIsNarrow();

  if (data.failure !== undefined)
    return <PageError headingLevel={2} error={data.failure} isRetrying={data.isFetching} onRetry={retry} />;
  if (data.rowCount === 0) return <EmptyView title="Fant ingen kanaler" text="Prøv en annen dag." />;

  const isThere = (instant: number): boolean => isSamePlace(placeOf(instant), placeOf(start));
  const note = (instant: number, row: number) => {
    const { day, at } = placeOf(instant);
    const channel = row === 0 ? undefined : data.rowAt(row).channel?.id;
    if (isThere(instant) && channel === location.channel) return;
    const isToday = day === today && location.day === undefined;
    void navigate(guideLink(isToday ? undefined : day, { at, channel }), SHALLOW_NAVIGATION);
  };
  return (
    <div ref={ref} className={styles.views}>
      {isNarrow === true ? null : (
        <div className={styles.wide}>
          <GuideGrid
            timeline={timeline}
            data={data}
            now={now}
            start={start}
            startRow={startRow}
            askedBy={key}
            isNoted={isNoted}
            isThere={isThere}
            onViewportChange={onViewportChange}
            onStill={note}
            onChoose={setChosen}
            onRetry={retry}
          />
        </div>
      )}
      {isNarrow === false ? null : (
        <div className={styles.narrow}>
          <NarrowGuide
            timeline={timeline}
            data={data}
            now={now}
            location={location}
            row={startRow}
            onViewportChange={onViewportChange}
            onChoose={setChosen}
            onRetry={retry}
            isMeasured={isNarrow === true}
          />
        </div>
      )}
      <ProgrammePanel chosen={chosen} now={now} onClose={() => setChosen(undefined)} />
    </div>
  );
}

type NotedPlace = ReturnType<typeof placeOf>;

function isSamePlace(one: NotedPlace, other: NotedPlace): boolean {
  return one.day === other.day && one.at.hour === other.at.hour && one.at.minute === other.at.minute;
}
