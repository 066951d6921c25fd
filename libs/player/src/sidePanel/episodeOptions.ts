import type { Episode, Season } from '@tv/api-client';

export interface EpisodeOption {
  readonly key: string;
  /** Undefined if it cannot be watched now. */
  readonly id: string | undefined;
  /** `3. Tåkeluren` */
  readonly name: string;
  readonly episode: Episode;
}

/** Listed but not playable. */
const CLOSED = ['Planned', 'Expired'] as const;

/** Returns the options for a season. */
export function episodeOptions({ episodes }: Pick<Season, 'episodes'>): readonly EpisodeOption[] {
  return episodes.map((episode) => {
    const isClosed = CLOSED.some((type) => type === episode.programState?.type);
    const number = episode.episode;
    return {
      key: episode.id,
      id: isClosed ? undefined : episode.links?.details?.id,
      name: number === undefined ? episode.title : `${number}. ${episode.title}`,
      episode,
    };
  });
}

/** Returns the season that contains a title; else the first. */
export function findSeasonOf(seasons: readonly Season[], titleId: string): Season | undefined {
  const holds = ({ episodes }: Season) => episodes.some(({ links }) => links?.details?.id === titleId);
  return seasons.find(holds) ?? seasons[0];
}
