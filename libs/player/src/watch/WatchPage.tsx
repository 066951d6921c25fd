import { lazy, Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { TitleDetails } from '@tv/api-client';
import { useViewer } from '@tv/auth';
import { useDevFlag } from '@tv/config';
import { GoTo } from '@tv/rendering';
import { coverPageLink, coverPageRef, links, readWatchLink, type WatchLink } from '@tv/routes';
import { useClock } from '@tv/time';
import { Button } from '@tv/ui';
import { LoadingView } from '../controls/LoadingView.tsx';
import { isOffered } from '../engine/keySystem.ts';
import type { WatchedHere } from '../mini/PlayerStage.tsx';
import { Stage } from '../mini/Stage.tsx';
import { isToCome } from '../upcoming/isToCome.ts';
import { WatchHead } from './WatchHead.tsx';
import { WatchNotice } from './WatchNotice.tsx';
import { bringChannelChoice, preparePlayer } from './prepareWatching.browser.ts';
import { programmeAt } from './programmeAt.ts';
import { useWhatToWatch } from './useWhatToWatch.ts';

// Plays nothing yet.
const ChannelChoice = lazy(() =>
  bringChannelChoice().then(({ ChannelChoice }) => ({ default: ChannelChoice })),
);

// Seldom stand in the place of the player.
const bringInstead = () => import('./insteadOfPlaying.tsx');
const Upcoming = lazy(() => bringInstead().then(({ Upcoming }) => ({ default: Upcoming })));
const ElsewhereNotice = lazy(() =>
  bringInstead().then(({ ElsewhereNotice }) => ({ default: ElsewhereNotice })),
);
const SignInNotice = lazy(() => bringInstead().then(({ SignInNotice }) => ({ default: SignInNotice })));

/** What the app around it brings. */
export interface WatchPageProps {
  /** Leaves the page, for where the viewer came from. */
  readonly onClose: () => void;
  /**
   * Told what is watched, and when it is known that nothing can be: what plays is drawn above all pages, since it goes on when
   * this one is left (`PlayerStage`).
   */
  readonly onWatch: (watched: WatchedHere | undefined) => void;
  /** Stands in the place of the page where there is no such content. */
  readonly notFound: ReactNode;
}

/**
 * `/watch/{type}/{id}/{name?}` (ROUTE-03, ROUTE-04) plays a channel, a title, or the episode of a series that is
 * next for this viewer. `/watch/live/` without an id offers the channels (ROUTE-05). A title that has a cover page is shown
 * there, unless the address says that it is to be played (`disableScpRedirect`: ROUTE-06, PLAY-29), or a dev flag does
 * (CONF-13).
 */
export function WatchPage(props: WatchPageProps) {
  const { pathname, search } = useLocation();
  const target = readWatchLink(pathname, search);
  if (!target) return props.notFound;
  const { kind, id } = target;
  if (id === undefined) {
    return (
      <Suspense fallback={<Loading />}>
        <ChannelChoice />
      </Suspense>
    );
  }
  return (
    <>
      <WatchHead kind={kind} id={id} />
      <Watching {...target} id={id} {...props} />
    </>
  );
}

function Watching({
  kind,
  id,
  disableScpRedirect,
  onClose,
  ...props
}: WatchPageProps & WatchLink & { readonly id: string }) {
  const mayNotLeadOn = useDevFlag('disableScpRedirect') || disableScpRedirect;
  return (
    <CustomersOnly onClose={onClose}>
      <TitleToWatch
        kind={kind}
        id={id}
        leadsToCoverPage={kind === 'vod' && !mayNotLeadOn}
        onClose={onClose}
        {...props}
      />
    </CustomersOnly>
  );
}

interface ToWatchProps extends WatchPageProps {
  readonly kind: WatchLink['kind'];
  readonly id: string;
  readonly leadsToCoverPage: boolean;
}

function TitleToWatch({ kind, id, leadsToCoverPage, notFound, onClose, onWatch }: ToWatchProps) {
  const found = useWhatToWatch(kind, id);
  const isBingeWatching = useIsBingeWatching();
  if (found.state === 'loading') return <Loading />;
  if (found.state === 'missing') return <Instead onWatch={onWatch}>{notFound}</Instead>;
  if (found.state === 'signedOut')
    return (
      <Instead onWatch={onWatch}>
        <SignInNotice onClose={onClose} />
      </Instead>
    );
  if (found.state === 'failed')
    return (
      <Instead onWatch={onWatch}>
        <Failed onRetry={found.retry} onClose={onClose} />
      </Instead>
    );
  const { title, ask } = found;
  const coverPage = leadsToCoverPage ? coverPageRef(title.links.superCoverPage) : undefined;
  if (coverPage) return <GoTo to={coverPageLink(coverPage)} />;
  return (
    <InItsTime key={title.id} kind={kind} title={title} ask={ask} onClose={onClose} onWatch={onWatch}>
      <Watched
        kind={kind}
        id={id}
        title={title}
        isLive={kind === 'live'}
        isBingeWatching={isBingeWatching}
        onWatch={onWatch}
      />
    </InItsTime>
  );
}

interface InItsTimeProps extends Pick<ToWatchProps, 'kind' | 'onClose' | 'onWatch'> {
  readonly title: TitleDetails;
  readonly ask: () => Promise<unknown>;
  /** What may be watched. */
  readonly children: ReactNode;
}

/**
 * Waits for a title that has not begun. What is on the air and cannot be had from its beginning is watched on its channel.
 */
function InItsTime({ kind, title, ask, onClose, onWatch, children }: InItsTimeProps) {
  const clock = useClock();
  const [isWaiting, setWaiting] = useState(() => kind !== 'live' && isToCome(title, clock.now()));
  const { start, end, channel } = title;
  if (isWaiting && start !== undefined) {
    return (
      <Instead onWatch={onWatch}>
        <Upcoming
          title={title}
          start={start}
          onStart={() => void ask().then(() => setWaiting(false))}
          onClose={onClose}
        />
      </Instead>
    );
  }
  if (isOffered(title.links.playUrls)) return children;
  const isOnAir = start !== undefined && end !== undefined && programmeAt([{ start, end }], clock.now());
  if (kind !== 'live' && channel && isOnAir)
    return <GoTo to={links.watch({ kind: 'live', id: channel.id, title: channel.name })} />;
  return (
    <Instead onWatch={onWatch}>
      <Stage>
        <ElsewhereNotice title={title} onClose={onClose} />
      </Stage>
    </Instead>
  );
}

interface WatchedProps extends Omit<WatchedHere, 'address'>, Pick<ToWatchProps, 'kind' | 'id' | 'onWatch'> {}

/** Says what is watched, before anything is painted. */
function Watched({ kind, id, title, isLive, isBingeWatching, onWatch }: WatchedProps) {
  useLayoutEffect(
    () => onWatch({ address: { kind, id }, title, isLive, isBingeWatching }),
    [kind, id, title, isLive, isBingeWatching, onWatch],
  );
  return null;
}

/** What stands in the place of the player: nothing is watched. */
function Instead({ onWatch, children }: Pick<WatchPageProps, 'onWatch'> & { readonly children: ReactNode }) {
  useLayoutEffect(() => onWatch(undefined), [onWatch]);
  return <Suspense fallback={<Loading />}>{children}</Suspense>;
}

function useIsBingeWatching(): boolean {
  const { state } = useLocation() as { readonly state: unknown };
  return typeof state === 'object' && state !== null && 'isBingeWatching' in state;
}

/** Playing is for customers: anybody else is offered to sign in, and comes back here, or to become one. */
function CustomersOnly({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const viewer = useViewer();
  // The library comes while the title is asked for.
  useEffect(() => {
    preparePlayer().catch(() => undefined); // Whoever needs it asks again, and tells what failed.
  }, []);
  if (viewer.kind === 'customer') return children;
  if (viewer.state === 'noAction') return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <SignInNotice onClose={onClose} />
    </Suspense>
  );
}

function Failed({ onRetry, onClose }: { readonly onRetry: () => void; readonly onClose: () => void }) {
  return (
    <Stage>
      <WatchNotice
        isError
        title="Noe gikk galt"
        text="Vi får ikke hentet det du ville se. Sjekk at du er på nett, og prøv igjen."
        onClose={onClose}
        action={
          <Button variant="primary" onClick={onRetry}>
            Prøv igjen
          </Button>
        }
      />
    </Stage>
  );
}

function Loading() {
  return (
    <Stage>
      <LoadingView />
    </Stage>
  );
}
