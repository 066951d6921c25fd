import type { Title } from '../../catalogue/title.ts';
import { titleCard } from '../cards/titleCard.ts';
import type { ContentRequest } from '../contentRequest.ts';
import type { ArtKind } from '../links.ts';
import type { Card, Swimlane, SwimlaneStyle, SwimlaneType } from '../wire.ts';

export interface Lane {
  readonly id: string;
  readonly name: string;
  readonly style: SwimlaneStyle;
  readonly type?: SwimlaneType;
  cards(request: ContentRequest): Card[];
  /** Catalogue titles of the lane, if it has any. */
  readonly titles?: TitleSource;
  readonly isPaged?: boolean;
  /** Items are wrapped as `{card}`. */
  readonly isWrapped?: boolean;
  /** Link, type and style are in `config` instead of on the swimlane. */
  readonly isConfigured?: boolean;
  readonly hidesName?: boolean;
  readonly minItemsForShowMore?: number;
  /** Hidden from visitors. */
  readonly isPersonal?: boolean;
}

export function artOf(style: SwimlaneStyle): ArtKind {
  if (style === 'Hero') return 'hero';
  if (style === 'SuperWideHero') return 'wide';
  return style.includes('Portrait') ? 'poster' : 'thumbnail';
}

/** Selects and sorts catalogue titles; `now` in epoch milliseconds. */
export type TitleSource = (titles: readonly Title[], now: number) => readonly Title[];

export function titleLane(
  lane: Omit<Lane, 'cards' | 'titles'> & { readonly titles: TitleSource; readonly opensAsset?: boolean },
): Lane {
  const { titles, opensAsset = false, ...rest } = lane;
  return {
    ...rest,
    titles,
    cards: (request) =>
      titles(request.catalogue.titles, request.now).map((title) =>
        titleCard(title, request, {
          art: artOf(lane.style),
          idPrefix: lane.id,
          ...(opensAsset && title.kind !== 'series' ? { target: 'OpenCoverPage' as const } : {}),
        }),
      ),
  };
}

/** Returns the swimlane as serialized in a page. */
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
