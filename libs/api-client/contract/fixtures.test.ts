import { expect, test } from 'vitest';
import * as fixtures from '../src/fixtures.ts';
import { parsed } from '../src/fixtures.ts';
import { createSchemaCheck } from './contract.ts';

const check = createSchemaCheck();

const named: Record<string, readonly unknown[]> = {
  Card: Object.values(fixtures.cardFixtures),
  Swimlane: Object.values(fixtures.swimlaneFixtures),
  SwimlaneItems: Object.values(fixtures.swimlaneItemFixtures),
  PageSummary: fixtures.pageListFixture,
  Page: [fixtures.startPageFixture, fixtures.explorationPageFixture],
  TitleDetails: [
    fixtures.filmFixture,
    fixtures.episodeFixture,
    fixtures.programmeFixture,
    fixtures.channelTitleFixture,
    fixtures.externalTitleFixture,
  ],
  SuperCoverPage: [
    fixtures.filmCoverPageFixture,
    fixtures.seriesCoverPageFixture,
    fixtures.topicalityCoverPageFixture,
  ],
  SeriesCoverPage: [fixtures.seriesCoverPageFixture],
  Series: [fixtures.seriesFixture],
  ProviderVariant: fixtures.providerVariantFixtures,
  TvGuide: [fixtures.guideFixture],
  Schedule: [fixtures.scheduleFixture],
  SearchResult: [fixtures.searchFixture],
  FrontpageImage: [fixtures.frontPageImageFixture],
  InAppMessage: fixtures.inAppMessagesFixture,
  Playback: [fixtures.protectedPlaybackFixture, fixtures.clearPlaybackFixture],
  UserInfo: [fixtures.customerFixture('Active'), fixtures.customerFixture('PastDue')],
  Settings: [fixtures.settingsFixture],
  Product: fixtures.productsFixture,
};

test.each(Object.entries(named))('fixtures of %s are valid against the contract', (name, values) => {
  const schema = { $ref: `#/components/schemas/${name}` };
  expect(values.flatMap((value) => check(schema, value))).toEqual([]);
});

test('every parser reads its fixtures without dropping an item', () => {
  const read = [
    parsed(fixtures.parsePages, fixtures.pageListFixture),
    parsed(fixtures.parsePage, fixtures.startPageFixture),
    parsed(fixtures.parsePage, fixtures.explorationPageFixture),
    ...Object.values(fixtures.swimlaneItemFixtures).map((items) =>
      parsed(fixtures.parseSwimlaneItems, items),
    ),
    ...(named['TitleDetails'] ?? []).map((title) => parsed(fixtures.parseTitle, title)),
    ...(named['SuperCoverPage'] ?? []).map((page) => parsed(fixtures.parseCoverPage, page)),
    parsed(fixtures.parseSeries, fixtures.seriesFixture),
    parsed(fixtures.parseProviderVariants, fixtures.providerVariantFixtures),
    parsed(fixtures.parseTvGuide, fixtures.guideFixture),
    parsed(fixtures.parseSchedule, fixtures.scheduleFixture),
    parsed(fixtures.parseSearchResult, fixtures.searchFixture),
    parsed(fixtures.parseFrontPageImage, fixtures.frontPageImageFixture),
    parsed(fixtures.parseInAppMessages, fixtures.inAppMessagesFixture),
    parsed(fixtures.parseUserInfo, fixtures.customerFixture('Active')),
    parsed(fixtures.parsePackages, fixtures.settingsFixture),
    parsed(fixtures.parseProducts, fixtures.productsFixture),
  ];
  expect(read.every((value) => value !== undefined)).toBe(true);
});

test('a fixture with an item that would be dropped is rejected', () => {
  expect(() => parsed(fixtures.parseSwimlaneItems, [{ id: 'el-1' }])).toThrow('title');
});
