import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isRequestError, useGetSeriesQuery, useGetTitleQuery } from '@tv/api-client';
import { useViewer } from '@tv/auth';
import { useDevFlag } from '@tv/config';
import { GoTo } from '@tv/rendering';
import { coverPageLink, coverPageRef, readWatchLink, type WatchLink } from '@tv/routes';
import { Button } from '@tv/ui';
import { LoadingView } from '../controls/LoadingView.tsx';
import { isOffered } from '../engine/keySystem.ts';
import { loadShaka } from '../engine/shakaLibrary.browser.ts';
import { ChannelChoice } from './ChannelChoice.tsx';
import { Viewing } from './Viewing.tsx';
import { WatchHead } from './WatchHead.tsx';
import { WatchNotice } from './WatchNotice.tsx';
import styles from './WatchPage.module.css';
import { episodeToWatch } from './episodeToWatch.ts';
import { useSignInHere } from './useSignInHere.ts';
import type { Closing } from './useViewing.browser.ts';

/** What the app around it brings. */
export interface WatchPageProps {
  /** Leaves the page, for where the viewer came from. */
  readonly onClose: () => void;
  /** The end of the player before, also of another page: it outlives this one. */
  readonly closing: Closing;
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
  return (
    <>
      <WatchHead kind={kind} id={id} />
      {id === undefined ? <ChannelChoice /> : <Watching {...target} id={id} {...props} />}
    </>
  );
}

function Watching({
  kind,
  id,
  disableScpRedirect,
  ...props
}: WatchPageProps & WatchLink & { readonly id: string }) {
  const mayNotLeadOn = useDevFlag('disableScpRedirect') || disableScpRedirect;
  return (
    <CustomersOnly onClose={props.onClose}>
      {kind === 'seriesoverview' ? (
        <SeriesToWatch id={id} {...props} />
      ) : (
        <TitleToWatch
          id={id}
          isLive={kind === 'live'}
          leadsToCoverPage={kind === 'vod' && !mayNotLeadOn}
          {...props}
        />
      )}
    </CustomersOnly>
  );
}

interface ToWatchProps extends WatchPageProps {
  readonly id: string;
}

function SeriesToWatch({ id, ...shared }: ToWatchProps) {
  const { currentData: series, error, isFetching, refetch } = useGetSeriesQuery(id);
  const episode = series && episodeToWatch(series);
  if (episode !== undefined)
    return <TitleToWatch id={episode} isLive={false} leadsToCoverPage={false} {...shared} />;
  if (!series && (isFetching || !error)) return <Loading />;
  if (!error || isRequestError(error, 404)) return shared.notFound;
  return <Failed onRetry={() => void refetch()} onClose={shared.onClose} />;
}

function TitleToWatch({
  id,
  isLive,
  leadsToCoverPage,
  closing,
  notFound,
  onClose,
}: ToWatchProps & { readonly isLive: boolean; readonly leadsToCoverPage: boolean }) {
  const { currentData: title, error, isFetching, refetch } = useGetTitleQuery(id);
  const coverPage = leadsToCoverPage ? coverPageRef(title?.links.superCoverPage) : undefined;
  if (coverPage) return <GoTo to={coverPageLink(coverPage)} />;
  if (title && !isOffered(title.links.playUrls)) {
    return (
      <Stage>
        <WatchNotice
          title="Dette kan ikke spilles av her"
          text={title.links.externalPlayback ? 'Du finner det hos leverandøren.' : undefined}
          onClose={onClose}
          action={<Button onClick={onClose}>Tilbake</Button>}
        />
      </Stage>
    );
  }
  if (title) {
    return (
      <Stage>
        <Viewing
          key={`${id} ${String(isLive)}`}
          title={title}
          isLive={isLive}
          closing={closing}
          onClose={onClose}
        />
      </Stage>
    );
  }
  // What failed while the viewer was on his way is asked for again, and may come now.
  if (isFetching || !error) return <Loading />;
  if (isRequestError(error, 404)) return notFound;
  return <Failed onRetry={() => void refetch()} onClose={onClose} />;
}

/** Playing is for customers: anybody else is offered to sign in, and comes back here. */
function CustomersOnly({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const viewer = useViewer();
  const signIn = useSignInHere();
  // The library comes while the title is asked for.
  useEffect(() => {
    loadShaka('dash').catch(() => undefined); // Whoever needs it asks again, and tells what failed.
  }, []);
  if (viewer.kind === 'customer') return children;
  if (viewer.state === 'noAction') return <Loading />;
  return (
    <Stage>
      <WatchNotice
        title="Logg inn for å se"
        text="Du må være kunde og logget inn for å spille av."
        onClose={onClose}
        action={
          <Button variant="primary" onClick={signIn}>
            Logg inn
          </Button>
        }
      />
    </Stage>
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

/** The whole window, dark, over everything. */
function Stage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.stage} data-tone="dark">
      {children}
    </div>
  );
}
