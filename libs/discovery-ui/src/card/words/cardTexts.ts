import { activeWindow, type TimeWindow } from '../state/activeWindow.ts';
import { given } from './given.ts';

interface TimedText extends TimeWindow {
  readonly value: string;
}

/** The part of a card that its changing texts are made from. */
export interface CardTextSource {
  readonly subtitle?: string | undefined;
  readonly subtitles?: readonly TimedText[] | undefined;
  readonly rightBottomLabel?: string | undefined;
  readonly rbLabels?: readonly TimedText[] | undefined;
}

/** The subtitle that holds now; the card's own where no window does (CARD-12). */
export function subtitleNow(card: CardTextSource, now: number): string | undefined {
  return given(activeWindow(card.subtitles, now)?.value) ?? given(card.subtitle);
}

/** The label of the lower right corner that holds now; the card's own where no window does (CARD-12). */
export function rightBottomLabelNow(card: CardTextSource, now: number): string | undefined {
  return given(activeWindow(card.rbLabels, now)?.value) ?? given(card.rightBottomLabel);
}
