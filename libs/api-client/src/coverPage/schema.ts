import * as v from 'valibot';
import { cardFields, cardLinksSchema, imageSchema, logoSchema, userDataSchema } from '../card/schema.ts';
import { seoMetadata } from '../pages/schema.ts';
import { address } from '../parse/address.ts';
import { fitsContract } from '../parse/fitsContract.ts';
import { instant } from '../parse/instant.ts';
import { listOf } from '../parse/listOf.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import type { Wire } from '../parse/wire.ts';
import { swimlaneSchema } from '../swimlane/schema.ts';
import { watchNextSchema } from '../title/schema.ts';

function episodeSchema(context: ParseContext) {
  return fitsContract<Wire['EpisodeCard']>()(
    v.object({
      ...cardFields(context),
      season: v.optional(v.number()),
      episode: v.optional(v.number()),
      publishedAt: v.optional(instant),
      durationSeconds: v.optional(v.number()),
    }),
  );
}

function seasonSchema(context: ParseContext) {
  return fitsContract<Wire['Season']>()(
    v.object({
      id: v.string(),
      number: v.number(),
      title: v.optional(v.string()),
      episodes: listOf(episodeSchema(context), 'episode', context),
    }),
  );
}

function seriesSchema(context: ParseContext) {
  return fitsContract<Wire['Series']>()(
    v.object({
      id: v.string(),
      title: v.string(),
      description: v.optional(v.string()),
      image: v.optional(imageSchema(context)),
      watchNext: v.optional(watchNextSchema(context)),
      seasons: listOf(seasonSchema(context), 'season', context),
    }),
  );
}

function variantSchema(context: ParseContext) {
  return fitsContract<Wire['ProviderVariant']>()(
    v.object({
      id: v.string(),
      providerId: v.string(),
      providerName: v.optional(v.string()),
      logo: v.optional(address(context)),
      behavior: v.picklist(['PlayAsset', 'PlayExternalAsset', 'ActivateExternalService', 'ShowVariants']),
      state: v.optional(
        v.picklist(['Default', 'NoAccess', 'NotActivated', 'Planned', 'Live', 'Expired', 'Rented']),
      ),
      subtitle: v.optional(v.string()),
      price: v.optional(v.number()),
      links: v.optional(cardLinksSchema(context)),
    }),
  );
}

function sectionSchema(context: ParseContext) {
  const title = v.optional(v.string());
  const episodes = listOf(episodeSchema(context), 'episode', context);
  return fitsContract<Wire['CoverPageSection']>()(
    v.variant('kind', [
      v.object({ kind: v.literal('providerVariants'), title, link: address(context) }),
      v.object({ kind: v.literal('swimlane'), swimlane: swimlaneSchema(context) }),
      v.object({
        kind: v.literal('extendedMetadata'),
        title,
        items: listOf(v.object({ label: v.string(), value: v.string() }), 'metadata item', context),
      }),
      v.object({
        kind: v.literal('sequentialSeries'),
        title,
        seasons: listOf(seasonSchema(context), 'season', context),
      }),
      v.object({ kind: v.literal('segmentSeries'), title, segments: episodes }),
      v.object({ kind: v.literal('topicalitySeries'), title, episodes }),
    ]),
  );
}

function coverPageSchema(context: ParseContext) {
  return fitsContract<Wire['SuperCoverPage']>()(
    v.object({
      id: v.string(),
      type: v.picklist(['episode', 'series', 'singleProgramOrMovie']),
      title: v.string(),
      subtitle: v.optional(v.string()),
      description: v.optional(v.string()),
      image: v.optional(imageSchema(context)),
      backgroundImage: v.optional(address(context)),
      ageLimit: v.optional(v.number()),
      imdbRating: v.optional(v.number()),
      logos: v.optional(listOf(logoSchema(context), 'cover page logo', context)),
      userData: v.optional(userDataSchema),
      seoMetadata: v.optional(seoMetadata),
      links: v.optional(cardLinksSchema(context)),
      defaultProviderVariant: v.optional(variantSchema(context)),
      watchNext: v.optional(watchNextSchema(context)),
      sections: listOf(sectionSchema(context), 'cover page section', context),
    }),
  );
}

/** The cover page of an episode, a series, a single programme or a film. Unknown sections are dropped. */
export type CoverPage = v.InferOutput<ReturnType<typeof coverPageSchema>>;
export type CoverPageSection = CoverPage['sections'][number];
export type ProviderVariant = v.InferOutput<ReturnType<typeof variantSchema>>;
export type Series = v.InferOutput<ReturnType<typeof seriesSchema>>;
export type Season = Series['seasons'][number];
export type Episode = Season['episodes'][number];

export function parseCoverPage(body: unknown, context: ParseContext): CoverPage {
  return v.parse(coverPageSchema(context), body);
}

export function parseSeries(body: unknown, context: ParseContext): Series {
  return v.parse(seriesSchema(context), body);
}

export function parseProviderVariants(body: unknown, context: ParseContext): ProviderVariant[] {
  return v.parse(listOf(variantSchema(context), 'provider variant', context), body);
}
