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
type Ask = (dispatch: Dispatch) => PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>;

/** How the client asks for each answer that it reads. */
const asks: Readonly<Record<string, Ask>> = {
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

/** What the client gives an answer's parts back as. Everything else comes back under its own name. */
const asWritten: Readonly<Record<string, (read: unknown) => unknown>> = {
  getSwimlane: (read) => (isFields(read) ? read['cards'] : undefined),
  getSettings: (read) => ({ packages: read }),
};

/** Which series a card is of is worked out from where it leads (CARD-09). */
function ofWire(tracking: unknown): unknown {
  if (!isFields(tracking)) return tracking;
  const { seriesId: _seriesId, ...read } = tracking;
  return read;
}

/** Of what a service's status may say, the client knows some words; it takes any other, and none, for `Unknown`. */
const statusOf = (code: unknown) =>
  typeof code === 'string' && STATUS_CODES.has(code) ? settled(code) : 'Unknown';

/** An answer in the one of its forms that the client chooses: by the contract they all say the same. */
function settled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(settled);
  if (!isFields(value)) {
    return value === 'NeedsToCancelTv2PlaySubscription' ? 'NeedsToCancelExternalServiceSubscription' : value;
  }
  const { [UNKNOWN_PROPERTY]: _unknown, card, config, excludeFromContinueWatching: older, hboMax, ...rest } = value;
  if (isFields(card)) return settled(card);
  const ofConfig = isFields(config) ? config : {};
  const exclude = isFields(older) && 'url' in older ? { excludeFromContinueWatchingUrl: older['url'] } : {};
  const kept = isFields(older) && 'href' in older ? { excludeFromContinueWatching: older } : {};
  const max = hboMax === undefined ? {} : { max: hboMax };
  const all: Fields = { ...kept, ...exclude, ...ofConfig, ...max, ...rest };
  return Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => name !== UNKNOWN_PROPERTY)
      .map(([name, one]) => [
        name,
        name === 'statusCode' ? statusOf(one) : settled(name === 'tracking' ? ofWire(one) : one),
      ]),
  );
}

/** Whether what was read says what was written: the same, the instant, or the address made absolute. */
function says(read: unknown, written: unknown, url: string): boolean {
  if (read === written) return true;
  if (typeof written !== 'string') return false;
  return (
    (typeof read === 'number' && read === Date.parse(written)) ||
    (typeof read === 'string' && read === URL.parse(written, url)?.href)
  );
}

/** The places of an answer from `url` that are not in what the client read of it. */
function lost(written: unknown, read: unknown, url: string, place = ''): string[] {
  if (Array.isArray(written)) {
    if (!Array.isArray(read) || read.length !== written.length) return [place];
    return written.flatMap((one, index) => lost(one, read[index], url, `${place}/${index}`));
  }
  if (!isFields(written)) return says(read, written, url) ? [] : [place];
  if (!isFields(read)) return [place];
  return Object.entries(written).flatMap(([name, one]) => lost(one, read[name], url, `${place}/${name}`));
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

describe('whatever the contract allows, the client reads whole', () => {
  const check = createSchemaCheck();

  test.each(Object.entries(asks))('%s', async (operationId, ask) => {
    const schema = answerSchema(operationId);
    await fc.assert(
      fc.asyncProperty(arbitraryOf(schema), async (answer) => {
        expect(check(schema, answer)).toEqual([]);
        const { dispatch, reports, calls } = apiUnderTest(() => json(answer), { tokens: signedIn });
        const { data, error } = await ask(dispatch);
        expect({ error, reports }).toEqual({ error: undefined, reports: [] });
        const written = settled(operationId === 'getPages' ? byOrder(answer) : answer);
        const read = asWritten[operationId]?.(data) ?? data;
        expect(lost(written, read, calls[0]?.url ?? '')).toEqual([]);
      }),
      // Shrinking goes through all that the schemas refuse, which can take minutes; the place of a fault is told.
      { numRuns: 100, endOnFailure: true },
    );
  });
});

test('every answer of discovery is tried', () => {
  const ofDiscovery = ['content-layout', 'content-search', 'content-query', 'messages'];
  const untried = operations
    .filter(({ tags }) => tags.some((tag) => ofDiscovery.includes(tag)))
    .map(({ operationId }) => operationId)
    .filter((operationId) => !(operationId in asks));
  expect(untried).toEqual([]);
});
