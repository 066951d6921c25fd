import {
  explorationPageFixture,
  filmCoverPageFixture,
  filmFixture,
  frontPageImageFixture,
  guideFixture,
  inAppMessagesFixture,
  pageListFixture,
  productsFixture,
  searchFixture,
  seriesFixture,
  settingsFixture,
  startPageFixture,
  swimlaneItemFixtures,
} from '@tv/api-client/fixtures';
import type { ResponseTable } from './fakeNetwork.ts';

/** A working service, as for a visitor. */
export const standardResponses: ResponseTable = {
  'GET /content-layout/pages': pageListFixture,
  'GET /content-layout/pages/start': startPageFixture,
  'GET /content-layout/pages/:slug': explorationPageFixture,
  ...Object.fromEntries(
    Object.entries(swimlaneItemFixtures).map(([link, items]) => [`GET ${swimlaneCall(link)}`, items]),
  ),
  'GET /content-layout/tvguide': guideFixture,
  'GET /content-query/frontpage-image': frontPageImageFixture,
  'GET /content-search/search': searchFixture,
  'GET /content-search/title/:id': filmFixture,
  'GET /content-search/coverpage/super/:id/': filmCoverPageFixture,
  'GET /content-search/series/:id/': seriesFixture,
  'GET /gateway/inappmessages': inAppMessagesFixture,
  'GET /gateway/settings': settingsFixture,
  'GET /gateway/products': productsFixture,
};

function swimlaneCall(link: string): string {
  return `/content-layout/swimlanes/${link.split('/').at(-1) ?? ''}`;
}
