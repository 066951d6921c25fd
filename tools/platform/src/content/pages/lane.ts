import type { Title } from '../../catalogue/title.ts';
import type { Asking } from '../asking.ts';
import { titleCard } from '../cards/titleCard.ts';
import type { ArtKind } from '../links.ts';
import type { Card, Swimlane, SwimlaneStyle, SwimlaneType } from '../wire.ts';

/** A swimlane as it is defined here: what it is called, how it looks, and what stands in it. */
export interface Lane {
  readonly id: string;
  readonly name: string;
  readonly style: SwimlaneStyle;
  readonly type?: SwimlaneType;
  /** Everything in it, for this viewer, now. */
  cards(asking: Asking): Card[];
  /** What it shows, where that is titles of the catalogue. */
  readonly titles?: TitleSource;
  readonly isPaged?: boolean;
  /** Items come as `{card}`. */
  readonly isWrapped?: boolean;
  /** Link, type and style stand in `config` instead of on the swimlane. */
  readonly isConfigured?: boolean;
  readonly hidesName?: boolean;
  readonly minItemsForShowMore?: number;
  /** Not shown to visitors. */
  readonly isPersonal?: boolean;
}

/** Which picture a style shows. */
export function artOf(style: SwimlaneStyle): ArtKind {
  if (style === 'Hero') return 'hero';
  if (style === 'SuperWideHero') return 'wide';
  return style.includes('Portrait') ? 'poster' : 'thumbnail';
}

/** Picks and orders titles of the catalogue; `now` in epoch milliseconds. */
export type TitleSource = (titles: readonly Title[], now: number) => readonly Title[];

/** A lane of titles of the catalogue. */
export function titleLane(
  lane: Omit<Lane, 'cards' | 'titles'> & { readonly titles: TitleSource; readonly opensAsset?: boolean },
): Lane {
  const { titles, opensAsset = false, ...rest } = lane;
  return {
    ...rest,
    titles,
    cards: (asking) =>
      titles(asking.catalogue.titles, asking.now).map((title) =>
        titleCard(title, asking, {
          art: artOf(lane.style),
          place: lane.id,
          ...(opensAsset && title.kind !== 'series' ? { target: 'OpenCoverPage' as const } : {}),
        }),
      ),
  };
}

/** The lane as pages carry it. */
export function swimlaneOf(lane: Lane, link: string, updated: string): Swimlane {
  const shape = {
    link,
    type: lane.type ?? 'Default',
    style: lane.style,
    ...(lane.minItemsForShowMore === undefined ? {} : { minItemsForShowMore: lane.minItemsForShowMore }),
  };
  return {
    id: lane.id,
    name: lane.name,
    supportsPaging: lane.isPaged ?? false,
    hideName: lane.hidesName ?? false,
    lastUpdatedUtc: updated,
    ...(lane.isConfigured ? { config: shape } : shape),
  };
}
