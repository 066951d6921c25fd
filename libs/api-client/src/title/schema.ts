import * as v from 'valibot';
import {
  channelSchema,
  detailsLink,
  externalPlaybackSchema,
  imageSchema,
  superCoverPageLink,
} from '../card/schema.ts';
import { href } from '../parse/address.ts';
import { fitsContract } from '../parse/fitsContract.ts';
import { instant } from '../parse/instant.ts';
import { listOf } from '../parse/listOf.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import type { Wire } from '../parse/wire.ts';

export const titleType = v.picklist(['channel', 'kid', 'catchUp', 'upcoming', 'movie', 'tvshow', 'unknown']);

export function watchNextSchema(context: ParseContext) {
  return fitsContract<Wire['WatchNext']>()(
    v.object({
      id: v.string(),
      title: v.string(),
      image: v.optional(imageSchema(context)),
      season: v.optional(v.number()),
      episode: v.optional(v.number()),
    }),
  );
}

const interactionPoint = fitsContract<Wire['InteractionPoint']>()(
  v.object({ start: v.number(), end: v.number(), type: v.picklist(['intro', 'recap', 'credits']) }),
);

function playUrls(context: ParseContext) {
  return fitsContract<Wire['PlayUrls']>()(
    v.object({
      widevine: v.optional(href(context)),
      playReady: v.optional(href(context)),
      fairPlay: v.optional(href(context)),
      clearKey: v.optional(href(context)),
    }),
  );
}

function titleLinks(context: ParseContext) {
  return fitsContract<Wire['TitleLinks']>()(
    v.object({
      progress: v.optional(href(context)),
      details: v.optional(detailsLink(context)),
      series: v.optional(detailsLink(context)),
      similar: v.optional(href(context)),
      wish: v.optional(href(context)),
      nextEpisode: v.optional(detailsLink(context)),
      excludeFromContinueWatching: v.optional(href(context)),
      superCoverPage: v.optional(superCoverPageLink),
      externalPlayback: v.optional(externalPlaybackSchema(context)),
      embeddedPlay: v.optional(href(context)),
      playUrls: v.optional(playUrls(context)),
    }),
  );
}

function titleSchema(context: ParseContext) {
  return fitsContract<Wire['TitleDetails']>()(
    v.object({
      id: v.string(),
      name: v.string(),
      episodeTitle: v.optional(v.string()),
      description: v.optional(v.string()),
      type: v.optional(v.fallback(titleType, 'unknown')),
      categories: v.optional(listOf(v.string(), 'category', context)),
      genres: v.optional(listOf(v.string(), 'genre', context)),
      image: v.optional(imageSchema(context)),
      year: v.optional(v.number()),
      durationSeconds: v.optional(v.number()),
      links: titleLinks(context),
      progress: v.optional(v.object({ percent: v.number(), seconds: v.number() })),
      isInMyList: v.optional(v.boolean()),
      ageLimit: v.optional(v.number()),
      /** In seconds of the programme. */
      creditsStartTime: v.optional(v.number()),
      streamingMode: v.optional(v.picklist(['Live', 'OnDemand'])),
      /** `Linear` for what was made for a channel. */
      titleType: v.optional(v.string()),
      inCatchupArchive: v.optional(v.boolean()),
      seriesId: v.optional(v.string()),
      season: v.optional(v.number()),
      episode: v.optional(v.number()),
      watchNext: v.optional(watchNextSchema(context)),
      /** Of a linear programme, epoch milliseconds. */
      start: v.optional(instant),
      end: v.optional(instant),
      channel: v.optional(channelSchema(context)),
      interactionPoints: v.optional(listOf(interactionPoint, 'interaction point', context)),
      /** In NOK. */
      price: v.optional(v.number()),
      entitlementKeys: v.optional(listOf(v.string(), 'entitlement key', context)),
    }),
  );
}

/** What the watch page needs to know of a film, an episode, a programme or a channel (PLAY-04, PLAY-05). */
export type TitleDetails = v.InferOutput<ReturnType<typeof titleSchema>>;
export type TitleType = v.InferOutput<typeof titleType>;
export type InteractionPoint = v.InferOutput<typeof interactionPoint>;

export function parseTitle(body: unknown, context: ParseContext): TitleDetails {
  return v.parse(titleSchema(context), body);
}
