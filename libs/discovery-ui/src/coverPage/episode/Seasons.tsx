import { Suspense, useState } from 'react';
import type { CoverPage, CoverPageSection, Season } from '@tv/api-client';
import { lazyWithPreload } from '@tv/lazy';
import { Tabs } from '@tv/ui/tabs';
import { nonBlank } from '../../card/labels/cardTexts.ts';
import styles from '../CoverSection.module.css';
import { EpisodeList } from './EpisodeList.tsx';

// Lazy: few series need it.
const Select = lazyWithPreload(() => import('@tv/ui/select')).component(({ Select }) => Select);

/** More seasons use a select. */
const MAX_TABS = 6;

const seasonName = ({ number, title }: Season): string => nonBlank(title) ?? `Sesong ${number}`;

/** Returns the picked season, else the one to watch next, else the first. */
export function selectSeason<S extends Pick<Season, 'id' | 'number'>>(
  seasons: readonly S[],
  pickedId: string | undefined,
  watchNext: { readonly season?: number | undefined } | undefined,
): S | undefined {
  return (
    seasons.find(({ id }) => id === pickedId) ??
    seasons.find(({ number }) => number === watchNext?.season) ??
    seasons[0]
  );
}

interface SeasonsProps extends Pick<CoverPage, 'watchNext'> {
  readonly section: Extract<CoverPageSection, { readonly kind: 'sequentialSeries' }>;
}

/** The episodes of a series by season. */
export function Seasons({ section, watchNext }: SeasonsProps) {
  const [picked, setPicked] = useState<string>();
  const seasons = section.seasons.filter(({ episodes }) => episodes.length > 0);
  const shown = selectSeason(seasons, picked, watchNext);
  if (!shown) return null;
  const title = nonBlank(section.title) ?? 'Episoder';
  const hasSelect = seasons.length > MAX_TABS;
  const renderEpisodes = (season: Season) => (
    <EpisodeList
      key={season.id}
      episodes={season.episodes}
      label={`${title}, ${seasonName(season)}`}
      identifyBy="episode"
      moreLabel="Vis flere episoder"
    />
  );
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.name}>{title}</h2>
        {hasSelect ? (
          <Suspense fallback={<span className={styles.choice} />}>
            <Select
              label="Sesong"
              isLabelHidden
              value={shown.id}
              options={seasons.map((season) => ({ value: season.id, label: seasonName(season) }))}
              onChange={setPicked}
            />
          </Suspense>
        ) : null}
      </div>
      {seasons.length === 1 || hasSelect ? (
        renderEpisodes(shown)
      ) : (
        <Tabs
          label="Sesong"
          value={shown.id}
          onChange={setPicked}
          tabs={seasons.map((season) => ({
            value: season.id,
            label: seasonName(season),
            content: renderEpisodes(season),
          }))}
        />
      )}
    </section>
  );
}
