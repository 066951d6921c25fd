// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cardFixtures, FIXTURE_NOW, parsed, parseSwimlaneItems } from '@tv/api-client/fixtures';
import { useCardViewModel } from './useCardViewModel.ts';

const { cards } = parsed(parseSwimlaneItems, [cardFixtures.film, cardFixtures.live]);

/** Returns the view models of a card now and a minute later. */
function viewModelsOf(index: number) {
  const card = cards[index];
  if (!card) throw new Error('No card');
  const { result, rerender } = renderHook(({ now }) => useCardViewModel(card, { now, laneType: undefined }), {
    initialProps: { now: FIXTURE_NOW },
  });
  const before = result.current;
  rerender({ now: FIXTURE_NOW + 60_000 });
  return [before, result.current] as const;
}

it('a card that does not depend on the time keeps its view model when time passes', () => {
  const [before, after] = viewModelsOf(0);
  expect(after).toBe(before);
});

it('CARD-17 a live card gets a new view model when time passes', () => {
  const [before, after] = viewModelsOf(1);
  expect(after.bar?.percent).toBeGreaterThan(before.bar?.percent ?? Infinity);
});
