import * as v from 'valibot';
import {
  channelSchema,
  detailsLink,
  externalPlaybackSchema,
  imageSchema,
  superCoverPageLink,
} from '../card/schema.ts';
import { fitsContract, type Wire } from '../parse/fitsContract.ts';
import { listOf } from '../parse/listOf.ts';
import { optionalFields, fallbackWithReport } from '../parse/optionalFields.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import { amount, id, instant, name } from '../parse/primitives.ts';
import { href } from '../parse/urls.ts';

export const titleType = v.picklist(['channel', 'kid', 'catchUp', 'upcoming', 'movie', 'tvshow', 'unknown']);

export function watchNextSchema(context: ParseContext) {
  return fitsContract<Wire['WatchNext']>()(
    v.object({
      id,
      title: name,
      ...optionalFields(
        'watchNext',
        { image: imageSchema(context), season: v.number(), episode: v.number() },
        context,
      ),
    }),
  );
}

const interactionPoint = fitsContract<Wire['InteractionPoint']>()(
  v.object({ start: v.number(), end: v.number(), type: v.picklist(['intro', 'recap', 'credits']) }),
);

function playUrls(context: ParseContext) {
  const url = href(context);
  return fitsContract<Wire['PlayUrls']>()(
    v.object(
      optionalFields('playUrl', { widevine: url, playReady: url, fairPlay: url, clearKey: url }, context),
    ),
  );
}

function titleLinks(context: ParseContext) {
  return fitsContract<Wire['TitleLinks']>()(
    v.object(
      optionalFields(
        'title link',
        {
          progress: href(context),
          details: detailsLink(context),
          series: detailsLink(context),
          similar: href(context),
          wish: href(context),
          nextEpisode: detailsLink(context),
          excludeFromContinueWatching: href(context),
          superCoverPage: superCoverPageLink,
          externalPlayback: externalPlaybackSchema(context),
          embeddedPlay: href(context),
          playUrls: playUrls(context),
        },
        context,
      ),
    ),
  );
}

function titleSchema(context: ParseContext) {
  return fitsContract<Wire['TitleDetails']>()(
    v.object({
      id,
      name,
      type: v.optional(v.fallback(titleType, fallbackWithReport('unknown', 'title type', context))),
      links: titleLinks(context),
      ...optionalFields(
        'title',
        {
          episodeTitle: v.string(),
          description: v.string(),
          categories: listOf(v.string(), 'category', context),
          genres: listOf(v.string(), 'genre', context),
          image: imageSchema(context),
          year: v.number(),
          durationSeconds: v.number(),
          progress: v.object({ percent: v.number(), seconds: v.number() }),
          isInMyList: v.boolean(),
          ageLimit: v.number(),
          /** Seconds from the programme's start. */
          creditsStartTime: v.number(),
          streamingMode: v.picklist(['Live', 'OnDemand']),
          /** `Linear` for content made for a channel. */
          titleType: v.string(),
          inCatchupArchive: v.boolean(),
          seriesId: id,
          season: v.number(),
          episode: v.number(),
          watchNext: watchNextSchema(context),
          /** Of a linear programme, epoch milliseconds. */
          start: instant,
          end: instant,
          channel: channelSchema(context),
          interactionPoints: listOf(interactionPoint, 'interaction point', context),
          /** NOK. */
          price: amount,
          entitlementKeys: listOf(v.string(), 'entitlement key', context),
        },
        context,
      ),
    }),
  );
}

/** Details of a film, episode, programme or channel for the watch page (PLAY-04, PLAY-05). */
export type TitleDetails = v.InferOutput<ReturnType<typeof titleSchema>>;
export type TitleType = v.InferOutput<typeof titleType>;
export type InteractionPoint = v.InferOutput<typeof interactionPoint>;

export function parseTitle(body: unknown, context: ParseContext): TitleDetails {
  return v.parse(titleSchema(context), body);
}
