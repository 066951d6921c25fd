import { memo, useState } from 'react';
import type { Episode } from '@tv/api-client';
import { formatClockTime, formatDuration, formatRelativeDay, useNow } from '@tv/time';
import { CheckIcon, classNames, Image, PlayIcon } from '@tv/ui';
import { cardViewModel } from '../../card/cardViewModel.ts';
import { CardProgress } from '../../card/labels/CardProgress.tsx';
import { StateBadge } from '../../card/labels/StateBadge.tsx';
import { nonBlank, titleOrFallback } from '../../card/labels/cardTexts.ts';
import { CardAnchor } from '../../card/link/CardAnchor.tsx';
import { useTrackCardLaunch } from '../../card/link/useTrackExternalLaunch.ts';
import { useRule } from '../../report/useRule.ts';
import styles from './EpisodeItem.module.css';
import { episodeLink } from './episodeLink.ts';

const STATE_REFRESH_MS = 15_000;

/** The rest is credits. */
const WATCHED_PERCENT = 95;

export interface EpisodeItemProps {
  readonly episode: Episode;
  /** `row`: in a list. `tile`: in a rail. */
  readonly look: 'row' | 'tile';
  readonly identifyBy?: 'episode' | 'date';
}

/** An episode, dated broadcast or segment with progress and watch link. */
export const EpisodeItem = memo(function EpisodeItem({ episode, look, identifyBy }: EpisodeItemProps) {
  const now = useNow(STATE_REFRESH_MS);
  const launch = useTrackCardLaunch();
  const status = cardViewModel(episode, { now });
  const link = useRule(episodeLink, episode, now);
  const title =
    identifyBy === 'episode' && episode.episode !== undefined
      ? episodeName(episode.episode, episode.title)
      : titleOrFallback(episode.title);
  const isWatched = status.bar?.kind === 'watched' && status.bar.percent >= WATCHED_PERCENT;
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
          isGreyscale={status.isGreyscale}
        />
        {status.state.label === undefined ? null : (
          <span className={styles.badge}>
            <StateBadge {...status.state} />
          </span>
        )}
        {link ? (
          <span className={styles.play} aria-hidden="true">
            <PlayIcon />
          </span>
        ) : null}
        <CardProgress bar={status.bar} title={title} className={styles.bar} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {link ? (
            <CardAnchor link={link} className={styles.link} onClick={() => launch(episode)}>
              {title}
            </CardAnchor>
          ) : (
            title
          )}
        </h3>
        <p className={styles.meta}>
          {identifyBy === 'date' && publishedAt !== undefined ? (
            <time dateTime={new Date(publishedAt).toISOString()}>
              {`${formatRelativeDay(publishedAt, now)} kl. ${formatClockTime(publishedAt)}`}
            </time>
          ) : identifyBy === 'episode' || status.subtitle === undefined ? null : (
            <span>{status.subtitle}</span>
          )}
          {durationSeconds === undefined ? null : <span>{formatDuration(durationSeconds)}</span>}
          {isWatched ? (
            <span className={styles.watched}>
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
const LONG_DESCRIPTION_LENGTH = 240;

function Description({ text, of }: { readonly text: string; readonly of: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > LONG_DESCRIPTION_LENGTH;
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
