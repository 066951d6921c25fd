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

export interface CardNowSource extends ProgramStateSource, CardTextSource {
  readonly title?: string | undefined;
  readonly behaviors?: readonly (TimeWindow & { readonly target: string })[] | undefined;
  readonly image?: { readonly bwFilter?: boolean | undefined } | undefined;
  readonly userData?: { readonly progressRatio?: number | undefined } | undefined;
  readonly ageLimit?: number | undefined;
}

/** Everything a card shows at a given time. */
export interface CardNow {
  readonly state: ProgramState;
  readonly target: BehaviorTarget;
  /** Undefined if it repeats the title or the corner label. */
  readonly subtitle: string | undefined;
  readonly rightBottomLabel: string | undefined;
  readonly isGreyscale: boolean;
  readonly overlay: string | undefined;
  readonly bar: DurationBar | undefined;
  /** The restricted age limit, shown with a lock instead of the rating. */
  readonly lockedAgeLimit: number | undefined;
}

export interface CardSurroundings {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly laneType?: string | undefined;
  readonly parental?: ParentalSetting | undefined;
}

/** Resolves a card's data at a given time in its lane. */
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
