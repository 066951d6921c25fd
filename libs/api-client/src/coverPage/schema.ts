import * as v from 'valibot';
import { cardLinksSchema, detailsLink, imageSchema, logoSchema, userDataSchema } from '../card/schema.ts';
import { seoMetadata } from '../pages/schema.ts';
import { contractObject, fitsContract, type Wire } from '../parse/fitsContract.ts';
import { listOf, optionalFields } from '../parse/lenient.ts';
import { parserOf, type ParseContext } from '../parse/parserOf.ts';
import { amount, id, name } from '../parse/primitives.ts';
import { absoluteUrl, imageUrl } from '../parse/urls.ts';
import { episodeSchema, seasonSchema } from '../series/schema.ts';
import { swimlaneSchema } from '../swimlane/schema.ts';
import { watchNextSchema } from '../title/schema.ts';

const variantSchema = (context: ParseContext) =>
  contractObject('ProviderVariant', {
    id,
    providerId: v.string(),
    behavior: v.picklist(['PlayAsset', 'PlayExternalAsset', 'ActivateExternalService', 'ShowVariants']),
    ...optionalFields(context, 'provider variant', {
      providerName: v.string(),
      logo: imageUrl(context),
      state: v.picklist(['Default', 'NoAccess', 'NotActivated', 'Planned', 'Live', 'Expired', 'Rented']),
      subtitle: v.string(),
      price: amount,
      /** Any one of them gives access. */
      entitlementKeys: listOf(context, 'entitlement key', v.string()),
      links: cardLinksSchema(context),
    }),
  });

function sectionSchema(context: ParseContext) {
  const { title } = optionalFields(context, 'cover page section', { title: v.string() });
  const episodes = listOf(context, 'episode', episodeSchema(context));
  return fitsContract<Wire['CoverPageSection']>()(
    v.variant('kind', [
      v.object({ kind: v.literal('providerVariants'), title, link: absoluteUrl(context) }),
      v.object({ kind: v.literal('swimlane'), swimlane: swimlaneSchema(context) }),
      v.object({
        kind: v.literal('extendedMetadata'),
        title,
        items: listOf(context, 'metadata item', v.object({ label: v.string(), value: v.string() })),
      }),
      v.object({
        kind: v.literal('sequentialSeries'),
        title,
        seasons: listOf(context, 'season', seasonSchema(context)),
      }),
      v.object({ kind: v.literal('segmentSeries'), title, segments: episodes }),
      v.object({ kind: v.literal('topicalitySeries'), title, episodes }),
    ]),
  );
}

/** The cover page of an episode, series, programme or film. Unknown sections are dropped. */
export const parseCoverPage = parserOf((context) =>
  contractObject('SuperCoverPage', {
    id,
    type: v.picklist(['episode', 'series', 'singleProgramOrMovie']),
    title: name,
    ...optionalFields(context, 'cover page', {
      subtitle: v.string(),
      description: v.string(),
      image: imageSchema(context),
      backgroundImage: imageUrl(context),
      ageLimit: v.number(),
      imdbRating: v.number(),
      logos: listOf(context, 'cover page logo', logoSchema(context)),
      userData: userDataSchema(context),
      seoMetadata: seoMetadata(context),
      links: cardLinksSchema(context),
      defaultProviderVariant: variantSchema(context),
      watchNext: watchNextSchema(context),
      trailer: detailsLink(context),
    }),
    sections: listOf(context, 'cover page section', sectionSchema(context)),
  }),
);
export type CoverPage = ReturnType<typeof parseCoverPage>;

export type CoverPageSection = CoverPage['sections'][number];
export type ProviderVariant = v.InferOutput<ReturnType<typeof variantSchema>>;

export const parseProviderVariants = parserOf((context) =>
  listOf(context, 'provider variant', variantSchema(context)),
);
