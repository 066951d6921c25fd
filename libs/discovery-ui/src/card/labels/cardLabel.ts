import type { Card } from '@tv/api-client';
import type { CardViewModel } from '../cardViewModel.ts';
import { nonBlank, titleOrFallback } from './cardTexts.ts';

/** Returns the accessible name of a card's link: the title, then the text of its badges. */
export function cardLabel(
  card: Pick<Card, 'title' | 'ageLimit' | 'userData'> & { channel?: { name: string } | undefined },
  viewModel: CardViewModel,
): string {
  const progress =
    viewModel.bar?.kind === 'watched'
      ? (card.userData?.progressLabel ?? watched(viewModel.bar.percent))
      : undefined;
  const parts = [
    titleOrFallback(card.title),
    viewModel.subtitle,
    viewModel.state.label,
    card.channel?.name,
    viewModel.overlay === undefined ? undefined : sentenceCase(viewModel.overlay),
    progress,
    viewModel.lockedAgeLimit === undefined
      ? ageText(card.ageLimit)
      : `låst, aldersgrense ${viewModel.lockedAgeLimit} år`,
  ];
  return parts.filter((part) => nonBlank(part) !== undefined).join(', ');
}

const watched = (percent: number): string => `${Math.round(percent)} prosent sett`;

const ageText = (ageLimit: number | undefined): string | undefined =>
  ageLimit === undefined || ageLimit === 0 ? undefined : `aldersgrense ${ageLimit} år`;

/** Some screen readers spell out all-caps text. */
const sentenceCase = (text: string): string =>
  text === text.toUpperCase() ? text.charAt(0) + text.slice(1).toLowerCase() : text;
