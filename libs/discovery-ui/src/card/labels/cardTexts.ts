import { activeWindow, type TimeWindow } from '../status/activeWindow.ts';

/** Returns the title, or a fallback, since links and headings need text. */
export function titleOrFallback(title: string | undefined): string {
  return nonBlank(title) ?? 'Uten tittel';
}

/** Returns undefined for blank text. */
export function nonBlank(text: string | undefined): string | undefined {
  return text?.trim() === '' ? undefined : text;
}

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
export function currentSubtitle(card: CardTextSource, now: number): string | undefined {
  return nonBlank(activeWindow(card.subtitles, now)?.value) ?? nonBlank(card.subtitle);
}

/** Returns the active bottom-right label; without one, the card's default (CARD-12). */
export function currentRightBottomLabel(card: CardTextSource, now: number): string | undefined {
  return nonBlank(activeWindow(card.rbLabels, now)?.value) ?? nonBlank(card.rightBottomLabel);
}
