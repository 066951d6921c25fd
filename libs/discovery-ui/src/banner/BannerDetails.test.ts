import { describe, expect, it, vi } from 'vitest';
import { isAllowedUrl } from '@tv/config';
import { bannerLink } from './BannerDetails.tsx';

const origin = 'https://tv.example.test';
const config = { allowedHosts: ['partner.test'] };

function leads(link: string) {
  const reporter = { error: vi.fn(), warn: vi.fn() };
  const found = bannerLink(link, origin, {
    reporter,
    isAllowedUrl: (url) => isAllowedUrl(url, config, origin),
  });
  return { found, reports: reporter.error.mock.calls.length };
}

describe('BANNER-03 bannerLink', () => {
  it.each([
    ['/tema/ski?a=1#b', '/tema/ski?a=1#b'],
    ['https://tv.example.test/tema/ski', '/tema/ski'],
  ])('bannerLink %s is an internal path', (link, to) =>
    expect(leads(link)).toEqual({ found: { kind: 'internal', to }, reports: 0 }),
  );

  it('bannerLink leads to an allowed host', () => {
    const href = 'https://partner.test/ski';
    expect(leads(href)).toEqual({ found: { kind: 'external', href }, reports: 0 });
  });

  it.each([
    'javascript:alert(1)',
    'https://evil.test/',
    '//evil.test',
    'data:text/html,x',
    'https://a@partner.test',
  ])('bannerLink returns undefined for %s and reports it', (link) =>
    expect(leads(link)).toEqual({ found: undefined, reports: 1 }),
  );
});
