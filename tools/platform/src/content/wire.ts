import type { components } from '@tv/api-client/contract/types';

type Schemas = components['schemas'];

export type Card = Schemas['Card'];
export type CardLinks = Schemas['CardLinks'];
export type EpisodeCard = Schemas['EpisodeCard'];
export type BehaviorTarget = Schemas['BehaviorTarget'];
export type StateType = Schemas['ProgramStateType'];
export type ProgramState = Schemas['ProgramState'];
export type TitleDetails = Schemas['TitleDetails'];
export type SuperCoverPage = Schemas['SuperCoverPage'];
export type CoverPageSection = Schemas['CoverPageSection'];
export type ProviderVariant = Schemas['ProviderVariant'];
export type Series = Schemas['Series'];
export type WatchNext = Schemas['WatchNext'];
/** Link, type, style and limit are on the swimlane or in its config. */
export interface Swimlane extends LaneShape {
  readonly id: string;
  readonly name: string;
  readonly supportsPaging?: boolean;
  readonly hideName?: boolean;
  readonly lastUpdatedUtc?: string;
  readonly config?: LaneShape;
}
interface LaneShape {
  readonly link?: string;
  readonly type?: SwimlaneType;
  readonly style?: SwimlaneStyle;
  readonly minItemsForShowMore?: number;
}
export type SwimlaneStyle = Schemas['SwimlaneStyle'];
export type SwimlaneType = Schemas['SwimlaneType'];
export type SwimlaneItem = Schemas['SwimlaneItem'];
export type Page = Omit<Schemas['Page'], 'swimlanes'> & { readonly swimlanes: readonly Swimlane[] };
export type PageSummary = Schemas['PageSummary'];
export type MenuEntry = Schemas['MenuEntry'];
export type SearchResult = Schemas['SearchResult'];
export type SearchGroup = Schemas['SearchGroup'];
export type WireChannel = Schemas['Channel'];
export type GuideChannel = Schemas['GuideChannel'];
export type GuideProgramme = Schemas['Programme'];
export type Schedule = Schemas['Schedule'];
export type TvGuide = Schemas['TvGuide'];
