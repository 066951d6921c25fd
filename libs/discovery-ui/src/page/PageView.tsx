import { lazy, useCallback, useState } from 'react';
import type { Page } from '@tv/api-client';
import { useCurrentUser } from '@tv/auth';
import { useBrand } from '@tv/config';
import { PartBoundary } from '@tv/rendering';
import { classNames, Image, lazyOptional, VisuallyHidden } from '@tv/ui';
import billboard from '../billboard/billboard.module.css';
import { nonBlank } from '../card/labels/nonBlank.ts';
import { titleOrFallback } from '../card/labels/titleOrFallback.ts';
import { LanePlaceholder, Swimlane, type LaneEmptyReason } from '../swimlane/view/Swimlane.tsx';
import { isPersonalLane } from '../swimlane/layout/isPersonalLane.ts';
import { laneLayout } from '../swimlane/layout/laneLayout.ts';
import { lanePriority } from '../swimlane/loading/lanePriority.ts';
import { uniqueKeys } from '../swimlane/layout/uniqueKeys.ts';
import { EmptyPage } from './EmptyPage.tsx';
import styles from './PageView.module.css';

// Large, and few pages need it.
const Exploration = lazy(() =>
  import('../exploration/Exploration.tsx').then(({ Exploration }) => ({ default: Exploration })),
);

const Schedule = lazyOptional(() => import('../schedule/Schedule.tsx').then(({ Schedule }) => Schedule));

const silent = { warn: () => undefined };

export interface PageViewProps {
  readonly page: Page;
  readonly isFrontPage: boolean;
  /** The new choice is loading. */
  readonly isStale?: boolean;
}

/** Heading, background and swimlanes in order (PAGE-32…35), or an exploration page (ROUTE-17). */
export function PageView({ page, isFrontPage, isStale = false }: PageViewProps) {
  const brand = useBrand();
  const viewer = useCurrentUser();
  const [lacks, setLacks] = useState<Readonly<Record<string, LaneEmptyReason | undefined>>>({});
  const onLack = useCallback((key: string, lack: LaneEmptyReason | undefined) => {
    setLacks((known) => (known[key] === lack ? known : { ...known, [key]: lack }));
  }, []);

  const description = nonBlank(page.description);
  const keys = uniqueKeys(page.swimlanes);
  const all = page.swimlanes.map((lane, index) => ({ lane, key: keys[index] ?? '' }));
  const lanes = all.filter(({ lane }) => viewer.kind === 'customer' || !isPersonalLane(lane.type));
  const mayGetLanes = viewer.state === 'noAction' && lanes.length < all.length;
  const opening = lanes.find(({ key }) => lacks[key] !== 'empty');
  const isEmpty = opening === undefined && !mayGetLanes;

  // A hero covers the background.
  const hasHero =
    opening !== undefined &&
    lacks[opening.key] !== 'failed' &&
    laneLayout(opening.lane, silent).kind === 'hero';
  const image = hasHero ? undefined : page.backgroundImage;
  const first = lanes[0] && laneLayout(lanes[0].lane, silent).kind === 'hero' ? 'hero' : 'row';
  const standings = new Map(lanes.map(({ key }, index) => [key, lanePriority(index, first)]));
  // Empty lanes may get content.
  const swimlanes = all.map(({ lane, key }) => (
    <Swimlane
      key={key}
      lane={lane}
      slug={page.slug}
      laneKey={key}
      priority={standings.get(key)}
      onEmptyReasonChange={onLack}
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
                {opening && <LanePlaceholder lane={opening.lane} />}
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
            <Schedule link={page.scheduleLink} />
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
