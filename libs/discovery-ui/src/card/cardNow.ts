import type { BehaviorTarget } from '@tv/api-client';
import type { ParentalSetting } from '@tv/auth/restriction';
import type { TimeWindow } from './state/activeWindow.ts';
import { durationBar, type DurationBar } from './state/durationBar.ts';
import { isGreyscale } from './state/greyscale.ts';
import { programState, type ProgramState, type ProgramStateSource } from './state/programState.ts';
import { resolveBehavior } from './state/resolveBehavior.ts';
import { lockedAgeLimit } from './state/restriction.ts';
import { rightBottomLabelNow, subtitleNow, type CardTextSource } from './words/cardTexts.ts';
import { overlayText } from './words/overlayText.ts';

/** The part of a card that says what is true of it. */
export interface CardNowSource extends ProgramStateSource, CardTextSource {
  readonly title?: string | undefined;
  readonly behaviors?: readonly (TimeWindow & { readonly target: string })[] | undefined;
  readonly image?: { readonly bwFilter?: boolean | undefined } | undefined;
  readonly userData?: { readonly progressRatio?: number | undefined } | undefined;
  readonly ageLimit?: number | undefined;
}

/** All that is true of a card now, ready to be drawn. */
export interface CardNow {
  readonly state: ProgramState;
  readonly target: BehaviorTarget;
  /** Missing, too, where it would only say the title or the corner again. */
  readonly subtitle: string | undefined;
  readonly rightBottomLabel: string | undefined;
  readonly isGreyscale: boolean;
  readonly overlay: string | undefined;
  readonly bar: DurationBar | undefined;
  /** The age limit that holds the card back, shown with a lock in place of the rating. */
  readonly lockedAgeLimit: number | undefined;
}

export interface CardSurroundings {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly laneType?: string | undefined;
  readonly parental?: ParentalSetting | undefined;
}

/** Resolves a card's data to what is true of it now, in the lane where it stands. */
export function cardNow(card: CardNowSource, { now, laneType, parental }: CardSurroundings): CardNow {
  const state = programState(card, now);
  const subtitle = subtitleNow(card, now);
  const corner = rightBottomLabelNow(card, now);
  return {
    state,
    target: resolveBehavior(card, now),
    subtitle: [card.title, corner].includes(subtitle) ? undefined : subtitle,
    rightBottomLabel: corner,
    isGreyscale: isGreyscale(state.type, { laneType, bwFilter: card.image?.bwFilter }),
    overlay: overlayText(state.type),
    bar: durationBar(state, card.userData?.progressRatio),
    lockedAgeLimit: lockedAgeLimit(card.ageLimit, parental),
  };
}
