import { useState } from 'react';
import { useGetSeriesQuery } from '@tv/api-client';
import { useParentalLimit } from '@tv/auth';
import { isRestricted } from '@tv/auth/restriction';
import { durationText } from '@tv/time';
import { classNames, Image, ProgressBar } from '@tv/ui';
import { Select } from '@tv/ui/select';
import { LockedLimit } from '../parental/LockedLimit.tsx';
import { ListEmpty, ListError, ListWaiting } from './ListState.tsx';
import styles from './Lists.module.css';
import { episodeChoices, seasonOf, type EpisodeChoice } from './episodeChoice.ts';
import { usePresent } from './usePresent.ts';

export interface EpisodeListProps {
  readonly seriesId: string;
  /** The episode that plays. */
  readonly titleId: string;
  readonly onChoose: (titleId: string, name: string) => void;
}

/** Episodes by season with progress. */
export function EpisodeList({ seriesId, titleId, onChoose }: EpisodeListProps) {
  const { currentData: series, error, refetch } = useGetSeriesQuery(seriesId);
  const [chosen, setChosen] = useState<string>();
  const present = usePresent();
  if (!series) {
    if (error) return <ListError text="Vi får ikke hentet episodene." onRetry={() => void refetch()} />;
    return <ListWaiting />;
  }
  const seasons = [...series.seasons].sort((a, b) => a.number - b.number);
  const season = seasons.find(({ id }) => id === chosen) ?? seasonOf(seasons, titleId);
  if (!season) return <ListEmpty />;
  return (
    <div>
      {seasons.length > 1 ? (
        <div className={styles.season}>
          <Select
            label="Sesong"
            isLabelHidden
            value={season.id}
            options={seasons.map(({ id, number, title }) => ({
              value: id,
              label: title ?? `Sesong ${number}`,
            }))}
            onChange={setChosen}
          />
        </div>
      ) : null}
      <ul className={styles.list}>
        {episodeChoices(season).map((choice) => {
          const { key, id, episode } = choice;
          const isPresent = id === titleId;
          return (
            <li key={key}>
              {id === undefined ? (
                <div className={classNames(styles.item, styles.closed)}>
                  <EpisodeWords choice={choice} isPresent={false} />
                </div>
              ) : (
                <button
                  type="button"
                  ref={isPresent ? present : undefined}
                  aria-current={isPresent}
                  className={styles.item}
                  onClick={() => onChoose(id, episode.title)}
                >
                  <EpisodeWords choice={choice} isPresent={isPresent} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function EpisodeWords({
  choice: { name, episode },
  isPresent,
}: {
  readonly choice: EpisodeChoice;
  readonly isPresent: boolean;
}) {
  const { image, durationSeconds, ageLimit, userData, programState } = episode;
  const seen = userData?.progressRatio;
  const isLocked = isRestricted(ageLimit, useParentalLimit());
  const words = [
    durationSeconds === undefined ? undefined : durationText(durationSeconds),
    ageLimit === undefined || ageLimit === 0 || isLocked ? undefined : `${ageLimit} år`,
    programState?.label,
    seen === undefined || seen <= 0 ? undefined : `${Math.round(100 * seen)} % sett`,
  ].filter((word) => word !== undefined);
  return (
    <>
      <span className={styles.picture}>
        <Image src={image?.url} alt="" aspectRatio={16 / 9} width={PICTURE_WIDTH} />
        {seen === undefined || seen <= 0 ? null : (
          // Buttons have no accessible children; the text conveys the progress.
          <span aria-hidden="true" className={styles.bar}>
            <ProgressBar label="Sett" value={100 * seen} />
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.meta}>
          {isPresent ? <span className={styles.present}>Spilles nå</span> : null}
          <span>
            <LockedLimit ageLimit={ageLimit} />
            {words.join(' · ')}
          </span>
        </span>
      </span>
    </>
  );
}

const PICTURE_WIDTH = 128;
