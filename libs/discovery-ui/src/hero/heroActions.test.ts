import { expect, test } from 'vitest';
import type { BehaviorTarget, ProgramStateType } from '@tv/api-client';
import { cardFixtures, parsed, parseSwimlaneItems } from '@tv/api-client/fixtures';
import { createRecordingReporter } from '@tv/test-world';
import { heroActions, isWatchable } from './heroActions.ts';

const { cards } = parsed(parseSwimlaneItems, [cardFixtures.film, cardFixtures.series, cardFixtures.live]);
const [film, series, live] = cards;

function actions(card: (typeof cards)[number] | undefined, state: ProgramStateType, target: BehaviorTarget) {
  if (!card) throw new Error('No such card');
  const reporter = createRecordingReporter();
  const offered = heroActions(card, state, target, { reporter, isAllowedUrl: () => true });
  return offered.map(({ label, link }) => `${label}: ${link.kind === 'internal' ? link.to : link.href}`);
}

test.each([
  ['Default', ['Se nå: /watch/vod/isfront/Isfront?disableScpRedirect=1', 'Mer info: /film/isfront/Isfront']],
  ['Rented', ['Se nå: /watch/vod/isfront/Isfront?disableScpRedirect=1', 'Mer info: /film/isfront/Isfront']],
  ['Expired', ['Mer info: /film/isfront/Isfront']],
  ['Planned', ['Mer info: /film/isfront/Isfront']],
  ['NoAccess', ['Mer info: /film/isfront/Isfront']],
] as const)('a film in state %s gets the actions that are possible', (state, offered) => {
  expect(actions(film, state, 'OpenSuperCoverPage')).toEqual(offered);
});

test('a series plays from its cover page', () => {
  const [play, more] = actions(series, 'Default', 'OpenSuperCoverPage');
  expect(play).toMatch(/^Se nå: [/]serie[/].*[?]autoPlay=1$/);
  expect(more).toMatch(/^Mer info: [/]serie[/][^?]*$/);
});

test('a live card has a live label', () => {
  expect(actions(live, 'Live', 'PlayChannel')[0]).toMatch(/^Se direkte: [/]watch[/]live[/]/);
});

test('a card without a link has no actions', () => {
  expect(actions({ ...film, id: '' } as typeof film, 'Default', 'PlayAsset')).toEqual([]);
});

test.each([
  ['Default', 'PlayAsset', true],
  ['Live', 'PlayChannel', true],
  ['NoAccess', 'OpenSuperCoverPage', false],
  ['Planned', 'OpenCoverPage', false],
  ['Default', 'OpenCollection', false],
] as const)('isWatchable with %s and %s is %s', (state, target, expected) => {
  expect(isWatchable(state, target)).toBe(expected);
});
