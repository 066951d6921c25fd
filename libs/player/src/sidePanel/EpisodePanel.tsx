import { useState } from 'react';
import { useGetSeriesQuery } from '@tv/api-client';
import { useParentalLimit } from '@tv/auth';
import { isRestricted } from '@tv/auth/restriction';
import { formatDuration } from '@tv/time';
import { classNames, Image, ProgressBar } from '@tv/ui';
import { Select } from '@tv/ui/select';
import { LockedAgeLimit } from '../parental/LockedAgeLimit.tsx';
import { ListEmpty, ListError, ListSkeleton } from './ListStates.tsx';
import styles from './Lists.module.css';
import { episodeOptions, findSeasonOf, type EpisodeOption } from './episodeOptions.ts';
import { useCurrentItemRef } from './useCurrentItemRef.ts';

export interface EpisodePanelProps {
  readonly seriesId: string;
  /** The episode that plays. */
  readonly titleId: string;
  readonly onChoose: (titleId: string, name: string) => void;
}

/** Episodes by season with progress. */
export function EpisodePanel({ seriesId, titleId, onChoose }: EpisodePanelProps) {
  const { currentData: series, error, refetch } = useGetSeriesQuery(seriesId);
  const [chosen, setChosen] = useState<string>();
  const currentItemRef = useCurrentItemRef();
  if (!series && error)
    return <ListError text="Vi får ikke hentet episodene." onRetry={() => void refetch()} />;
  if (!series) return <ListSkeleton />;
  const seasons = [...series.seasons].sort((a, b) => a.number - b.number);
  const season = seasons.find(({ id }) => id === chosen) ?? findSeasonOf(seasons, titleId);
  if (!season) return <ListEmpty />;
  return (
    <div>
      {seasons.length > 1 ? (
        <div className={styles.season}>
          <Select
            label="Sesong"
            isLabelHidden
            value={season.id}
            options={seasons.map(({ id, number, title = `Sesong ${number}` }) => ({
              value: id,
              label: title,
            }))}
            onChange={setChosen}
          />
        </div>
      ) : null}
      <ul className={styles.list}>
        {episodeOptions(season).map((choice) => {
          const { key, id, episode } = choice;
          const isPlaying = id === titleId;
          return (
            <li key={key}>
              {id === undefined ? (
                <div className={classNames(styles.item, styles.closed)}>
                  <EpisodeDetails choice={choice} isPlaying={false} />
                </div>
              ) : (
                <button
                  type="button"
                  ref={isPlaying ? currentItemRef : undefined}
                  aria-current={isPlaying}
                  className={styles.item}
                  onClick={() => onChoose(id, episode.title)}
                >
                  <EpisodeDetails choice={choice} isPlaying={isPlaying} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface EpisodeDetailsProps {
  readonly choice: EpisodeOption;
  readonly isPlaying: boolean;
}

function EpisodeDetails({ choice: { name, episode }, isPlaying }: EpisodeDetailsProps) {
  const { image, durationSeconds, ageLimit, userData, programState } = episode;
  const progress = userData?.progressRatio;
  const isLocked = isRestricted(ageLimit, useParentalLimit());
  const details = [
    durationSeconds === undefined ? undefined : formatDuration(durationSeconds),
    ageLimit === undefined || ageLimit === 0 || isLocked ? undefined : `${ageLimit} år`,
    programState?.label,
    progress === undefined || progress <= 0 ? undefined : `${Math.round(100 * progress)} % sett`,
  ].filter((detail) => detail !== undefined);
  return (
    <>
      <span className={styles.picture}>
        <Image src={image?.url} alt="" aspectRatio={16 / 9} width={PICTURE_WIDTH} />
        {progress === undefined || progress <= 0 ? null : (
          // Buttons have no accessible children; the text conveys the progress.
          <span aria-hidden="true" className={styles.bar}>
            <ProgressBar label="Sett" value={100 * progress} />
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.meta}>
          {isPlaying ? <span className={styles.present}>Spilles nå</span> : null}
          <span>
            <LockedAgeLimit ageLimit={ageLimit} />
            {details.join(' · ')}
          </span>
        </span>
      </span>
    </>
  );
}

const PICTURE_WIDTH = 128;
