import { Suspense, useCallback, useState } from 'react';
import type { Page } from '@tv/api-client';
import { useCurrentUser } from '@tv/auth';
import { useBrand } from '@tv/config';
import { lazyWithPreload } from '@tv/lazy';
import { PartBoundary, useFirstRenderValue } from '@tv/ssr';
import { classNames, Image, VisuallyHidden } from '@tv/ui';
import billboard from '../billboard/billboard.module.css';
import { nonBlank, titleOrFallback } from '../card/labels/cardTexts.ts';
import { getSavedScroll } from '../scrollRestoration/savedScroll.browser.ts';
import { laneLayout } from '../swimlane/layout/laneLayout.ts';
import { isPersonalLane } from '../swimlane/layout/personalLanes.ts';
import { uniqueKeys } from '../swimlane/layout/uniqueKeys.ts';
import { lanePriority } from '../swimlane/loading/lanePriority.ts';
import { LanePlaceholder, Swimlane, type LaneEmptyReason } from '../swimlane/view/Swimlane.tsx';
import styles from './PageView.module.css';

// Most pages have content.
const EmptyPageView = lazyWithPreload(() => import('./EmptyPageView.tsx')).component(
  ({ EmptyPageView }) => EmptyPageView,
);

// Large, and few pages need it.
const explorationModule = lazyWithPreload(() => import('../exploration/Exploration.tsx'));
const Exploration = explorationModule.component(({ Exploration }) => Exploration);

const ScheduleView = lazyWithPreload(() => import('../schedule/ScheduleView.tsx'), {
  critical: false,
}).component(({ ScheduleView }) => ScheduleView);

interface PageViewProps {
  readonly page: Page;
  readonly isFrontPage: boolean;
  /** The new choice is loading. */
  readonly isStale?: boolean;
}

/** Heading, background and swimlanes in order (PAGE-32…35), or an exploration page (ROUTE-17). */
export function PageView({ page, isFrontPage, isStale = false }: PageViewProps) {
  // Before its boundary hydrates, which would wait for the module with an empty commit. Errors go to the boundary.
  if (page.type === 'exploration') explorationModule().catch(() => undefined);
  const brand = useBrand();
  const currentUser = useCurrentUser();
  const savedScroll = useFirstRenderValue(getSavedScroll, () => undefined);
  const [emptyReasons, setEmptyReasons] = useState<Readonly<Record<string, LaneEmptyReason | undefined>>>({});
  const handleEmptyReason = useCallback((key: string, reason: LaneEmptyReason | undefined) => {
    setEmptyReasons((previous) => (previous[key] === reason ? previous : { ...previous, [key]: reason }));
  }, []);

  const description = nonBlank(page.description);
  const keys = uniqueKeys(page.swimlanes);
  const all = page.swimlanes.map((lane, index) => ({ lane, key: keys[index] ?? '' }));
  const lanes = all.filter(({ lane }) => currentUser.kind === 'customer' || !isPersonalLane(lane.type));
  const canGainLanes = currentUser.state === 'noAction' && lanes.length < all.length;
  const openingLane = lanes.find(({ key }) => emptyReasons[key] !== 'empty');
  const isEmpty = openingLane === undefined && !canGainLanes;

  // A hero covers the background.
  const hasHero =
    openingLane !== undefined &&
    emptyReasons[openingLane.key] !== 'failed' &&
    laneLayout(openingLane.lane).kind === 'hero';
  const image = hasHero ? undefined : page.backgroundImage;
  const first = lanes[0] && laneLayout(lanes[0].lane).kind === 'hero' ? 'hero' : 'row';
  const indexOf = (id: string | undefined) => lanes.findIndex(({ lane }) => lane.id === id);
  const restored = { from: indexOf(savedScroll?.firstLane), to: indexOf(savedScroll?.element?.swimlaneId) };
  const priorities = new Map(lanes.map(({ key }, index) => [key, lanePriority(index, first, restored)]));
  // Empty lanes may get content.
  const swimlanes = all.map(({ lane, key }) => (
    <Swimlane
      key={key}
      lane={lane}
      slug={page.slug}
      laneKey={key}
      priority={priorities.get(key)}
      isRestored={savedScroll?.rails.some(([id]) => id === lane.id)}
      onEmptyReasonChange={handleEmptyReason}
    />
  ));
  return (
    <div className={styles.page}>
      {isFrontPage ? (
        <>
          <Backdrop image={image} className={styles.behind} />
          {/* Screen readers need a heading. */}
          <VisuallyHidden>
            <h1>{brand.displayName}</h1>
          </VisuallyHidden>
        </>
      ) : (
        <div
          className={classNames(styles.head, image !== undefined && styles.pictured)}
          data-tone={image === undefined ? undefined : 'dark'}
        >
          <Backdrop image={image} className={styles.backdrop} />
          <h1>{titleOrFallback(page.title)}</h1>
          {description === undefined ? null : <p className={styles.description}>{description}</p>}
        </div>
      )}
      <div className={styles.lanes}>
        {page.type === 'exploration' ? (
          <PartBoundary
            fallback={
              <>
                <div className={styles.menus} />
                {openingLane && <LanePlaceholder lane={openingLane.lane} />}
              </>
            }
          >
            <Exploration page={page} isStale={isStale} lanes={swimlanes} />
          </PartBoundary>
        ) : (
          swimlanes
        )}
        {page.scheduleLink === undefined ? null : (
          <PartBoundary fallback={null}>
            <ScheduleView link={page.scheduleLink} />
          </PartBoundary>
        )}
      </div>
      {isEmpty ? <EmptyPage slug={page.slug} /> : null}
    </div>
  );
}

/** Background image (PAGE-34). */
function Backdrop({
  image,
  className,
}: {
  readonly image: string | undefined;
  readonly className: string | undefined;
}) {
  if (image === undefined) return null;
  return (
    <div className={className}>
      <Image
        src={image}
        alt=""
        aspectRatio={16 / 9}
        sizes="100vw"
        isBackdrop
        isPriority
        className={billboard.picture}
      />
    </div>
  );
}

/** Empty state of a page. */
export function EmptyPage({ slug }: { readonly slug: string }) {
  return (
    <Suspense fallback={null}>
      <EmptyPageView slug={slug} />
    </Suspense>
  );
}
