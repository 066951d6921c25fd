import { expect, test } from 'vitest';
import type { Episode } from '@tv/api-client';
import { cardFixtures, FIXTURE_NOW, parsed, parseSwimlaneItems } from '@tv/api-client/fixtures';
import { episodeLink } from './episodeLink.ts';

const fixture = (name: keyof typeof cardFixtures): Episode => {
  const [card] = parsed(parseSwimlaneItems, [cardFixtures[name]]).cards;
  if (!card) throw new Error('The fixture is no card');
  return card;
};

function linkOf(episode: Episode) {
  const reports: string[] = [];
  const link = episodeLink(episode, FIXTURE_NOW, {
    reporter: { error: (error) => void reports.push(String(error)), warn: () => undefined },
    isAllowedUrl: (url) => url.startsWith('https://partner.test/'),
  });
  return { link, reports };
}

test('ROUTE-06 an episode links to the watch page without the redirect back', () => {
  expect(linkOf(fixture('started')).link).toEqual({
    kind: 'internal',
    to: '/watch/vod/fyret-pa-skarvoya-s1e3/Fyret-p%C3%A5-Skarv%C3%B8ya?disableScpRedirect=1',
  });
});

test('an external episode links to its provider', () => {
  expect(linkOf(fixture('external')).link).toEqual({
    kind: 'external',
    href: 'https://partner.test/viaplay/watch/vinterspor',
  });
});

test.each(['planned', 'expired', 'noAccess'] as const)(
  'an episode that is %s has no link, and nothing is reported',
  (name) => {
    expect(linkOf(fixture(name))).toEqual({ link: undefined, reports: [] });
  },
);

test('an episode without details has no link, which is reported', () => {
  expect(linkOf({ ...fixture('started'), links: undefined })).toEqual({
    link: undefined,
    reports: [expect.stringContaining('has no details or channel for PlayAsset')],
  });
});
