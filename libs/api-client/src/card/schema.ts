import * as v from 'valibot';
import { address, href } from '../parse/address.ts';
import { fitsContract } from '../parse/fitsContract.ts';
import { instant } from '../parse/instant.ts';
import { listOf } from '../parse/listOf.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import type { Wire } from '../parse/wire.ts';

export const PROGRAM_STATES = ['NoAccess', 'Planned', 'Live', 'Expired', 'Rented', 'Default'] as const;

export const programStateType = v.picklist(PROGRAM_STATES);

export const programState = fitsContract<Wire['ProgramState']>()(
  v.object({
    type: programStateType,
    label: v.optional(v.string()),
    progressPercentage: v.optional(v.number()),
  }),
);

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
const window = { from: v.optional(instant), to: v.optional(instant) };

const timedBehavior = fitsContract<Wire['TimedBehavior']>()(v.object({ ...window, target: behaviorTarget }));

const timedState = fitsContract<Wire['TimedState']>()(
  v.object({ ...window, value: programStateType, label: v.optional(v.string()) }),
);

const timedText = fitsContract<Wire['TimedText']>()(v.object({ ...window, value: v.string() }));

export function imageSchema(context: ParseContext) {
  return fitsContract<Wire['Image']>()(
    v.object({ url: address(context), bwFilter: v.optional(v.boolean()) }),
  );
}

export function channelSchema(context: ParseContext) {
  return fitsContract<Wire['Channel']>()(
    v.object({ id: v.string(), name: v.string(), logo: v.optional(address(context)) }),
  );
}

export function logoSchema(context: ParseContext) {
  return fitsContract<Wire['Logo']>()(v.object({ name: v.string(), logo: address(context) }));
}

export const userDataSchema = fitsContract<Wire['UserData']>()(
  v.object({
    progressRatio: v.optional(v.number()),
    progressLabel: v.optional(v.string()),
    isInMyList: v.optional(v.boolean()),
  }),
);

export function externalPlaybackSchema(context: ParseContext) {
  return fitsContract<Wire['ExternalPlayback']>()(
    v.object({
      providerId: v.string(),
      playbackUrl: address(context),
      reportUrl: v.optional(address(context)),
    }),
  );
}

export const superCoverPageLink = fitsContract<Wire['SuperCoverPageLink']>()(
  v.object({ type: v.picklist(['Series', 'Episode', 'SingleProgramOrMovie']), id: v.string() }),
);

export function detailsLink(context: ParseContext) {
  return fitsContract<Wire['DetailsLink']>()(
    v.object({ id: v.string(), href: v.optional(address(context)) }),
  );
}

/** Where a card may lead. The older spelling of the exclude link becomes the newer. */
export function cardLinksSchema(context: ParseContext) {
  return v.pipe(
    fitsContract<Wire['CardLinks']>()(
      v.object({
        myList: v.optional(href(context)),
        excludeFromContinueWatchingUrl: v.optional(address(context)),
        excludeFromContinueWatching: v.optional(v.object({ url: address(context) })),
        superCoverPage: v.optional(superCoverPageLink),
        episodeCoverPage: v.optional(v.object({ id: v.string(), autoPlay: v.optional(v.boolean()) })),
        details: v.optional(detailsLink(context)),
        collectionLink: v.optional(v.object({ slug: v.string() })),
        externalPlayback: v.optional(externalPlaybackSchema(context)),
      }),
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
    id: v.optional(v.string(), ''),
    cardId: v.optional(v.string()),
    title: v.string(),
    subtitle: v.optional(v.string()),
    description: v.optional(v.string()),
    image: v.optional(imageSchema(context)),
    rightBottomLabel: v.optional(v.string()),
    imdbRating: v.optional(v.number()),
    ageLimit: v.optional(v.number()),
    /** In NOK. */
    price: v.optional(v.number()),
    /** What the server saw when it answered; `states` tell what is true now. */
    programState: v.optional(programState),
    behaviors: v.optional(listOf(timedBehavior, 'card behavior', context)),
    states: v.optional(listOf(timedState, 'card state', context)),
    labels: v.optional(listOf(timedText, 'card label', context)),
    subtitles: v.optional(listOf(timedText, 'card subtitle', context)),
    rbLabels: v.optional(listOf(timedText, 'card rbLabel', context)),
    userData: v.optional(userDataSchema),
    channel: v.optional(channelSchema(context)),
    logos: v.optional(listOf(logoSchema(context), 'card logo', context)),
    links: v.optional(cardLinksSchema(context)),
    tracking: v.optional(
      v.object({
        id: v.optional(v.string()),
        title: v.optional(v.string()),
        seriesId: v.optional(v.string()),
      }),
    ),
  };
}

export function cardSchema(context: ParseContext) {
  return fitsContract<Wire['Card']>()(v.object(cardFields(context)));
}

/** A swimlane item as a viewer's screen needs it (CARD-01…11). Instants are epoch milliseconds. */
export type Card = v.InferOutput<ReturnType<typeof cardSchema>>;
export type CardLinks = v.InferOutput<ReturnType<typeof cardLinksSchema>>;
export type BehaviorTarget = v.InferOutput<typeof behaviorTarget>;
export type ProgramStateType = v.InferOutput<typeof programStateType>;
export type Channel = v.InferOutput<ReturnType<typeof channelSchema>>;
export type Image = v.InferOutput<ReturnType<typeof imageSchema>>;
