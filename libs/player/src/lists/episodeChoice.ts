import type { Episode, Season } from '@tv/api-client';

/** An episode as one chooses it. */
export interface EpisodeChoice {
  readonly key: string;
  /** Of the title that plays; undefined where it cannot be watched now. */
  readonly id: string | undefined;
  /** `3. Tåkeluren` */
  readonly name: string;
  readonly episode: Episode;
}

/** What the server says cannot be watched now, though it is listed. */
const CLOSED = ['Planned', 'Expired'] as const;

/** What a season offers to choose from, in its order. */
export function episodeChoices({ episodes }: Pick<Season, 'episodes'>): readonly EpisodeChoice[] {
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

/** The season that something is an episode of; else the first there is. */
export function seasonOf(seasons: readonly Season[], titleId: string): Season | undefined {
  const holds = ({ episodes }: Season) => episodes.some(({ links }) => links?.details?.id === titleId);
  return seasons.find(holds) ?? seasons[0];
}
