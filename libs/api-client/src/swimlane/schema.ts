import * as v from 'valibot';
import { cardSchema, type Card } from '../card/schema.ts';
import { contractObject } from '../parse/fitsContract.ts';
import { listOf, optionalFields } from '../parse/lenient.ts';
import { parserOf, type ParseContext } from '../parse/parserOf.ts';
import { id, instant } from '../parse/primitives.ts';
import { absoluteUrl } from '../parse/urls.ts';

export const SWIMLANE_TYPES = ['ContinueWatching', 'MyList', 'OnTvNow', 'Default'] as const;

export const SWIMLANE_STYLES = [
  'Standard',
  'Featured',
  'Hero',
  'SuperWideHero',
  'StandardPortrait',
  'HeroPortrait',
  'NumberedPortrait',
  'StandardNumbered',
  'Live',
  'SwimmingPool',
  'SwimmingPoolPortrait',
  'MenuText',
  'MenuThumbnail',
  'MenuCircle',
  'MenuLogo',
] as const;

/** Fields of the swimlane, its `config`, or both. */
const sharedFields = (context: ParseContext) => ({
  link: absoluteUrl(context),
  // Any string: the renderer handles unknown types and styles (LANE-23).
  type: v.string(),
  style: v.string(),
  minItemsForShowMore: v.number(),
});

/**
 * A swimlane of a page (LANE-01, LANE-02). `link`, `type`, `style` and `minItemsForShowMore` fall back to its
 * `config`. Without a link it is invalid.
 */
export const swimlaneSchema = (context: ParseContext) =>
  v.pipe(
    contractObject('Swimlane', {
      id,
      name: v.string(),
      ...optionalFields(context, 'swimlane', {
        ...sharedFields(context),
        supportsPaging: v.boolean(),
        hideName: v.boolean(),
        lastUpdatedUtc: instant,
        config: v.object(optionalFields(context, 'swimlane config', sharedFields(context))),
      }),
    }),
    v.transform(({ config = {}, ...lane }) => ({
      // Not undefined: the server's JSON has no such fields, and equal responses keep their identity.
      ...(config.minItemsForShowMore !== undefined && { minItemsForShowMore: config.minItemsForShowMore }),
      ...lane,
      supportsPaging: lane.supportsPaging ?? false,
      hideName: lane.hideName ?? false,
      link: lane.link ?? config.link,
      type: lane.type ?? config.type ?? 'Default',
      style: lane.style ?? config.style ?? 'Standard',
    })),
    v.object({
      id: v.string(),
      name: v.string(),
      type: v.string(),
      style: v.string(),
      link: v.string('A swimlane needs a link'),
      supportsPaging: v.boolean(),
      hideName: v.boolean(),
      minItemsForShowMore: v.optional(v.number()),
      /** Epoch milliseconds. */
      lastUpdatedUtc: v.optional(v.number()),
    }),
  );

export type Swimlane = v.InferOutput<ReturnType<typeof swimlaneSchema>>;

/** Unwraps an item if its `card` is an object; any other `card` is an unknown property. */
function unwrapItem(item: unknown): unknown {
  const isWrapped =
    typeof item === 'object' && item !== null && 'card' in item && typeof item.card === 'object';
  return isWrapped ? item.card : item;
}

/** Items are cards, bare or wrapped in `{card}` (LANE-41, LANE-42). */
export function swimlaneItems(context: ParseContext) {
  const item = v.pipe(v.unknown(), v.transform(unwrapItem), cardSchema(context));
  return listOf(context, 'swimlane item', item);
}

export const PAGE_SIZE = 30;

export interface SwimlaneItems {
  readonly cards: Card[];
  /** Whether the server sent a full page, so there may be more (LANE-36). Dropped items count. */
  readonly isFullPage: boolean;
}

const parseCards = parserOf(swimlaneItems);

export function parseSwimlaneItems(body: unknown, context: ParseContext): SwimlaneItems {
  const items = v.parse(v.array(v.unknown()), body);
  return { cards: parseCards(items, context), isFullPage: items.length >= PAGE_SIZE };
}
