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
  /**
   * Called with what to play, or undefined if nothing can. {@link PersistentPlayer} plays it, as it outlives
   * this page.
   */
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
      <WatchRoute {...target} id={id} {...props} />
    </>
  );
}

function WatchRoute({
  kind,
  id,
  disableScpRedirect,
  onClose,
  ...props
}: WatchPageProps & WatchParams & { readonly id: string }) {
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
  readonly kind: WatchParams['kind'];
  readonly id: string;
  readonly leadsToCoverPage: boolean;
}

function TitleToWatch({ kind, id, leadsToCoverPage, notFound, onClose, onWatch }: ToWatchProps) {
  const found = useWatchTitle(kind, id);
  const isBingeWatching = useIsBingeWatching();
  if (found.state === 'loading') return <Loading />;
  if (found.state === 'missing') return <WithoutPlayer onWatch={onWatch}>{notFound}</WithoutPlayer>;
  if (found.state === 'signedOut')
    return (
      <WithoutPlayer onWatch={onWatch}>
        <SignInNotice onClose={onClose} />
      </WithoutPlayer>
    );
  if (found.state === 'failed')
    return (
      <WithoutPlayer onWatch={onWatch}>
        <Failed onRetry={found.retry} onClose={onClose} />
      </WithoutPlayer>
    );
  const { title, refetch } = found;
  const coverPage = leadsToCoverPage ? toCoverPageRef(title.links.superCoverPage) : undefined;
  if (coverPage) return <Redirect to={coverPageLink(coverPage)} />;
  return (
    <AvailabilityGate
      key={title.id}
      kind={kind}
      title={title}
      refetch={refetch}
      onClose={onClose}
      onWatch={onWatch}
    >
      <ReportWatchRequest
        kind={kind}
        id={id}
        title={title}
        isLive={kind === 'live'}
        isBingeWatching={isBingeWatching}
        onWatch={onWatch}
      />
    </AvailabilityGate>
  );
}

interface AvailabilityGateProps extends Pick<ToWatchProps, 'kind' | 'onClose' | 'onWatch'> {
  readonly title: TitleDetails;
  readonly refetch: () => Promise<unknown>;
  readonly children: ReactNode;
}

/**
 * Waits for a title that has not started. A programme on air that cannot be started over redirects to its
 * channel.
 */
function AvailabilityGate({ kind, title, refetch, onClose, onWatch, children }: AvailabilityGateProps) {
  const clock = useClock();
  const [isWaiting, setWaiting] = useState(() => kind !== 'live' && isUpcoming(title, clock.now()));
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
  if (hasPlayableUrl(title.links.playUrls)) return children;
  const isOnAir = start !== undefined && end !== undefined && findProgrammeAt([{ start, end }], clock.now());
  if (kind !== 'live' && channel && isOnAir)
    return <Redirect to={links.watch({ kind: 'live', id: channel.id, title: channel.name })} />;
  return (
    <WithoutPlayer onWatch={onWatch}>
      <PlayerLayout>
        <ElsewhereNotice title={title} onClose={onClose} />
      </PlayerLayout>
    </WithoutPlayer>
  );
}

interface ReportWatchRequestProps
  extends Omit<WatchRequest, 'address'>, Pick<ToWatchProps, 'kind' | 'id' | 'onWatch'> {}

/** Reports what to play before the first paint. */
function ReportWatchRequest({ kind, id, title, isLive, isBingeWatching, onWatch }: ReportWatchRequestProps) {
  useLayoutEffect(
    () => onWatch({ address: { kind, id }, title, isLive, isBingeWatching }),
    [kind, id, title, isLive, isBingeWatching, onWatch],
  );
  return null;
}

/** Renders something else than the player and reports that nothing plays. */
function WithoutPlayer({
  onWatch,
  children,
}: Pick<WatchPageProps, 'onWatch'> & { readonly children: ReactNode }) {
  useLayoutEffect(() => onWatch(undefined), [onWatch]);
  return <Suspense fallback={<Loading />}>{children}</Suspense>;
}

function useIsBingeWatching(): boolean {
  const { state } = useLocation() as { readonly state: unknown };
  return typeof state === 'object' && state !== null && 'isBingeWatching' in state;
}

/** Playback needs a customer; visitors get the sign-in notice. */
function CustomersOnly({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
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
