import * as v from 'valibot';
import {
  channelSchema,
  detailsLink,
  externalPlaybackSchema,
  imageSchema,
  superCoverPageLink,
} from '../card/schema.ts';
import { contractObject } from '../parse/fitsContract.ts';
import { fallbackWithReport, listOf, optionalFields } from '../parse/lenient.ts';
import { parserOf, type ParseContext } from '../parse/parserOf.ts';
import { amount, id, instant, name } from '../parse/primitives.ts';
import { href } from '../parse/urls.ts';

export const titleType = v.picklist(['channel', 'kid', 'catchUp', 'upcoming', 'movie', 'tvshow', 'unknown']);

export const watchNextSchema = (context: ParseContext) =>
  contractObject('WatchNext', {
    id,
    title: name,
    ...optionalFields(context, 'watchNext', {
      image: imageSchema(context),
      season: v.number(),
      episode: v.number(),
    }),
  });

const interactionPoint = contractObject('InteractionPoint', {
  start: v.number(),
  end: v.number(),
  type: v.picklist(['intro', 'recap', 'credits']),
});

function playUrls(context: ParseContext) {
  const url = href(context);
  return contractObject(
    'PlayUrls',
    optionalFields(context, 'playUrl', { widevine: url, playReady: url, fairPlay: url, clearKey: url }),
  );
}

const titleLinks = (context: ParseContext) =>
  contractObject(
    'TitleLinks',
    optionalFields(context, 'title link', {
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
    }),
  );

/** Details of a film, episode, programme or channel for the watch page (PLAY-04, PLAY-05). */
export const parseTitle = parserOf((context) =>
  contractObject('TitleDetails', {
    id,
    name,
    type: v.optional(v.fallback(titleType, fallbackWithReport(context, 'title type', 'unknown'))),
    links: titleLinks(context),
    ...optionalFields(context, 'title', {
      episodeTitle: v.string(),
      description: v.string(),
      categories: listOf(context, 'category', v.string()),
      genres: listOf(context, 'genre', v.string()),
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
      interactionPoints: listOf(context, 'interaction point', interactionPoint),
      /** NOK. */
      price: amount,
      entitlementKeys: listOf(context, 'entitlement key', v.string()),
    }),
  }),
);
export type TitleDetails = ReturnType<typeof parseTitle>;

export type TitleType = v.InferOutput<typeof titleType>;
export type InteractionPoint = v.InferOutput<typeof interactionPoint>;
