import * as v from 'valibot';
import { contractObject } from '../parse/fitsContract.ts';
import { fallbackWithReport, listOf, optionalFields } from '../parse/lenient.ts';
import type { ParseContext } from '../parse/parserOf.ts';
import { amount, coverPageId, id, windowEnd, name } from '../parse/primitives.ts';
import { absoluteUrl, href, imageUrl } from '../parse/urls.ts';

export const PROGRAM_STATES = ['NoAccess', 'Planned', 'Live', 'Expired', 'Rented', 'Default'] as const;

export const programStateType = v.picklist(PROGRAM_STATES);

export const programStateSchema = (context: ParseContext) =>
  contractObject('ProgramState', {
    type: programStateType,
    ...optionalFields(context, 'program state', { label: v.string(), progressPercentage: v.number() }),
  });

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

const timedBehavior = (context: ParseContext) =>
  contractObject('TimedBehavior', {
    ...optionalFields(context, 'behavior', window),
    target: behaviorTarget,
  });

const timedState = (context: ParseContext) =>
  contractObject('TimedState', {
    ...optionalFields(context, 'state', { ...window, label: v.string() }),
    value: programStateType,
  });

const timedText = (context: ParseContext) =>
  contractObject('TimedText', { ...optionalFields(context, 'text', window), value: v.string() });

export const imageSchema = (context: ParseContext) =>
  contractObject('Image', {
    url: imageUrl(context),
    ...optionalFields(context, 'image', { bwFilter: v.boolean() }),
  });

export const channelSchema = (context: ParseContext) =>
  contractObject('Channel', {
    id,
    name,
    ...optionalFields(context, 'channel', {
      logo: imageUrl(context),
      /** Id in recommendations; defaults to the id. */
      externalId: v.string(),
      /** Any one of them gives access. */
      entitlementKeys: listOf(context, 'entitlement key', v.string()),
    }),
  });

export const logoSchema = (context: ParseContext) =>
  contractObject('Logo', { name: v.string(), logo: imageUrl(context) });

export const userDataSchema = (context: ParseContext) =>
  contractObject(
    'UserData',
    optionalFields(context, 'user data', {
      progressRatio: v.number(),
      progressLabel: v.string(),
      isInMyList: v.boolean(),
    }),
  );

export const externalPlaybackSchema = (context: ParseContext) =>
  contractObject('ExternalPlayback', {
    providerId: v.string(),
    playbackUrl: absoluteUrl(context),
    ...optionalFields(context, 'external playback', { reportUrl: absoluteUrl(context) }),
  });

/** Only "is it a series" matters (CARD-09, CARD-31). */
export const superCoverPageLink = contractObject('SuperCoverPageLink', { type: v.string(), id: coverPageId });

export const detailsLink = (context: ParseContext) =>
  contractObject('DetailsLink', {
    id,
    ...optionalFields(context, 'details link', { href: absoluteUrl(context) }),
  });

/** Link targets of a card. Maps the legacy name of the exclude link to the current one. */
export const cardLinksSchema = (context: ParseContext) =>
  v.pipe(
    contractObject(
      'CardLinks',
      optionalFields(context, 'link', {
        myList: href(context),
        excludeFromContinueWatchingUrl: absoluteUrl(context),
        excludeFromContinueWatching: v.object({ url: absoluteUrl(context) }),
        superCoverPage: superCoverPageLink,
        episodeCoverPage: v.object({
          id,
          ...optionalFields(context, 'link episodeCoverPage', { autoPlay: v.boolean() }),
        }),
        details: detailsLink(context),
        collectionLink: v.object({ slug: id }),
        externalPlayback: externalPlaybackSchema(context),
      }),
    ),
    v.transform(({ excludeFromContinueWatching, ...links }) => {
      const excludeUrl = links.excludeFromContinueWatchingUrl ?? excludeFromContinueWatching?.url;
      // No undefined field: the server's JSON has none, and equal responses keep their identity.
      return excludeUrl === undefined ? links : { ...links, excludeFromContinueWatchingUrl: excludeUrl };
    }),
  );

/** Fields of a card, shared with episodes. */
export const cardFields = (context: ParseContext) => ({
  /** The tracking elementId; empty if missing, and then the card has no link (CARD-38). */
  id: v.optional(v.fallback(id, fallbackWithReport(context, 'card id', '')), ''),
  title: name,
  ...optionalFields(context, 'card', {
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
    behaviors: listOf(context, 'card behavior', timedBehavior(context)),
    states: listOf(context, 'card state', timedState(context)),
    labels: listOf(context, 'card label', timedText(context)),
    subtitles: listOf(context, 'card subtitle', timedText(context)),
    rbLabels: listOf(context, 'card rbLabel', timedText(context)),
    userData: userDataSchema(context),
    channel: channelSchema(context),
    logos: listOf(context, 'card logo', logoSchema(context)),
    links: cardLinksSchema(context),
    tracking: v.object(optionalFields(context, 'card tracking', { id: v.string(), title: v.string() })),
  }),
});

/**
 * Returns the series id of a cover page of type Series: its id without the suffix after the colon. Undefined for
 * other types (CARD-09).
 */
export function seriesId(
  coverPage: { readonly type: string; readonly id: string } | undefined,
): string | undefined {
  // Cover pages spell the type in lower case, links do not.
  if (coverPage?.type.toLowerCase() !== 'series') return undefined;
  const [id] = coverPage.id.split(':', 1);
  return id === '' ? undefined : id;
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

export const cardSchema = (context: ParseContext) =>
  v.pipe(contractObject('Card', cardFields(context)), v.transform(withSeriesId));

/** A swimlane item (CARD-01 to CARD-11). Instants are epoch milliseconds. */
export type Card = v.InferOutput<ReturnType<typeof cardSchema>>;
export type CardLinks = v.InferOutput<ReturnType<typeof cardLinksSchema>>;
export type BehaviorTarget = v.InferOutput<typeof behaviorTarget>;
export type ProgramStateType = v.InferOutput<typeof programStateType>;
export type Channel = v.InferOutput<ReturnType<typeof channelSchema>>;
export type Image = v.InferOutput<ReturnType<typeof imageSchema>>;
