/**
 * Wire-format fixtures for stories and tests, typed by the contract. A fake network returns them and the real
 * store parses them; `parsed` parses one without a store.
 */
import type { ParseContext } from './parse/parserOf.ts';

export * from './card/fixtures.ts';
export * from './swimlane/fixtures.ts';
export * from './pages/fixtures.ts';
export * from './frontPageImage/fixtures.ts';
export * from './title/fixtures.ts';
export * from './coverPage/fixtures.ts';
export * from './guide/fixtures.ts';
export * from './search/fixtures.ts';
export * from './inAppMessages/fixtures.ts';
export * from './playback/fixtures.ts';
export * from './customer/fixtures.ts';
export * from './account/fixtures.ts';
export * from './settings/fixtures.ts';
export * from './products/fixtures.ts';
export * from './voucher/fixtures.ts';
export { parseCoverPage, parseProviderVariants } from './coverPage/schema.ts';
export { parseFrontPageImage } from './frontPageImage/endpoints.ts';
export { parseInAppMessages } from './inAppMessages/endpoints.ts';
export { parsePage, parsePages } from './pages/schema.ts';
export { parsePackages } from './settings/schema.ts';
export { parseProducts } from './products/schema.ts';
export { parseSchedule, parseTvGuide } from './guide/schema.ts';
export { parseSearchResult } from './search/endpoints.ts';
export { parseSeries } from './series/schema.ts';
export { parseSwimlaneItems } from './swimlane/schema.ts';
export { parseTitle } from './title/schema.ts';
export { parseUserInfo } from './customer/schema.ts';

/**
 * Parses a fixture as the store would hold it. Throws if any part would be dropped.
 *
 * @example const { cards } = parsed(parseSwimlaneItems, [cardFixtures.film])
 */
export function parsed<Result>(
  parse: (body: unknown, context: ParseContext) => Result,
  fixture: unknown,
): Result {
  return parse(fixture, {
    url: 'https://content.test/layout/fixture',
    status: 200,
    isAllowedImageUrl: () => true,
    report(error) {
      throw error;
    },
  });
}
