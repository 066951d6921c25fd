import { expect, it, vi } from 'vitest';
import type { BehaviorTarget, ProgramStateType } from '@tv/api-client';
import type { CardLinkSource } from './cardLink.ts';
import { detailsLink, playLink } from './playLink.ts';

const context = { reporter: { error: vi.fn(), warn: vi.fn() }, isAllowedUrl: () => true };
const card: CardLinkSource = {
  id: 'c1',
  title: 'Natt',
  channel: { id: 'nrk1' },
  links: {
    superCoverPage: { type: 'SingleProgramOrMovie', id: 'm7' },
    details: { id: 'd1' },
    episodeCoverPage: { id: 's9' },
    collectionLink: { slug: 'jul' },
    externalPlayback: { providerId: 'viaplay', playbackUrl: 'https://partner.example/1' },
  },
};
const play = (target: BehaviorTarget, state: ProgramStateType = 'Default', from = card) =>
  playLink(from, { state, target }, context);

it.each<BehaviorTarget>(['PlayAsset', 'PlayExternalAsset', 'OpenSuperCoverPage', 'OpenCoverPage'])(
  'CARD-05 an expired card has no play link, though its behavior is %s',
  (target) => {
    expect(play(target, 'Expired')).toBeUndefined();
    expect(play(target, 'Default')).toBeDefined();
  },
);

it('playLink plays what the card opens', () => {
  expect(play('OpenSuperCoverPage')).toEqual({
    kind: 'internal',
    to: '/watch/vod/d1/Natt?disableScpRedirect=1',
  });
  expect(play('PlayAsset')).toEqual({ kind: 'internal', to: '/watch/vod/d1/Natt?disableScpRedirect=1' });
  expect(play('PlayChannel')).toEqual({ kind: 'internal', to: '/watch/live/nrk1' });
  expect(play('PlayExternalAsset')).toEqual({ kind: 'external', href: 'https://partner.example/1' });
  expect(play('OpenEpisodeCoverPage')).toEqual({ kind: 'internal', to: '/serie/s9/Natt?autoPlay=1' });
  const series = { ...card, links: { superCoverPage: { type: 'Series', id: 's9:1' } } };
  expect(play('OpenSuperCoverPage', 'Default', series)).toEqual({
    kind: 'internal',
    to: '/serie/s9/Natt?autoPlay=1',
  });
});

it('playLink returns undefined for a collection and for a film without an asset', () => {
  expect(play('OpenCollection')).toBeUndefined();
  const noAsset = { ...card, channel: undefined, links: { superCoverPage: { type: 'Episode', id: 'm7' } } };
  expect(play('OpenSuperCoverPage', 'Default', noAsset)).toBeUndefined();
});

it('detailsLink returns the cover page of a card that names one', () => {
  expect(detailsLink(card, context)).toEqual({ kind: 'internal', to: '/film/m7/Natt' });
  expect(detailsLink({ ...card, links: {} }, context)).toBeUndefined();
});
