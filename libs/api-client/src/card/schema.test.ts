import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cardFixtures, FIXTURE_NOW, parsed } from '../fixtures.ts';
import { fitsContract, type Wire } from '../parse/fitsContract.ts';
import { parseSwimlaneItems } from '../swimlane/schema.ts';
import { seriesId } from './schema.ts';

function readCard(card: unknown) {
  const [read] = parsed(parseSwimlaneItems, [card]).cards;
  if (!read) throw new Error('The card was dropped');
  return read;
}

/** A card with all properties. */
const full: Wire['Card'] = {
  id: 'el-7',
  cardId: 'card-7',
  title: 'Fyret på Skarvøya',
  subtitle: 'Sesong 1',
  description: 'En fyrvokter finner en båt uten folk om bord.',
  image: { url: 'https://media.test/images/fyret', bwFilter: true },
  rightBottomLabel: '6 episoder',
  imdbRating: 7.6,
  ageLimit: 12,
  price: 49,
  programState: { type: 'Live', label: 'Direkte', progressPercentage: 40 },
  behaviors: [{ from: '2026-11-20T20:00:00+01:00', to: '2026-11-20T21:00:00+01:00', target: 'PlayChannel' }],
  states: [
    { from: '2026-11-20T20:00:00+01:00', to: '2026-11-20T21:00:00+01:00', value: 'Live', label: 'Nå' },
  ],
  labels: [{ from: '2026-11-20T20:00:00+01:00', to: '2026-11-20T21:00:00+01:00', value: 'Direkte' }],
  subtitles: [{ from: '2026-11-20T20:00:00+01:00', to: '2026-11-20T21:00:00+01:00', value: '20–21' }],
  rbLabels: [{ from: '2026-11-20T20:00:00+01:00', to: '2026-11-20T21:00:00+01:00', value: 'Ny' }],
  userData: { progressRatio: 0.4, progressLabel: '27 min igjen', isInMyList: true },
  channel: { id: 'nordlys', name: 'Nordlys', logo: 'https://media.test/images/logo-nordlys' },
  logos: [{ name: 'Arkivet', logo: 'https://media.test/images/logo-arkivet' }],
  links: {
    myList: { href: 'https://gateway.dev.test/mylist/fyret' },
    excludeFromContinueWatchingUrl: 'https://gateway.dev.test/continue-watching/fyret/exclude',
    superCoverPage: { type: 'Series', id: 'fyret:1' },
    episodeCoverPage: { id: 'fyret', autoPlay: true },
    details: { id: 'fyret-s1e1' },
    collectionLink: { slug: 'krim' },
    externalPlayback: {
      providerId: 'viaplay',
      playbackUrl: 'https://partner.test/watch/fyret',
      reportUrl: 'https://gateway.dev.test/continue-watching/external/fyret',
    },
  },
  tracking: { id: 'el-7', title: 'Fyret på Skarvøya', seriesId: 'of the wire' },
};

describe('a card', () => {
  test('CARD-01 a card has id, cardId, title, subtitle and description', () => {
    const { id, cardId, title, subtitle, description } = readCard(full);
    expect({ id, cardId, title, subtitle, description }).toEqual({
      id: 'el-7',
      cardId: 'card-7',
      title: 'Fyret på Skarvøya',
      subtitle: 'Sesong 1',
      description: 'En fyrvokter finner en båt uten folk om bord.',
    });
  });

  test('CARD-02 a card has an image with url and bwFilter', () => {
    expect(readCard(full).image).toEqual({ url: 'https://media.test/images/fyret', bwFilter: true });
  });

  test('CARD-06 a card has labels, rating, age limit, price, state, behaviors, user data, channel and logos', () => {
    const {
      rightBottomLabel,
      imdbRating,
      ageLimit,
      price,
      programState,
      behaviors,
      userData,
      channel,
      logos,
    } = readCard(full);
    const read = { rightBottomLabel, imdbRating, ageLimit, price, programState, userData, channel, logos };
    expect(read).toEqual({
      rightBottomLabel: '6 episoder',
      imdbRating: 7.6,
      ageLimit: 12,
      price: 49,
      programState: { type: 'Live', label: 'Direkte', progressPercentage: 40 },
      userData: { progressRatio: 0.4, progressLabel: '27 min igjen', isInMyList: true },
      channel: { id: 'nordlys', name: 'Nordlys', logo: 'https://media.test/images/logo-nordlys' },
      logos: [{ name: 'Arkivet', logo: 'https://media.test/images/logo-arkivet' }],
    });
    expect(behaviors?.map(({ target }) => target)).toEqual(['PlayChannel']);
  });

  test('CARD-07 a card has its links', () => {
    expect(readCard(full).links).toEqual({
      myList: { href: 'https://gateway.dev.test/mylist/fyret' },
      excludeFromContinueWatchingUrl: 'https://gateway.dev.test/continue-watching/fyret/exclude',
      superCoverPage: { type: 'Series', id: 'fyret:1' },
      episodeCoverPage: { id: 'fyret', autoPlay: true },
      details: { id: 'fyret-s1e1' },
      collectionLink: { slug: 'krim' },
      externalPlayback: {
        providerId: 'viaplay',
        playbackUrl: 'https://partner.test/watch/fyret',
        reportUrl: 'https://gateway.dev.test/continue-watching/external/fyret',
      },
    });
  });

  test('CARD-07 a card accepts the other spelling of the exclude link', () => {
    const links = { excludeFromContinueWatching: { url: 'https://gateway.dev.test/x/exclude' } };
    expect(readCard({ id: 'el-1', title: 'A', links }).links).toEqual({
      excludeFromContinueWatchingUrl: 'https://gateway.dev.test/x/exclude',
    });
  });

  test('CARD-08 CARD-09 a card has tracking with id, title and the id of its series', () => {
    expect(readCard(full).tracking).toEqual({ id: 'el-7', title: 'Fyret på Skarvøya', seriesId: 'fyret' });
  });

  test('CARD-09 a card without tracking gets the series id there', () => {
    const links = { superCoverPage: { type: 'Series', id: 'abc:1' } };
    expect(readCard({ id: 'el-1', title: 'A', links }).tracking).toEqual({ seriesId: 'abc' });
  });

  test.each([
    [{ superCoverPage: { type: 'Episode', id: 'abc:1' } }],
    [{ superCoverPage: { type: 'SingleProgramOrMovie', id: 'abc:1' } }],
    [{ details: { id: 'abc:1' } }],
  ])('CARD-09 a card with the links %j has no series id in its tracking', (links) => {
    const tracking = { id: 'el-1', seriesId: 'of the wire' };
    expect(readCard({ id: 'el-1', title: 'A', links, tracking }).tracking).toEqual({ id: 'el-1' });
  });

  test('CARD-10 CARD-11 a card has time-bounded lists, each entry with from, to and a value or target', () => {
    const window = { from: Date.parse('2026-11-20T19:00:00Z'), to: Date.parse('2026-11-20T20:00:00Z') };
    const { behaviors, states, labels, subtitles, rbLabels } = readCard(full);
    expect({ behaviors, states, labels, subtitles, rbLabels }).toEqual({
      behaviors: [{ ...window, target: 'PlayChannel' }],
      states: [{ ...window, value: 'Live', label: 'Nå' }],
      labels: [{ ...window, value: 'Direkte' }],
      subtitles: [{ ...window, value: '20–21' }],
      rbLabels: [{ ...window, value: 'Ny' }],
    });
  });

  test('CARD-11 an entry with an open end is kept', () => {
    const to = '2026-11-20T20:00:00Z';
    const states = [{ value: 'Expired' }, { to, value: 'Live' }];
    expect(readCard({ id: 'el-1', title: 'A', states }).states).toEqual([
      { value: 'Expired' },
      { to: Date.parse(to), value: 'Live' },
    ]);
  });

  test('CARD-11 years out of range mean an open start or end', () => {
    const window = { from: '0001-01-01T00:00:00Z', to: '9999-12-31T23:59:59Z' };
    const labels = [{ ...window, value: 'Alltid' }];
    const [label] = readCard({ id: 'el-1', title: 'A', labels }).labels ?? [];
    expect(label?.from).toBeLessThan(Date.UTC(1900, 0, 1));
    expect(label?.to).toBeGreaterThan(Date.UTC(2199, 11, 31));
    expect(new Date(label?.to ?? Number.NaN).getUTCFullYear()).toBe(2200);
  });

  test('an entry of an unknown kind is dropped, and the card is kept', () => {
    const dropped: string[] = [];
    const context = {
      url: 'https://content.test/x',
      status: 200,
      isAllowedImageUrl: () => true,
      report: (error: Error, part: string) => void dropped.push(`${part}: ${error.message}`),
    };
    const behaviors = [{ target: 'OpenPortal' }, { target: 'PlayAsset' }];
    const [card] = parseSwimlaneItems([{ id: 'el-1', title: 'A', behaviors }], context).cards;
    expect(card?.behaviors).toEqual([{ target: 'PlayAsset' }]);
    expect(dropped).toEqual([expect.stringContaining('card behavior: target')]);
  });

  test('relative URLs become absolute by the URL of the response', () => {
    const card = readCard({
      id: 'el-1',
      title: 'A',
      image: { url: '/images/a' },
      links: { myList: { href: '../mylist/a' } },
    });
    expect(card.image?.url).toBe('https://content.test/images/a');
    expect(card.links?.myList?.href).toBe('https://content.test/mylist/a');
  });

  test('the live card fixture is live at the fixtures’ instant', () => {
    const [state] = readCard(cardFixtures.live).states ?? [];
    expect(state?.from).toBeLessThan(FIXTURE_NOW);
    expect(state?.to).toBeGreaterThan(FIXTURE_NOW);
  });
});

test('a schema that does not match the contract does not compile', () => {
  const image = fitsContract<Wire['Image']>();
  image(v.object({ url: v.string(), bwFilter: v.optional(v.boolean()) }));
  // @ts-expect-error the contract says string
  image(v.object({ url: v.number() }));
  // @ts-expect-error optional in the contract
  image(v.object({ url: v.string(), bwFilter: v.boolean() }));
  // @ts-expect-error the contract has no such field
  image(v.object({ url: v.string(), bwfilter: v.optional(v.boolean()) }));
});

test.each([
  [{ type: 'Series', id: 'abc:1' }, 'abc'],
  [{ type: 'Series', id: 'abc' }, 'abc'],
  [{ type: 'Series', id: 'a:b:c' }, 'a'],
  [{ type: 'Series', id: ':1' }, undefined],
  [{ type: 'series', id: 'abc:1' }, 'abc'],
  [{ type: 'Episode', id: 'abc:1' }, undefined],
  [{ type: 'SingleProgramOrMovie', id: 'abc:1' }, undefined],
  [{ type: 'singleProgramOrMovie', id: 'abc:1' }, undefined],
  [{ type: 'Concert', id: 'abc:1' }, undefined],
  [undefined, undefined],
])('CARD-09 the series id of cover page %j is %s', (coverPage, id) => {
  expect(seriesId(coverPage)).toBe(id);
});
