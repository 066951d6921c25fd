import type { BehaviorTarget, Card, ProgramStateType } from '@tv/api-client';
import { isRestricted, type ParentalSetting } from '@tv/auth/restriction';
import { currentRightBottomLabel, currentSubtitle, type CardTextSource } from './labels/cardTexts.ts';
import {
  clampedPercent,
  programState,
  type ProgramState,
  type ProgramStateSource,
} from './status/programState.ts';
import { resolveBehavior } from './status/resolveBehavior.ts';

/** Of unavailable cards (CARD-20, CARD-21). */
const OVERLAY_TEXTS: Partial<Record<ProgramStateType, string>> = {
  NoAccess: 'Du har ikke tilgang til denne tilbyderen',
  Expired: 'IKKE TILGJENGELIG I ARKIVET',
};

export interface DurationBar {
  readonly kind: 'live' | 'watched';
  /** 0–100 (CARD-22). */
  readonly percent: number;
}

export type CardViewModelSource = Pick<Card, 'userData' | 'ageLimit'> &
  ProgramStateSource &
  CardTextSource &
  Parameters<typeof resolveBehavior>[0] & {
    readonly title?: string;
    readonly image?: Partial<NonNullable<Card['image']>> | undefined;
  };

/** Everything a card shows at a given time. */
export interface CardViewModel {
  readonly state: ProgramState;
  readonly target: BehaviorTarget;
  /** Undefined if it repeats the title or the corner label. */
  readonly subtitle: string | undefined;
  readonly rightBottomLabel: string | undefined;
  /** NoAccess or Expired (CARD-03), Planned in continue watching (CARD-04), or `bwFilter`. */
  readonly isGreyscale: boolean;
  readonly overlay: string | undefined;
  readonly bar: DurationBar | undefined;
  /** The restricted age limit, shown with a lock instead of the rating. */
  readonly lockedAgeLimit: number | undefined;
}

export interface CardViewModelOptions {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly laneType?: string | undefined;
  readonly parental?: ParentalSetting | undefined;
}

/** Resolves a card's data at a given time in its lane. */
export function cardViewModel(
  card: CardViewModelSource,
  { now, laneType, parental }: CardViewModelOptions,
): CardViewModel {
  const state = programState(card, now);
  const subtitle = currentSubtitle(card, now);
  const corner = currentRightBottomLabel(card, now);
  return {
    state,
    target: resolveBehavior(card, now),
    subtitle: [card.title, corner].includes(subtitle) ? undefined : subtitle,
    rightBottomLabel: corner,
    isGreyscale:
      (card.image?.bwFilter ?? false) ||
      ['NoAccess', 'Expired'].includes(state.type) ||
      (state.type === 'Planned' && laneType === 'ContinueWatching'),
    overlay: OVERLAY_TEXTS[state.type],
    bar: durationBar(state, card.userData?.progressRatio),
    lockedAgeLimit: lockedAgeLimit(card.ageLimit, parental),
  };
}

/** Returns the age limit if parental control restricts the card (CARD-39, PIN-22), otherwise undefined. */
export function lockedAgeLimit(ageLimit: number | undefined, parental: ParentalSetting | undefined) {
  return isRestricted(ageLimit, parental) ? ageLimit : undefined;
}

/** Returns broadcast progress if live (CARD-17), otherwise the watched share. */
function durationBar(state: ProgramState, progressRatio: number | undefined): DurationBar | undefined {
  if (state.type === 'Live') return { kind: 'live', percent: state.progressPercentage };
  if (progressRatio === undefined) return undefined;
  const percent = clampedPercent(progressRatio);
  return percent > 0 ? { kind: 'watched', percent } : undefined;
}
