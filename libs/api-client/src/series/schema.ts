import * as v from 'valibot';
import { cardFields, imageSchema, withSeriesId } from '../card/schema.ts';
import { fitsContract, type Wire } from '../parse/fitsContract.ts';
import { listOf } from '../parse/listOf.ts';
import { optionalFields } from '../parse/optionalFields.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import { id, instant, name } from '../parse/primitives.ts';
import { watchNextSchema } from '../title/schema.ts';

/** An episode in a season or a cover page section. */
export function episodeSchema(context: ParseContext) {
  return v.pipe(
    fitsContract<Wire['EpisodeCard']>()(
      v.object({
        ...cardFields(context),
        ...optionalFields(
          'episode',
          { season: v.number(), episode: v.number(), publishedAt: instant, durationSeconds: v.number() },
          context,
        ),
      }),
    ),
    v.transform(withSeriesId),
  );
}

/** A season. Unreadable episodes are reported and dropped. */
export function seasonSchema(context: ParseContext) {
  return fitsContract<Wire['Season']>()(
    v.object({
      id,
      number: v.number(),
      ...optionalFields('season', { title: v.string() }, context),
      episodes: listOf(episodeSchema(context), 'episode', context),
    }),
  );
}

function seriesSchema(context: ParseContext) {
  return fitsContract<Wire['Series']>()(
    v.object({
      id,
      title: name,
      ...optionalFields(
        'series',
        { description: v.string(), image: imageSchema(context), watchNext: watchNextSchema(context) },
        context,
      ),
      seasons: listOf(seasonSchema(context), 'season', context),
    }),
  );
}

/** A series with its seasons and the user's position in it. */
export type Series = v.InferOutput<ReturnType<typeof seriesSchema>>;
export type Season = Series['seasons'][number];
export type Episode = Season['episodes'][number];

export function parseSeries(body: unknown, context: ParseContext): Series {
  return v.parse(seriesSchema(context), body);
}
