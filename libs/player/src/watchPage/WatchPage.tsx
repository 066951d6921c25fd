import { Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { TitleDetails } from '@tv/api-client';
import { useCurrentUser } from '@tv/auth';
import { useDevFlag } from '@tv/config';
import { lazyWithPreload } from '@tv/lazy';
import { coverPageLink, toCoverPageRef, links, readWatchParams, type WatchParams } from '@tv/routes';
import { Redirect } from '@tv/ssr';
import { useClock } from '@tv/time';
import { Button } from '@tv/ui';
import { hasPlayableUrl } from '../engine/shaka/keySystem.ts';
import type { WatchRequest } from '../miniPlayer/PersistentPlayer.tsx';
import { PlayerLayout } from '../miniPlayer/PlayerLayout.tsx';
import { LoadingView } from '../ui/frame/LoadingView.tsx';
import { WatchHead } from './WatchHead.tsx';
import { WatchNotice } from './WatchNotice.tsx';
import { channelPicker, preloadPlayerCode } from './preloadWatchPage.browser.ts';
import { isUpcoming, findProgrammeAt } from './programmeAt.ts';
import { useWatchTitle } from './useWatchTitle.ts';

// Not needed for playback.
const ChannelChoice = channelPicker.component(({ ChannelPicker }) => ChannelPicker);

// Rarely shown.
const notices = lazyWithPreload(() => import('./lazyNotices.tsx'));
const Upcoming = notices.component(({ UpcomingTitle }) => UpcomingTitle);
const ElsewhereNotice = notices.component(({ ExternalPlaybackNotice }) => ExternalPlaybackNotice);
const SignInNotice = notices.component(({ SignInNotice }) => SignInNotice);

export interface WatchPageProps {
  /** Navigates back. */
  readonly onClose: () => void;
  /** Called with what {@link PersistentPlayer} should play; undefined for nothing. */
  readonly onWatch: (watched: WatchRequest | undefined) => void;
  /** Rendered for unknown content. */
  readonly notFound: ReactNode;
}

/**
 * `/watch/{type}/{id}/{name?}` (ROUTE-03, ROUTE-04): plays a channel, a title, or the user's next episode of
 * a series. `/watch/live/` shows the channel picker (ROUTE-05). A title with a cover page redirects there,
 * unless `disableScpRedirect` (ROUTE-06, PLAY-29) or a dev flag (CONF-13) is set.
 */
export function WatchPage(props: WatchPageProps) {
  const { pathname, search } = useLocation();
  const target = readWatchParams(pathname, search);
  if (!target) return props.notFound;
  const { kind, id } = target;
  if (id === undefined)
    return (
      <Suspense fallback={<Loading />}>
        <ChannelChoice />
      </Suspense>
    );
  return (
    <>
      <WatchHead kind={kind} id={id} />
      <CustomersOnly onClose={props.onClose}>
        <TitleToWatch {...target} id={id} {...props} />
      </CustomersOnly>
    </>
  );
}

interface TitleToWatchProps extends WatchParams, WatchPageProps {
  readonly id: string;
}

function TitleToWatch(props: TitleToWatchProps) {
  const { kind, id, notFound, onClose, onWatch } = props;
  const found = useWatchTitle(kind, id);
  const isRedirectDisabled = useDevFlag('disableScpRedirect') || props.disableScpRedirect;
  if (found.state === 'loading') return <Loading />;
  if (found.state === 'there') {
    const { superCoverPage } = found.title.links;
    const coverPage = kind === 'vod' && !isRedirectDisabled ? toCoverPageRef(superCoverPage) : undefined;
    if (coverPage) return <Redirect to={coverPageLink(coverPage)} />;
    return <AvailableTitle key={found.title.id} {...props} {...found} />;
  }
  return (
    <WithoutPlayer onWatch={onWatch}>
      {found.state === 'missing' ? (
        notFound
      ) : found.state === 'signedOut' ? (
        <SignInNotice onClose={onClose} />
      ) : (
        <Failed onRetry={found.retry} onClose={onClose} />
      )}
    </WithoutPlayer>
  );
}

interface AvailableTitleProps extends TitleToWatchProps {
  readonly title: TitleDetails;
  readonly refetch: () => Promise<unknown>;
}

/**
 * Reports what to play. Waits for a title that has not started. A programme on air that cannot be started
 * over redirects to its channel.
 */
function AvailableTitle(props: AvailableTitleProps) {
  const { kind, title, refetch, onClose, onWatch } = props;
  const clock = useClock();
  const isLive = kind === 'live';
  const [isWaiting, setWaiting] = useState(() => !isLive && isUpcoming(title, clock.now()));
  const { start, end, channel } = title;
  if (isWaiting && start !== undefined) {
    return (
      <WithoutPlayer onWatch={onWatch}>
        <Upcoming
          title={title}
          start={start}
          onStart={() => void refetch().then(() => setWaiting(false))}
          onClose={onClose}
        />
      </WithoutPlayer>
    );
  }
  if (hasPlayableUrl(title.links.playUrls)) return <ReportWatchRequest {...props} />;
  const isOnAir = start !== undefined && end !== undefined && findProgrammeAt([{ start, end }], clock.now());
  if (!isLive && channel && isOnAir)
    return <Redirect to={links.watch({ kind: 'live', id: channel.id, title: channel.name })} />;
  return (
    <WithoutPlayer onWatch={onWatch}>
      <PlayerLayout>
        <ElsewhereNotice title={title} onClose={onClose} />
      </PlayerLayout>
    </WithoutPlayer>
  );
}

/** Reports before the first paint. */
function ReportWatchRequest({ kind, id, title, onWatch }: AvailableTitleProps) {
  const { state } = useLocation() as { readonly state: unknown };
  const isBingeWatching = typeof state === 'object' && state !== null && 'isBingeWatching' in state;
  useLayoutEffect(
    () => onWatch({ address: { kind, id }, title, isLive: kind === 'live', isBingeWatching }),
    [kind, id, title, isBingeWatching, onWatch],
  );
  return null;
}

interface WithoutPlayerProps extends Pick<WatchPageProps, 'onWatch'> {
  readonly children: ReactNode;
}

/** Renders something else than the player and reports that nothing plays. */
function WithoutPlayer({ onWatch, children }: WithoutPlayerProps) {
  useLayoutEffect(() => onWatch(undefined), [onWatch]);
  return <Suspense fallback={<Loading />}>{children}</Suspense>;
}

interface CustomersOnlyProps extends Pick<WatchPageProps, 'onClose'> {
  readonly children: ReactNode;
}

/** Playback needs a customer; visitors get the sign-in notice. */
function CustomersOnly({ onClose, children }: CustomersOnlyProps) {
  const currentUser = useCurrentUser();
  // Preloads the player library while the title loads.
  useEffect(() => {
    preloadPlayerCode().catch(() => undefined); // The code that needs it retries and reports errors.
  }, []);
  if (currentUser.kind === 'customer') return children;
  if (currentUser.state === 'noAction') return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <SignInNotice onClose={onClose} />
    </Suspense>
  );
}

function Failed({ onRetry, onClose }: { readonly onRetry: () => void; readonly onClose: () => void }) {
  return (
    <PlayerLayout>
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
    </PlayerLayout>
  );
}

function Loading() {
  return (
    <PlayerLayout>
      <LoadingView />
    </PlayerLayout>
  );
}
