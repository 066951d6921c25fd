import { describe, expect, it } from 'vitest';
import type { Programme } from '@tv/api-client';
import { guideFixture, parsed, parseTvGuide } from '@tv/api-client/fixtures';
import { cardViewModel } from '../../card/cardViewModel.ts';
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

interface Setup {
  readonly now: number;
  readonly state?: Programme['state'];
  readonly isVisitor?: boolean;
  readonly isInArchive?: boolean | undefined;
  readonly isSoon?: boolean;
  readonly links?: Partial<NonNullable<Programme['links']>>;
}

function actionLabels({ now, state, isVisitor = false, isInArchive, isSoon = false, links }: Setup) {
  const given = links ? { excludeFromContinueWatchingUrl: undefined, ...links } : programme.links;
  const card = programmeCard({ ...programme, state, links: given }, channel);
  const {
    state: { type },
    target,
  } = cardViewModel(card, { now });
  return programmeActions(card, type, target, { isVisitor, isInArchive, isSoon }, context).map((action) =>
    'link' in action && action.link.kind === 'internal' ? `${action.label} ${action.link.to}` : action.label,
  );
}

const archived = `/watch/vod/${news.id}/Nyhetene?disableScpRedirect=1`;

describe('programmeActions', () => {
  it.each<[string, Setup, readonly string[]]>([
    ['offers nothing before the start', { now: before }, []],
    [
      'offers waiting shortly before the start',
      { now: before, isSoon: true },
      [`Vent på starten ${archived}`],
    ],
    ['offers no waiting to visitors', { now: before, isSoon: true, isVisitor: true }, []],
    ['offers the channel while live', { now: during }, ['Se direkte /watch/live/nordlys']],
    [
      'offers starting over if it is already in the archive',
      { now: during, isInArchive: true },
      ['Se direkte /watch/live/nordlys', `Start forfra ${archived}`],
    ],
    [
      'offers only the channel if it is not in the archive',
      { now: during, isInArchive: false },
      ['Se direkte /watch/live/nordlys'],
    ],
    ['offers the archive after the end', { now: after }, [`Se i arkivet ${archived}`]],
    ['offers nothing if it has left the archive', { now: after, isInArchive: false }, []],
    ['offers nothing if the guide says it has expired', { now: after, state: { type: 'Expired' } }, []],
    [
      'offers products to customers without access',
      { now: during, state: { type: 'NoAccess' } },
      ['Se hva som gir tilgang /tilgang/live/nordlys?fra=%2Fwatch%2Flive%2Fnordlys'],
    ],
    [
      'offers sign-in and sign-up to visitors without access',
      { now: during, state: { type: 'NoAccess' }, isVisitor: true },
      ['Logg inn', 'Bli kunde /tilgang/live/nordlys?fra=%2Fwatch%2Flive%2Fnordlys'],
    ],
    [
      'always offers its cover page if it has one',
      { now: before, links: { superCoverPage: { type: 'Series', id: 'nyhetene' } } },
      ['Mer om programmet /serie/nyhetene/Nyhetene'],
    ],
    ['offers nothing without title details', { now: after, links: {} }, []],
    // The guide stays open for hours, so the state from the server may be outdated.
    [
      'ignores an outdated live state after the end',
      { now: after, state: { type: 'Live' } },
      [`Se i arkivet ${archived}`],
    ],
    [
      'ignores an outdated planned state while live',
      { now: during, state: { type: 'Planned' } },
      ['Se direkte /watch/live/nordlys'],
    ],
  ])('programmeActions %s', (_what, input, actions) => {
    expect(actionLabels(input)).toEqual(actions);
  });

  it.each([
    ['Planned', false, undefined, 'Sendes i dag kl. 19:00.'],
    ['Expired', false, undefined, 'Programmet er ikke tilgjengelig i arkivet.'],
    ['Default', false, false, 'Programmet er ikke tilgjengelig i arkivet.'],
    ['NoAccess', false, undefined, 'Kanalen er ikke med i abonnementet ditt.'],
    ['NoAccess', true, undefined, 'Kanalen er for kunder. Logg inn, eller bli kunde for å se den.'],
    ['Default', false, undefined, undefined],
    ['Live', false, undefined, undefined],
  ] as const)(
    'a note for %s explains why it cannot be played (visitor: %s, in archive: %s)',
    (type, isVisitor, isInArchive, text) => {
      expect(programmeNote(type, { isVisitor, isInArchive }, news.start, before)).toBe(text);
    },
  );
});
