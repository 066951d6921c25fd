import * as v from 'valibot';
import { address, href, pictureAddress } from '../parse/address.ts';
import { amount } from '../parse/amount.ts';
import { fitsContract } from '../parse/fitsContract.ts';
import { coverPageId, id } from '../parse/id.ts';
import { windowEnd } from '../parse/instant.ts';
import { listOf } from '../parse/listOf.ts';
import { name } from '../parse/name.ts';
import { optionalParts, reportedAs } from '../parse/optionalParts.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import type { Wire } from '../parse/wire.ts';
import { seriesId } from './seriesId.ts';

export const PROGRAM_STATES = ['NoAccess', 'Planned', 'Live', 'Expired', 'Rented', 'Default'] as const;

export const programStateType = v.picklist(PROGRAM_STATES);

export function programState(context: ParseContext) {
  return fitsContract<Wire['ProgramState']>()(
    v.object({
      type: programStateType,
      ...optionalParts('program state', { label: v.string(), progressPercentage: v.number() }, context),
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

/** A stretch of time in epoch milliseconds; an entry that lacks an end is kept, and never active (CARD-13). */
const window = { from: windowEnd, to: windowEnd };

function timedBehavior(context: ParseContext) {
  return fitsContract<Wire['TimedBehavior']>()(
    v.object({ ...optionalParts('behavior', window, context), target: behaviorTarget }),
  );
}

function timedState(context: ParseContext) {
  return fitsContract<Wire['TimedState']>()(
    v.object({
      ...optionalParts('state', { ...window, label: v.string() }, context),
      value: programStateType,
    }),
  );
}

function timedText(context: ParseContext) {
  return fitsContract<Wire['TimedText']>()(
    v.object({ ...optionalParts('text', window, context), value: v.string() }),
  );
}

export function imageSchema(context: ParseContext) {
  return fitsContract<Wire['Image']>()(
    v.object({ url: pictureAddress(context), ...optionalParts('image', { bwFilter: v.boolean() }, context) }),
  );
}

export function channelSchema(context: ParseContext) {
  return fitsContract<Wire['Channel']>()(
    v.object({
      id,
      name,
      ...optionalParts(
        'channel',
        {
          logo: pictureAddress(context),
          /** What recommendations know it by; the id where it is left out. */
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
  return fitsContract<Wire['Logo']>()(v.object({ name: v.string(), logo: pictureAddress(context) }));
}

export function userDataSchema(context: ParseContext) {
  return fitsContract<Wire['UserData']>()(
    v.object(
      optionalParts(
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
      playbackUrl: address(context),
      ...optionalParts('external playback', { reportUrl: address(context) }, context),
    }),
  );
}

/** Only whether it is a series is asked of the type (CARD-09, CARD-31), whatever else there may be. */
export const superCoverPageLink = fitsContract<Wire['SuperCoverPageLink']>()(
  v.object({ type: v.string(), id: coverPageId }),
);

export function detailsLink(context: ParseContext) {
  return fitsContract<Wire['DetailsLink']>()(
    v.object({ id, ...optionalParts('details link', { href: address(context) }, context) }),
  );
}

/** Where a card may lead. The older spelling of the exclude link becomes the newer. */
export function cardLinksSchema(context: ParseContext) {
  return v.pipe(
    fitsContract<Wire['CardLinks']>()(
      v.object(
        optionalParts(
          'link',
          {
            myList: href(context),
            excludeFromContinueWatchingUrl: address(context),
            excludeFromContinueWatching: v.object({ url: address(context) }),
            superCoverPage: superCoverPageLink,
            episodeCoverPage: v.object({
              id,
              ...optionalParts('link episodeCoverPage', { autoPlay: v.boolean() }, context),
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

/** The fields of a card, so that what is more than a card (an episode) can have them too. */
export function cardFields(context: ParseContext) {
  return {
    /** The tracking elementId. Empty where the server left it out; such a card leads nowhere (CARD-38). */
    id: v.optional(v.fallback(id, reportedAs('', 'card id', context)), ''),
    title: name,
    ...optionalParts(
      'card',
      {
        cardId: id,
        subtitle: v.string(),
        description: v.string(),
        image: imageSchema(context),
        rightBottomLabel: v.string(),
        imdbRating: v.number(),
        ageLimit: v.number(),
        /** In NOK. */
        price: amount,
        /** What the server saw when it answered; `states` tell what is true now. */
        programState: programState(context),
        behaviors: listOf(timedBehavior(context), 'card behavior', context),
        states: listOf(timedState(context), 'card state', context),
        labels: listOf(timedText(context), 'card label', context),
        subtitles: listOf(timedText(context), 'card subtitle', context),
        rbLabels: listOf(timedText(context), 'card rbLabel', context),
        userData: userDataSchema(context),
        channel: channelSchema(context),
        logos: listOf(logoSchema(context), 'card logo', context),
        links: cardLinksSchema(context),
        tracking: v.object(optionalParts('card tracking', { id: v.string(), title: v.string() }, context)),
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

/** A card with the series whose cover page it leads to in its tracking (CARD-08, CARD-09). */
export function withSeriesId<Fields extends Tracked>(
  card: Fields,
): Fields & { readonly tracking?: { readonly seriesId?: string | undefined } | undefined } {
  const series = seriesId(card.links?.superCoverPage);
  return series === undefined ? card : { ...card, tracking: { ...card.tracking, seriesId: series } };
}

export function cardSchema(context: ParseContext) {
  return v.pipe(fitsContract<Wire['Card']>()(v.object(cardFields(context))), v.transform(withSeriesId));
}

/** A swimlane item as a viewer's screen needs it (CARD-01…11). Instants are epoch milliseconds. */
export type Card = v.InferOutput<ReturnType<typeof cardSchema>>;
export type CardLinks = v.InferOutput<ReturnType<typeof cardLinksSchema>>;
export type BehaviorTarget = v.InferOutput<typeof behaviorTarget>;
export type ProgramStateType = v.InferOutput<typeof programStateType>;
export type Channel = v.InferOutput<ReturnType<typeof channelSchema>>;
export type Image = v.InferOutput<ReturnType<typeof imageSchema>>;
