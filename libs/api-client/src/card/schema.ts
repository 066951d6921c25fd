import * as v from 'valibot';
import { fitsContract, type Wire } from '../parse/fitsContract.ts';
import { listOf } from '../parse/listOf.ts';
import { optionalFields, fallbackWithReport } from '../parse/optionalFields.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import { amount, coverPageId, id, windowEnd, name } from '../parse/primitives.ts';
import { absoluteUrl, href, imageUrl } from '../parse/urls.ts';
import { seriesId } from './seriesId.ts';

export const PROGRAM_STATES = ['NoAccess', 'Planned', 'Live', 'Expired', 'Rented', 'Default'] as const;

export const programStateType = v.picklist(PROGRAM_STATES);

export function programStateSchema(context: ParseContext) {
  return fitsContract<Wire['ProgramState']>()(
    v.object({
      type: programStateType,
      ...optionalFields('program state', { label: v.string(), progressPercentage: v.number() }, context),
    }),
  );
}

export const BEHAVIOR_TARGETS = [
  'OpenCoverPage',
  'PlayChannel',
  'PlayExternalChannel',
  'OpenEpisodeCoverPage',
  'PlayExternalAsset',
  'OpenSuperCoverPage',
  'PlayAsset',
  'OpenCollection',
] as const;

export const behaviorTarget = v.picklist(BEHAVIOR_TARGETS);

/** A time range in epoch milliseconds; without one end it is never active (CARD-13). */
const window = { from: windowEnd, to: windowEnd };

function timedBehavior(context: ParseContext) {
  return fitsContract<Wire['TimedBehavior']>()(
    v.object({ ...optionalFields('behavior', window, context), target: behaviorTarget }),
  );
}

function timedState(context: ParseContext) {
  return fitsContract<Wire['TimedState']>()(
    v.object({
      ...optionalFields('state', { ...window, label: v.string() }, context),
      value: programStateType,
    }),
  );
}

function timedText(context: ParseContext) {
  return fitsContract<Wire['TimedText']>()(
    v.object({ ...optionalFields('text', window, context), value: v.string() }),
  );
}

export function imageSchema(context: ParseContext) {
  return fitsContract<Wire['Image']>()(
    v.object({ url: imageUrl(context), ...optionalFields('image', { bwFilter: v.boolean() }, context) }),
  );
}

export function channelSchema(context: ParseContext) {
  return fitsContract<Wire['Channel']>()(
    v.object({
      id,
      name,
      ...optionalFields(
        'channel',
        {
          logo: imageUrl(context),
          /** Id in recommendations; defaults to the id. */
          externalId: v.string(),
          /** Any one of them gives access. */
          entitlementKeys: listOf(v.string(), 'entitlement key', context),
        },
        context,
      ),
    }),
  );
}

export function logoSchema(context: ParseContext) {
  return fitsContract<Wire['Logo']>()(v.object({ name: v.string(), logo: imageUrl(context) }));
}

export function userDataSchema(context: ParseContext) {
  return fitsContract<Wire['UserData']>()(
    v.object(
      optionalFields(
        'user data',
        { progressRatio: v.number(), progressLabel: v.string(), isInMyList: v.boolean() },
        context,
      ),
    ),
  );
}

export function externalPlaybackSchema(context: ParseContext) {
  return fitsContract<Wire['ExternalPlayback']>()(
    v.object({
      providerId: v.string(),
      playbackUrl: absoluteUrl(context),
      ...optionalFields('external playback', { reportUrl: absoluteUrl(context) }, context),
    }),
  );
}

/** Only "is it a series" matters (CARD-09, CARD-31). */
export const superCoverPageLink = fitsContract<Wire['SuperCoverPageLink']>()(
  v.object({ type: v.string(), id: coverPageId }),
);

export function detailsLink(context: ParseContext) {
  return fitsContract<Wire['DetailsLink']>()(
    v.object({ id, ...optionalFields('details link', { href: absoluteUrl(context) }, context) }),
  );
}

/** Link targets of a card. Maps the legacy name of the exclude link to the current one. */
export function cardLinksSchema(context: ParseContext) {
  return v.pipe(
    fitsContract<Wire['CardLinks']>()(
      v.object(
        optionalFields(
          'link',
          {
            myList: href(context),
            excludeFromContinueWatchingUrl: absoluteUrl(context),
            excludeFromContinueWatching: v.object({ url: absoluteUrl(context) }),
            superCoverPage: superCoverPageLink,
            episodeCoverPage: v.object({
              id,
              ...optionalFields('link episodeCoverPage', { autoPlay: v.boolean() }, context),
            }),
            details: detailsLink(context),
            collectionLink: v.object({ slug: id }),
            externalPlayback: externalPlaybackSchema(context),
          },
          context,
        ),
      ),
    ),
    v.transform(({ excludeFromContinueWatching, ...links }) => ({
      ...links,
      excludeFromContinueWatchingUrl:
        links.excludeFromContinueWatchingUrl ?? excludeFromContinueWatching?.url,
    })),
  );
}

/** Fields of a card, shared with episodes. */
export function cardFields(context: ParseContext) {
  return {
    /** The tracking elementId; empty if missing, and then the card has no link (CARD-38). */
    id: v.optional(v.fallback(id, fallbackWithReport('', 'card id', context)), ''),
    title: name,
    ...optionalFields(
      'card',
      {
        cardId: id,
        subtitle: v.string(),
        description: v.string(),
        image: imageSchema(context),
        rightBottomLabel: v.string(),
        imdbRating: v.number(),
        ageLimit: v.number(),
        /** NOK. */
        price: amount,
        /** The state at response time; `states` has the current one. */
        programState: programStateSchema(context),
        behaviors: listOf(timedBehavior(context), 'card behavior', context),
        states: listOf(timedState(context), 'card state', context),
        labels: listOf(timedText(context), 'card label', context),
        subtitles: listOf(timedText(context), 'card subtitle', context),
        rbLabels: listOf(timedText(context), 'card rbLabel', context),
        userData: userDataSchema(context),
        channel: channelSchema(context),
        logos: listOf(logoSchema(context), 'card logo', context),
        links: cardLinksSchema(context),
        tracking: v.object(optionalFields('card tracking', { id: v.string(), title: v.string() }, context)),
      },
      context,
    ),
  };
}

interface Tracked {
  readonly links?:
    { readonly superCoverPage?: v.InferOutput<typeof superCoverPageLink> | undefined } | undefined;
  readonly tracking?: { readonly id?: string | undefined; readonly title?: string | undefined } | undefined;
}

/** Adds the id of the series of the linked cover page to the card's tracking (CARD-08, CARD-09). */
export function withSeriesId<Fields extends Tracked>(
  card: Fields,
): Fields & { readonly tracking?: { readonly seriesId?: string | undefined } | undefined } {
  const series = seriesId(card.links?.superCoverPage);
  return series === undefined ? card : { ...card, tracking: { ...card.tracking, seriesId: series } };
}

export function cardSchema(context: ParseContext) {
  return v.pipe(fitsContract<Wire['Card']>()(v.object(cardFields(context))), v.transform(withSeriesId));
}

/** A swimlane item (CARD-01 to CARD-11). Instants are epoch milliseconds. */
export type Card = v.InferOutput<ReturnType<typeof cardSchema>>;
export type CardLinks = v.InferOutput<ReturnType<typeof cardLinksSchema>>;
export type BehaviorTarget = v.InferOutput<typeof behaviorTarget>;
export type ProgramStateType = v.InferOutput<typeof programStateType>;
export type Channel = v.InferOutput<ReturnType<typeof channelSchema>>;
export type Image = v.InferOutput<ReturnType<typeof imageSchema>>;
