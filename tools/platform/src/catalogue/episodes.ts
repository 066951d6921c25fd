import { episodeNames, episodeStories, moodOf } from './episodeTexts.ts';
import { seededRandom } from './seededRandom.ts';
import type { Episode } from './title.ts';

const sequels = ['', ' igjen', ' – del to', ' – del tre'];

/**
 * Creates seasons of a sequential series. Names are unique within a series, stories within 12 episodes
 * of a season.
 */
export function makeSeasons(
  seriesId: string,
  genres: readonly string[],
  shape: { readonly seasons: number; readonly episodes: number; readonly durationSeconds: number },
): Episode[][] {
  const random = seededRandom(`episodes:${seriesId}`);
  const mood = moodOf(genres);
  const names = random.shuffle(episodeNames[mood]);
  return Array.from({ length: shape.seasons }, (_season, seasonIndex) => {
    const stories = random.shuffle(episodeStories[mood]);
    return Array.from({ length: shape.episodes }, (_episode, episodeIndex): Episode => {
      const season = seasonIndex + 1;
      const episode = episodeIndex + 1;
      const index = seasonIndex * shape.episodes + episodeIndex;
      const name = `${names[index % names.length] ?? ''}${sequels[Math.floor(index / names.length)] ?? ''}`;
      return {
        id: `${seriesId}-s${season}e${episode}`,
        seriesId,
        season,
        episode,
        name,
        description: stories[episodeIndex % stories.length] ?? '',
        durationSeconds: shape.durationSeconds + 60 * random.between(-3, 4),
      };
    });
  });
}
