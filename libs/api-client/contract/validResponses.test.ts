import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as client from '../src/index.ts';
import { apiUnderTest, json, signedIn } from '../src/testing/apiUnderTest.ts';
import { arbitraryOf, UNKNOWN_PROPERTY } from './arbitrary.ts';
import { createSchemaCheck, listOperations } from './contract.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LINK = 'https://content.test/layout/of/some/link';

type Dispatch = ReturnType<typeof apiUnderTest>['dispatch'];
type SendRequest = (dispatch: Dispatch) => PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>;

/** The client's request per response that it parses. */
const requests: Readonly<Record<string, SendRequest>> = {
  getPages: (dispatch) => dispatch(client.getPages.initiate()),
  getPage: (dispatch) => dispatch(client.getPage.initiate({ slug: 'start' })),
  getSwimlane: (dispatch) => dispatch(client.getSwimlane.initiate({ link: LINK })),
  getFrontpageImage: (dispatch) => dispatch(client.getFrontPageImage.initiate()),
  getTvGuide: (dispatch) => dispatch(client.getTvGuide.initiate({ date: '2026-11-20' })),
  getSchedule: (dispatch) => dispatch(client.getSchedule.initiate(LINK)),
  search: (dispatch) => dispatch(client.search.initiate('fyr')),
  getTitle: (dispatch) => dispatch(client.getTitle.initiate('isfront')),
  getSeries: (dispatch) => dispatch(client.getSeries.initiate('fyret')),
  getSeriesCoverPage: (dispatch) => dispatch(client.getSeriesCoverPage.initiate('fyret')),
  getSuperCoverPage: (dispatch) => dispatch(client.getSuperCoverPage.initiate('isfront')),
  getProviderVariants: (dispatch) => dispatch(client.getProviderVariants.initiate(LINK)),
  getInAppMessages: (dispatch) => dispatch(client.getInAppMessages.initiate()),
  getPlayback: (dispatch) => dispatch(client.getPlayback.initiate({ link: LINK })),
  getSettings: (dispatch) => dispatch(client.getPackages.initiate()),
  getProducts: (dispatch) => dispatch(client.getProducts.initiate({})),
  getCustomer: (dispatch) => dispatch(client.getCustomer.initiate()),
  getAccount: (dispatch) => dispatch(client.getAccount.initiate()),
  getExternalServiceStatus: (dispatch) => dispatch(client.getExternalServiceStatus.initiate('max')),
  getTv2User: (dispatch) => dispatch(client.getTv2User.initiate()),
};

const STATUS_CODES = new Set([
  'Completed',
  'Connected',
  'NeedsConnection',
  'NeedsToCancelExternalServiceSubscription',
  'NeedsToCancelTv2PlaySubscription',
  'NeedsToSetPassword',
]);

/** How the client represents a property; all others keep their name and value. */
const expectedByName: Readonly<Record<string, (read: unknown) => unknown>> = {
  getSwimlane: (read) => (isFields(read) ? read['cards'] : undefined),
  getSettings: (read) => ({ packages: read }),
};

/** Derives the series id of a card from its link (CARD-09). */
function expectedTracking(tracking: unknown): unknown {
  if (!isFields(tracking)) return tracking;
  const { seriesId: _seriesId, ...read } = tracking;
  return read;
}

/** Maps unknown and missing service status codes to `Unknown`. */
const statusOf = (code: unknown) =>
  typeof code === 'string' && STATUS_CODES.has(code) ? normalize(code) : 'Unknown';

/** Normalizes equivalent forms of a response to the one that the client chooses. */
function normalize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalize);
  if (!isFields(value)) {
    return value === 'NeedsToCancelTv2PlaySubscription' ? 'NeedsToCancelExternalServiceSubscription' : value;
  }
  const {
    [UNKNOWN_PROPERTY]: _unknown,
    card,
    config,
    excludeFromContinueWatching: older,
    hboMax,
    ...rest
  } = value;
  if (isFields(card)) return normalize(card);
  const ofConfig = isFields(config) ? config : {};
  const exclude = isFields(older) && 'url' in older ? { excludeFromContinueWatchingUrl: older['url'] } : {};
  const excludeLink = isFields(older) && 'href' in older ? { excludeFromContinueWatching: older } : {};
  const max = hboMax === undefined ? {} : { max: hboMax };
  const all: Fields = { ...excludeLink, ...exclude, ...ofConfig, ...max, ...rest };
  return Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => name !== UNKNOWN_PROPERTY)
      .map(([name, one]) => [
        name,
        name === 'statusCode' ? statusOf(one) : normalize(name === 'tracking' ? expectedTracking(one) : one),
      ]),
  );
}

/** Returns whether a parsed value equals the original: the same value, instant or absolute URL. */
function isEquivalent(read: unknown, written: unknown, url: string): boolean {
  if (read === written) return true;
  if (typeof written !== 'string') return false;
  return (
    (typeof read === 'number' && read === Date.parse(written)) ||
    (typeof read === 'string' && read === URL.parse(written, url)?.href)
  );
}

/** Returns the paths of a response from `url` that are missing in the parsed data. */
function missingPaths(written: unknown, read: unknown, url: string, path = ''): string[] {
  if (Array.isArray(written)) {
    if (!Array.isArray(read) || read.length !== written.length) return [path];
    return written.flatMap((one, index) => missingPaths(one, read[index], url, `${path}/${index}`));
  }
  if (!isFields(written)) return isEquivalent(read, written, url) ? [] : [path];
  if (!isFields(read)) return [path];
  return Object.entries(written).flatMap(([name, one]) =>
    missingPaths(one, read[name], url, `${path}/${name}`),
  );
}

const operations = listOperations();

function answerSchema(operationId: string) {
  const operation = operations.find((one) => one.operationId === operationId);
  const schema = operation?.responses['200']?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${operationId} has no answer`);
  return schema;
}

const byOrder = (answer: unknown) =>
  (answer as { order: number }[]).toSorted((one, other) => one.order - other.order);

describe('the client reads everything that the contract allows', () => {
  const check = createSchemaCheck();

  test.each(Object.entries(requests))('%s', async (operationId, send) => {
    const schema = answerSchema(operationId);
    await fc.assert(
      fc.asyncProperty(arbitraryOf(schema), async (answer) => {
        expect(check(schema, answer)).toEqual([]);
        const { dispatch, reports, calls } = apiUnderTest(() => json(answer), { tokens: signedIn });
        const { data, error } = await send(dispatch);
        expect({ error, reports }).toEqual({ error: undefined, reports: [] });
        const written = normalize(operationId === 'getPages' ? byOrder(answer) : answer);
        const read = expectedByName[operationId]?.(data) ?? data;
        expect(missingPaths(written, read, calls[0]?.url ?? '')).toEqual([]);
      }),
      // Shrinking can take minutes; the failure already reports its path.
      { numRuns: 100, endOnFailure: true },
    );
  });
});

test('every discovery response is covered', () => {
  const ofDiscovery = ['content-layout', 'content-search', 'content-query', 'messages'];
  const untried = operations
    .filter(({ tags }) => tags.some((tag) => ofDiscovery.includes(tag)))
    .map(({ operationId }) => operationId)
    .filter((operationId) => !(operationId in requests));
  expect(untried).toEqual([]);
});
