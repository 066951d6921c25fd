import { activeWindow, type TimeWindow } from '../state/activeWindow.ts';
import { given } from './given.ts';

interface TimedText extends TimeWindow {
  readonly value: string;
}

export interface CardTextSource {
  readonly subtitle?: string | undefined;
  readonly subtitles?: readonly TimedText[] | undefined;
  readonly rightBottomLabel?: string | undefined;
  readonly rbLabels?: readonly TimedText[] | undefined;
}

/** Returns the active subtitle; without one, the card's default (CARD-12). */
export function subtitleNow(card: CardTextSource, now: number): string | undefined {
  return given(activeWindow(card.subtitles, now)?.value) ?? given(card.subtitle);
}

/** Returns the active bottom-right label; without one, the card's default (CARD-12). */
export function rightBottomLabelNow(card: CardTextSource, now: number): string | undefined {
  return given(activeWindow(card.rbLabels, now)?.value) ?? given(card.rightBottomLabel);
}
