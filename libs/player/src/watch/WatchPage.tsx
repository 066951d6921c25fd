import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRequestError, useGetSeriesQuery, useGetTitleQuery } from '@tv/api-client';
import { useSession, useViewer } from '@tv/auth';
import { links, readWatchLink } from '@tv/routes';
import { Button } from '@tv/ui';
import { LoadingView } from '../controls/LoadingView.tsx';
import { loadShaka } from '../engine/shakaLibrary.browser.ts';
import { ChannelChoice } from './ChannelChoice.tsx';
import { Viewing } from './Viewing.tsx';
import { WatchNotice } from './WatchNotice.tsx';
import styles from './WatchPage.module.css';
import { episodeToWatch } from './episodeToWatch.ts';
import type { Closing } from './useViewing.tsx';

/**
 * `/watch/{type}/{id}/{name?}` (ROUTE-03, ROUTE-04) plays a channel, a title, or the episode of a series that is
 * next for this viewer. `/watch/live/` without an id offers the channels (ROUTE-05).
 */
export function WatchPage() {
  const { pathname, search } = useLocation();
  const onClose = useLeave();
  const closing = useRef(Promise.resolve());
  const target = readWatchLink(pathname, search);
  if (!target) return <Failed isNotFound onClose={onClose} onRetry={onClose} />;
  const { kind, id } = target;
  if (id === undefined) return <ChannelChoice />;
  const shared = { closing, onClose };
  return (
    <Stage>
      <CustomersOnly onClose={onClose}>
        {kind === 'seriesoverview' ? (
          <SeriesToWatch id={id} {...shared} />
        ) : (
          <TitleToWatch id={id} isLive={kind === 'live'} {...shared} />
        )}
      </CustomersOnly>
    </Stage>
  );
}

interface ToWatchProps {
  readonly id: string;
  readonly closing: Closing;
  readonly onClose: () => void;
}

function SeriesToWatch({ id, ...shared }: ToWatchProps) {
  const { currentData: series, error, isFetching, refetch } = useGetSeriesQuery(id);
  const episode = series && episodeToWatch(series);
  if (episode !== undefined) return <TitleToWatch id={episode} isLive={false} {...shared} />;
  if (!series && (isFetching || !error)) return <LoadingView />;
  return (
    <Failed
      isNotFound={!error || isRequestError(error, 404)}
      onRetry={() => void refetch()}
      onClose={shared.onClose}
    />
  );
}

function TitleToWatch({ id, isLive, closing, onClose }: ToWatchProps & { readonly isLive: boolean }) {
  const { currentData: title, error, isFetching, refetch } = useGetTitleQuery(id);
  if (title && !title.links.playUrls) {
    return (
      <WatchNotice
        title="Dette kan ikke spilles av her"
        text={title.links.externalPlayback ? 'Du finner det hos leverandøren.' : undefined}
        onClose={onClose}
        action={<Button onClick={onClose}>Tilbake</Button>}
      />
    );
  }
  if (title) {
    return (
      <>
        <title>{title.name}</title>
        <Viewing
          key={`${id} ${String(isLive)}`}
          title={title}
          isLive={isLive}
          closing={closing}
          onClose={onClose}
        />
      </>
    );
  }
  // What failed while the viewer was on his way is asked for again, and may come now.
  if (isFetching || !error) return <LoadingView />;
  return <Failed isNotFound={isRequestError(error, 404)} onRetry={() => void refetch()} onClose={onClose} />;
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
  const session = useSession();
  const { pathname, search } = useLocation();
  // The library comes while the title is asked for.
  useEffect(() => {
    loadShaka('dash').catch(() => undefined); // Whoever needs it asks again, and tells what failed.
  }, []);
  if (viewer.kind === 'customer') return children;
  if (viewer.state === 'noAction') return <LoadingView />;
  return (
    <WatchNotice
      title="Logg inn for å se"
      text="Du må være kunde og logget inn for å spille av."
      onClose={onClose}
      action={
        <Button variant="primary" onClick={() => void session.signIn({ returnTo: `${pathname}${search}` })}>
          Logg inn
        </Button>
      }
    />
  );
}

interface FailedProps {
  readonly isNotFound: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function Failed({ isNotFound, onRetry, onClose }: FailedProps) {
  return isNotFound ? (
    <WatchNotice
      title="Au da, vi finner dessverre ikke innholdet du leter etter"
      onClose={onClose}
      action={<Button onClick={onClose}>Tilbake</Button>}
    />
  ) : (
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
  );
}

function Stage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.stage} data-tone="dark">
      {children}
    </div>
  );
}

/** Back to where the viewer came from; to the front page where he came from outside. */
function useLeave(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    void (key === 'default' ? navigate(links.front()) : navigate(-1));
  }, [navigate, key]);
}
