import { expect, it } from 'vitest';
import { personalList } from './PersonalListButton.tsx';

const exclude = 'https://gateway.dev.test/exclude/1';
const href = 'https://gateway.dev.test/mylist/1';
const card = { links: { excludeFromContinueWatchingUrl: exclude, myList: { href } } };

it.each([
  ['ContinueWatching', false, { kind: 'continueWatching', link: exclude }],
  ['MyList', false, { kind: 'myList', link: href }],
  ['OnTvNow', true, { kind: 'favourites', link: href }],
  ['Default', true, { kind: 'favourites', link: href }],
  ['Default', false, undefined],
  [undefined, false, undefined],
] as const)('LIST-03 in a lane of type %s (channel: %s) personalList returns %j', (type, isChannel, list) => {
  expect(personalList(card, type, isChannel)).toEqual(list);
});

it.each(['ContinueWatching', 'MyList', 'OnTvNow'])(
  'LIST-13 personalList returns undefined in %s without a link',
  (type) => {
    expect(personalList({ links: undefined }, type, type === 'OnTvNow')).toBeUndefined();
  },
);
