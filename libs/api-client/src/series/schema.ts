import * as v from 'valibot';
import { cardFields, imageSchema, withSeriesId } from '../card/schema.ts';
import { contractObject } from '../parse/fitsContract.ts';
import { listOf, optionalFields } from '../parse/lenient.ts';
import { parserOf, type ParseContext } from '../parse/parserOf.ts';
import { id, instant, name } from '../parse/primitives.ts';
import { watchNextSchema } from '../title/schema.ts';

/** An episode in a season or a cover page section. */
export const episodeSchema = (context: ParseContext) =>
  v.pipe(
    contractObject('EpisodeCard', {
      ...cardFields(context),
      ...optionalFields(context, 'episode', {
        season: v.number(),
        episode: v.number(),
        publishedAt: instant,
        durationSeconds: v.number(),
      }),
    }),
    v.transform(withSeriesId),
  );

/** A season. Unreadable episodes are reported and dropped. */
export const seasonSchema = (context: ParseContext) =>
  contractObject('Season', {
    id,
    number: v.number(),
    ...optionalFields(context, 'season', { title: v.string() }),
    episodes: listOf(context, 'episode', episodeSchema(context)),
  });

/** A series with its seasons and the user's position in it. */
export const parseSeries = parserOf((context) =>
  contractObject('Series', {
    id,
    title: name,
    ...optionalFields(context, 'series', {
      description: v.string(),
      image: imageSchema(context),
      watchNext: watchNextSchema(context),
    }),
    seasons: listOf(context, 'season', seasonSchema(context)),
  }),
);
export type Series = ReturnType<typeof parseSeries>;

export type Season = Series['seasons'][number];
export type Episode = Season['episodes'][number];
