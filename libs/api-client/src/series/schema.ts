import * as v from 'valibot';
import { cardFields, imageSchema, withSeriesId } from '../card/schema.ts';
import { contractObject } from '../parse/fitsContract.ts';
import { listOf } from '../parse/listOf.ts';
import { optionalFields } from '../parse/optionalFields.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import { parserOf } from '../parse/parserOf.ts';
import { id, instant, name } from '../parse/primitives.ts';
import { watchNextSchema } from '../title/schema.ts';

/** An episode in a season or a cover page section. */
export function episodeSchema(context: ParseContext) {
  return v.pipe(
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
}

/** A season. Unreadable episodes are reported and dropped. */
export function seasonSchema(context: ParseContext) {
  return contractObject('Season', {
    id,
    number: v.number(),
    ...optionalFields(context, 'season', { title: v.string() }),
    episodes: listOf(context, 'episode', episodeSchema(context)),
  });
}

function seriesSchema(context: ParseContext) {
  return contractObject('Series', {
    id,
    title: name,
    ...optionalFields(context, 'series', {
      description: v.string(),
      image: imageSchema(context),
      watchNext: watchNextSchema(context),
    }),
    seasons: listOf(context, 'season', seasonSchema(context)),
  });
}

/** A series with its seasons and the user's position in it. */
export type Series = v.InferOutput<ReturnType<typeof seriesSchema>>;
export type Season = Series['seasons'][number];
export type Episode = Season['episodes'][number];

export const parseSeries = parserOf(seriesSchema);
