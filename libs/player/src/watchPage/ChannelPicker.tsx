import { getTvGuide, useGetTvGuideQuery, type TvGuide } from '@tv/api-client';
import { channelList, DocumentHead, StructuredData } from '@tv/config/head';
import { links } from '@tv/routes';
import { Link, useIsHydrated } from '@tv/ssr';
import { formatClockTime, dateKey, MINUTE_MS, useNow } from '@tv/time';
import { Button, EmptyView, ErrorView, Grid, Gutter, Image, ProgressBar, Skeleton } from '@tv/ui';
import styles from './ChannelPicker.module.css';
import { findProgrammeAt, elapsedPercent } from './programmeAt.ts';
import { useSite } from './useSite.ts';

/** A day of all channels is too large. */
const CHANNELS_PER_PAGE = 12;

/** Channels with their current programmes (ROUTE-05). */
export function ChannelPicker() {
  const now = useNow(MINUTE_MS);
  return (
    <>
      <ChannelPickerHead />
      <Gutter className={styles.page}>
        <h1 className={styles.heading}>Direkte</h1>
        <Grid as="ul" minColumn="260px" className={styles.channels}>
          <Channels page={1} now={now} />
        </Grid>
      </Gutter>
    </>
  );
}

/** Document head of the channel picker, with the first page of channels as structured data. */
function ChannelPickerHead() {
  const { origin, imageUrl } = useSite();
  const date = dateKey(useNow(MINUTE_MS));
  const { currentData: guide } = getTvGuide.useQueryState({ date, page: 1, pageSize: CHANNELS_PER_PAGE });
  const channels = (guide?.channels ?? []).map(({ channel: { id, name, logo } }) => ({
    name,
    url: `${origin}${links.watch({ kind: 'live', id })}`,
    logo: imageUrl(logo),
  }));
  return (
    <>
      <DocumentHead title="Direkte" path={links.live()} />
      <StructuredData data={channelList(channels)} />
    </>
  );
}

/** One page of channels; renders the next page once loaded. */
function Channels({ page, now }: { readonly page: number; readonly now: number }) {
  // Client-side only: the guide is too large for the server-rendered page.
  const isHydrated = useIsHydrated();
  // `currentData`: after midnight yesterday's channels would have no programme.
  const query = { date: dateKey(now), page, pageSize: CHANNELS_PER_PAGE };
  const { currentData: data, isError, refetch } = useGetTvGuideQuery(query, { skip: !isHydrated });
  if (isError && !data) {
    return (
      <li className={styles.wide}>
        <ErrorView
          title="Noe gikk galt"
          text="Vi får ikke hentet kanalene."
          action={
            <Button variant="primary" onClick={() => void refetch()}>
              Prøv igjen
            </Button>
          }
        />
      </li>
    );
  }
  if (!data) return <ChannelSkeletons />;
  if (page === 1 && data.channels.length === 0) {
    return (
      <li className={styles.wide}>
        <EmptyView title="Fant ikke noe innhold her" />
      </li>
    );
  }
  const hasMore = data.channels.length > 0 && page * CHANNELS_PER_PAGE < (data.totalChannels ?? 0);
  return (
    <>
      {data.channels.map((day) => (
        <Channel key={day.channel.id} day={day} now={now} />
      ))}
      {hasMore ? <Channels page={page + 1} now={now} /> : null}
    </>
  );
}

function Channel({
  day: { channel, programmes },
  now,
}: {
  readonly day: TvGuide['channels'][number];
  readonly now: number;
}) {
  const programme = findProgrammeAt(programmes, now);
  return (
    <li>
      <Link
        to={links.watch({ kind: 'live', id: channel.id, title: channel.name })}
        className={styles.channel}
      >
        <Image
          src={channel.logo}
          alt=""
          aspectRatio={16 / 9}
          width={96}
          fit="contain"
          isLogo
          className={styles.logo}
        />
        <span className={styles.words}>
          <span className={styles.name}>{channel.name}</span>
          {programme === undefined ? null : (
            <>
              <span className={styles.programme}>
                {formatClockTime(programme.start)} {programme.title}
              </span>
              <ProgressBar label="Sendt" value={elapsedPercent(programme, now)} isLive />
            </>
          )}
        </span>
      </Link>
    </li>
  );
}

function ChannelSkeletons() {
  return Array.from({ length: CHANNELS_PER_PAGE }, (_, n) => (
    <li key={n} aria-hidden="true">
      <Skeleton className={styles.place} />
    </li>
  ));
}
