import type { Card } from '@tv/api-client';
import { activeWindow } from '../status/activeWindow.ts';

/** Returns the title, or a fallback, since links and headings need text. */
export function titleOrFallback(title: string | undefined): string {
  return nonBlank(title) ?? 'Uten tittel';
}

/** Returns undefined for blank text. */
export function nonBlank(text: string | undefined): string | undefined {
  return text?.trim() === '' ? undefined : text;
}

export type CardTextSource = Pick<Card, 'subtitle' | 'subtitles' | 'rightBottomLabel' | 'rbLabels'>;

/** Returns the active subtitle; without one, the card's default (CARD-12). */
export function currentSubtitle(card: CardTextSource, now: number): string | undefined {
  return nonBlank(activeWindow(card.subtitles, now)?.value) ?? nonBlank(card.subtitle);
}

/** Returns the active bottom-right label; without one, the card's default (CARD-12). */
export function currentRightBottomLabel(card: CardTextSource, now: number): string | undefined {
  return nonBlank(activeWindow(card.rbLabels, now)?.value) ?? nonBlank(card.rightBottomLabel);
}
