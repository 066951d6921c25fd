import { describe, expect, it, vi } from 'vitest';
import type { BehaviorTarget } from '@tv/api-client';
import { resolveBehavior } from '../status/resolveBehavior.ts';
import { cardLink, type CardLinkSource } from './cardLink.ts';

function open(card: Partial<CardLinkSource>, target: BehaviorTarget, autoPlay?: boolean) {
  const reporter = { error: vi.fn(), warn: vi.fn() };
  const isAllowedUrl = (url: string) => url.startsWith('https://partner.example/');
  const link = cardLink({ id: 'c1', title: 'Fjellvett', ...card }, target, {
    reporter,
    isAllowedUrl,
    autoPlay,
  });
  const reports = reporter.error.mock.calls.map(([error]) => String(error));
  return { link, reports };
}

const series = { superCoverPage: { type: 'Series', id: 'fjell:2' } };
const film = { superCoverPage: { type: 'SingleProgramOrMovie', id: 'm7' } };
const channel = { id: 'nrk1' };

describe('cardLink', () => {
  it('CARD-23 OpenCoverPage leads to the series watch page if there is a series id', () => {
    const { link } = open({ links: { ...series, details: { id: 'd1' } } }, 'OpenCoverPage');
    expect(link).toEqual({ kind: 'internal', to: '/watch/seriesoverview/fjell/Fjellvett' });
  });

  it('CARD-24 OpenCoverPage without a series id leads to the asset watch page by details id', () => {
    const { link } = open({ links: { ...film, details: { id: 'd1' } } }, 'OpenCoverPage');
    expect(link).toEqual({ kind: 'internal', to: '/watch/vod/d1/Fjellvett' });
  });

  it('OpenCoverPage with neither returns undefined and reports an error', () => {
    const { link, reports } = open({}, 'OpenCoverPage');
    expect(link).toBeUndefined();
    expect(reports).toEqual([expect.stringContaining('c1')]);
  });

  it.each(['PlayChannel', 'PlayExternalChannel'] as const)(
    'CARD-25 CARD-26 %s leads to the live watch page',
    (target) => {
      expect(open({ channel }, target)).toEqual({
        link: { kind: 'internal', to: '/watch/live/nrk1' },
        reports: [],
      });
    },
  );

  it.each(['PlayChannel', 'PlayExternalChannel'] as const)(
    'CARD-27 %s without a channel returns undefined and reports an error',
    (target) => {
      const { link, reports } = open({ links: { details: { id: 'd1' } } }, target);
      expect(link).toBeUndefined();
      expect(reports).toEqual([expect.stringContaining('channel')]);
    },
  );

  it('CARD-28 OpenEpisodeCoverPage leads to the series cover page, with autoplay if requested', () => {
    const links = { episodeCoverPage: { id: 's9' } };
    expect(open({ links }, 'OpenEpisodeCoverPage').link).toMatchObject({ to: '/serie/s9/Fjellvett' });
    expect(open({ links }, 'OpenEpisodeCoverPage', true).link).toMatchObject({
      to: '/serie/s9/Fjellvett?autoPlay=1',
    });
    const playing = { episodeCoverPage: { id: 's9', autoPlay: true } };
    expect(open({ links: playing }, 'OpenEpisodeCoverPage').link).toMatchObject({
      to: '/serie/s9/Fjellvett?autoPlay=1',
    });
  });

  it('CARD-29 OpenEpisodeCoverPage without an episode cover link returns undefined and reports an error', () => {
    const { link, reports } = open({ links: series }, 'OpenEpisodeCoverPage');
    expect(link).toBeUndefined();
    expect(reports).toEqual([expect.stringContaining('episode cover link')]);
  });

  it('CARD-30 PlayExternalAsset leads to the external playback url', () => {
    const links = {
      externalPlayback: { providerId: 'viaplay', playbackUrl: 'https://partner.example/spill/1' },
    };
    expect(open({ links }, 'PlayExternalAsset')).toEqual({
      link: { kind: 'external', href: 'https://partner.example/spill/1' },
      reports: [],
    });
  });

  it.each(['https://evil.example/', 'javascript:alert(1)'])(
    'cardLink rejects and reports the external URL %s',
    (playbackUrl) => {
      const { link, reports } = open(
        { links: { externalPlayback: { providerId: 'viaplay', playbackUrl } } },
        'PlayExternalAsset',
      );
      expect(link).toBeUndefined();
      expect(reports).toHaveLength(1);
    },
  );

  it('CARD-31 OpenSuperCoverPage leads to the series cover page if there is a series id, else the film’s', () => {
    expect(open({ links: series }, 'OpenSuperCoverPage').link).toMatchObject({
      to: '/serie/fjell/Fjellvett',
    });
    expect(open({ links: film }, 'OpenSuperCoverPage').link).toMatchObject({ to: '/film/m7/Fjellvett' });
  });

  it('CARD-32 an unknown or absent behavior opens the cover page by the same rule', () => {
    const unknown = resolveBehavior({ behaviors: [{ from: 0, to: 9, target: 'OpenWormhole' }] }, 5);
    expect(open({ links: series }, unknown).link).toMatchObject({ to: '/serie/fjell/Fjellvett' });
    const absent = resolveBehavior({}, 5);
    expect(open({ links: film }, absent).link).toMatchObject({ to: '/film/m7/Fjellvett' });
  });

  it('a card without a cover page link leads to a film with its best id', () => {
    const to = (card: Partial<CardLinkSource>) => open(card, 'OpenSuperCoverPage').link;
    expect(to({ links: { details: { id: 'd1' } }, cardId: 'x' })).toMatchObject({ to: '/film/d1/Fjellvett' });
    expect(to({ cardId: 'x' })).toMatchObject({ to: '/film/x/Fjellvett' });
    expect(to({})).toMatchObject({ to: '/film/c1/Fjellvett' });
  });

  it('CARD-33 PlayAsset leads to playback of the asset, for a channel to its live page', () => {
    expect(open({ links: { details: { id: 'd1' } }, channel }, 'PlayAsset').link).toMatchObject({
      to: '/watch/vod/d1/Fjellvett?disableScpRedirect=1',
    });
    expect(open({ channel }, 'PlayAsset').link).toMatchObject({ to: '/watch/live/nrk1' });
    expect(open({}, 'PlayAsset')).toEqual({ link: undefined, reports: [expect.any(String)] });
  });

  it('CARD-34 OpenCollection leads to the collection by slug', () => {
    expect(open({ links: { collectionLink: { slug: 'jul-2026' } } }, 'OpenCollection').link).toMatchObject({
      to: '/tema/jul-2026',
    });
    expect(open({}, 'OpenCollection')).toEqual({ link: undefined, reports: [expect.any(String)] });
  });

  it('CARD-35 CARD-36 CARD-37 names the title in the link without episode prefix, spaces, dots, colons and quotes', () => {
    const { link } = open({ title: 'S1:E2 "Dr. Vik": Natt', links: series }, 'OpenSuperCoverPage');
    expect(link).toMatchObject({ to: '/serie/fjell/Dr-Vik-Natt' });
  });

  it.each<BehaviorTarget>(['OpenSuperCoverPage', 'PlayAsset', 'PlayChannel', 'OpenCollection'])(
    'CARD-38 a card without an id returns undefined for %s and reports an error',
    (target) => {
      const full = {
        id: '',
        channel,
        links: { ...film, details: { id: 'd' }, collectionLink: { slug: 's' } },
      };
      const { link, reports } = open(full, target);
      expect(link).toBeUndefined();
      expect(reports).toEqual([expect.stringContaining('no id')]);
    },
  );
});
