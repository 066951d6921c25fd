import { memo, useMemo, useState } from 'react';
import type { Episode } from '@tv/api-client';
import { formatClockTime, formatDuration, formatRelativeDay, useNow } from '@tv/time';
import { CheckIcon, classNames, Image, PlayIcon, ProgressBar } from '@tv/ui';
import { cardViewModel } from '../../card/cardViewModel.ts';
import { CardAnchor } from '../../card/link/CardAnchor.tsx';
import { useTrackExternalLaunch } from '../../card/link/useTrackExternalLaunch.ts';
import { useLinkContext } from '../../card/link/useLinkContext.ts';
import { StateBadge } from '../../card/labels/StateBadge.tsx';
import { durationBarLabel } from '../../card/labels/durationBarLabel.ts';
import { nonBlank } from '../../card/labels/nonBlank.ts';
import { titleOrFallback } from '../../card/labels/titleOrFallback.ts';
import { stateLabel } from '../../card/labels/stateLabel.ts';
import { collectReports } from '../../report/collectReports.ts';
import { useReplayReports } from '../../report/useReplayReports.ts';
import styles from './EpisodeItem.module.css';
import { episodeLink } from './episodeLink.ts';

const TICK_MS = 15_000;

/** The rest is credits. */
const SEEN_PERCENT = 95;

export interface EpisodeItemProps {
  readonly episode: Episode;
  /** `row`: in a list. `tile`: in a rail. */
  readonly look: 'row' | 'tile';
  readonly counts?: 'episode' | 'date';
}

/** An episode, dated broadcast or segment with progress and watch link. */
export const EpisodeItem = memo(function EpisodeItem({ episode, look, counts }: EpisodeItemProps) {
  const now = useNow(TICK_MS);
  const context = useLinkContext();
  const launch = useTrackExternalLaunch();
  const happening = cardViewModel(episode, { now });
  const found = useMemo(
    () => collectReports((reporter) => episodeLink(episode, { ...context, reporter, now })),
    [episode, context, now],
  );
  useReplayReports(found);
  const link = found.value;
  const external = link?.kind === 'external' ? episode.links?.externalPlayback : undefined;
  const badge = stateLabel(happening.state);
  const title =
    counts === 'episode' && episode.episode !== undefined
      ? episodeName(episode.episode, episode.title)
      : titleOrFallback(episode.title);
  const isSeen = happening.bar?.kind === 'watched' && happening.bar.percent >= SEEN_PERCENT;
  const { publishedAt, durationSeconds } = episode;
  const description = nonBlank(episode.description);
  return (
    <article className={classNames(styles.item, styles[look])}>
      <div className={styles.picture}>
        <Image
          src={episode.image?.url}
          alt=""
          aspectRatio={16 / 9}
          sizes="(min-width: 768px) 300px, 40vw"
          isGreyscale={happening.isGreyscale}
        />
        {badge === undefined ? null : (
          <span className={styles.badge}>
            <StateBadge isLive={happening.state.type === 'Live'} label={badge} />
          </span>
        )}
        {link ? (
          <span className={styles.play} aria-hidden="true">
            <PlayIcon />
          </span>
        ) : null}
        {happening.bar === undefined ? null : (
          <ProgressBar
            value={happening.bar.percent}
            label={`${durationBarLabel(happening.bar)}: ${title}`}
            isLive={happening.bar.kind === 'live'}
            className={styles.bar}
          />
        )}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {link ? (
            <CardAnchor
              link={link}
              className={styles.link}
              onClick={() => {
                if (!external) return;
                const { providerId: serviceId, reportUrl } = external;
                launch({ elementId: episode.id, elementName: episode.title, serviceId, reportUrl });
              }}
            >
              {title}
            </CardAnchor>
          ) : (
            title
          )}
        </h3>
        <p className={styles.meta}>
          {counts === 'date' && publishedAt !== undefined ? (
            <time dateTime={new Date(publishedAt).toISOString()}>
              {`${formatRelativeDay(publishedAt, now)} kl. ${formatClockTime(publishedAt)}`}
            </time>
          ) : counts === 'episode' || happening.subtitle === undefined ? null : (
            <span>{happening.subtitle}</span>
          )}
          {durationSeconds === undefined ? null : <span>{formatDuration(durationSeconds)}</span>}
          {isSeen ? (
            <span className={styles.seen}>
              <CheckIcon />
              Sett
            </span>
          ) : nonBlank(episode.userData?.progressLabel) === undefined ? null : (
            <span>{episode.userData?.progressLabel}</span>
          )}
        </p>
        {look === 'row' && description !== undefined ? <Description text={description} of={title} /> : null}
      </div>
    </article>
  );
});

function episodeName(number: number, title: string): string {
  return nonBlank(title) === undefined ? `Episode ${number}` : `${number}. ${title}`;
}

/** Longer descriptions are collapsed. */
const LONG = 240;

function Description({ text, of }: { readonly text: string; readonly of: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > LONG;
  return (
    <>
      <p className={classNames(styles.description, isLong && !isOpen && styles.folded)}>{text}</p>
      {isLong ? (
        <button
          type="button"
          className={styles.unfold}
          aria-label={`${isOpen ? 'Les mindre' : 'Les mer'} om ${of}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Les mindre' : 'Les mer'}
        </button>
      ) : null}
    </>
  );
}
