import { describe, expect, it } from 'vitest';
import type { Programme } from '@tv/api-client';
import { guideFixture, parsed, parseTvGuide } from '@tv/api-client/fixtures';
import { cardNow } from '../../card/cardNow.ts';
import { programmeActions, programmeNote } from './programmeActions.ts';
import { programmeCard } from './programmeCard.ts';

const [day] = parsed(parseTvGuide, guideFixture).channels;
const [news] = day?.programmes ?? [];
if (!day || !news) throw new Error('Another fixture');
const { channel } = day;
const programme: Programme = news;

const MINUTE = 60_000;
const before = news.start - MINUTE;
const during = news.start + MINUTE;
const after = news.end + MINUTE;

const silent = { error: () => undefined, warn: () => undefined };
const context = { reporter: silent, isAllowedUrl: () => false };

interface Scene {
  readonly now: number;
  readonly state?: Programme['state'];
  readonly isVisitor?: boolean;
  readonly isInArchive?: boolean | undefined;
  readonly isSoon?: boolean;
  readonly links?: Partial<NonNullable<Programme['links']>>;
}

function offered({ now, state, isVisitor = false, isInArchive, isSoon = false, links }: Scene) {
  const given = links ? { excludeFromContinueWatchingUrl: undefined, ...links } : programme.links;
  const card = programmeCard({ ...programme, state, links: given }, channel);
  const {
    state: { type },
    target,
  } = cardNow(card, { now });
  return programmeActions(card, { type, target }, { links: context, isVisitor, isInArchive, isSoon }).map(
    (action) =>
      'link' in action && action.link.kind === 'internal'
        ? `${action.label} ${action.link.to}`
        : action.label,
  );
}

const archived = `/watch/vod/${news.id}/Nyhetene?disableScpRedirect=1`;

describe('what a programme of the guide offers', () => {
  it.each<[string, Scene, readonly string[]]>([
    ['is nothing to play before it is sent', { now: before }, []],
    ['is to wait for it, shortly before', { now: before, isSoon: true }, [`Vent på starten ${archived}`]],
    ['is nothing to wait for, for a visitor', { now: before, isSoon: true, isVisitor: true }, []],
    ['is the channel while it is sent', { now: during }, ['Se direkte /watch/live/nordlys']],
    [
      'is its start too, where it is in the archive already',
      { now: during, isInArchive: true },
      ['Se direkte /watch/live/nordlys', `Start forfra ${archived}`],
    ],
    [
      'is the channel alone where it is not',
      { now: during, isInArchive: false },
      ['Se direkte /watch/live/nordlys'],
    ],
    ['is the archive when it is over', { now: after }, [`Se i arkivet ${archived}`]],
    ['is nothing where the archive has it no more', { now: after, isInArchive: false }, []],
    ['is nothing where the guide says so', { now: after, state: { type: 'Expired' } }, []],
    [
      'is what gives access for a customer without it',
      { now: during, state: { type: 'NoAccess' } },
      ['Se hva som gir tilgang /tilgang/live/nordlys?fra=%2Fwatch%2Flive%2Fnordlys'],
    ],
    [
      'is to sign in or become a customer for a visitor without access',
      { now: during, state: { type: 'NoAccess' }, isVisitor: true },
      ['Logg inn', 'Bli kunde /tilgang/live/nordlys?fra=%2Fwatch%2Flive%2Fnordlys'],
    ],
    [
      'is its cover page where it has one, whenever that is',
      { now: before, links: { superCoverPage: { type: 'Series', id: 'nyhetene' } } },
      ['Mer om programmet /serie/nyhetene/Nyhetene'],
    ],
    ['is nothing to play without what it plays', { now: after, links: {} }, []],
    // The guide stays open for hours: what the server saw then is not believed now.
    [
      'follows the clock and not an old answer',
      { now: after, state: { type: 'Live' } },
      [`Se i arkivet ${archived}`],
    ],
    [
      'follows the clock, also forward',
      { now: during, state: { type: 'Planned' } },
      ['Se direkte /watch/live/nordlys'],
    ],
  ])('%s', (_what, scene, actions) => {
    expect(offered(scene)).toEqual(actions);
  });

  it.each([
    ['Planned', false, undefined, 'Sendes i dag kl. 19:00.'],
    ['Expired', false, undefined, 'Programmet er ikke tilgjengelig i arkivet.'],
    ['Default', false, false, 'Programmet er ikke tilgjengelig i arkivet.'],
    ['NoAccess', false, undefined, 'Kanalen er ikke med i abonnementet ditt.'],
    ['NoAccess', true, undefined, 'Kanalen er for kunder. Logg inn, eller bli kunde for å se den.'],
    ['Default', false, undefined, undefined],
    ['Live', false, undefined, undefined],
  ] as const)('of %s says why there is nothing to play: %s %s', (type, isVisitor, isInArchive, text) => {
    expect(programmeNote({ type }, { isVisitor, isInArchive }, news.start, before)).toBe(text);
  });
});
