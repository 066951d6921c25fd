import { listOperations, type Operation } from '@tv/api-client/contract';
import { customerFixture, explorationPageFixture, scheduleFixture } from '@tv/api-client/fixtures';
import { guideService } from '@tv/discovery-ui/testing';
import { standardResponses, type ResponseTable } from '@tv/test-world';

/** What the contract has a call answer: its first example, or nothing where the answer has no body. */
function exampleOf({ responses }: Operation): unknown {
  const [status = '204', { content = {} } = {}] = Object.entries(responses)[0] ?? [];
  const { example, examples = {} } = content['application/json'] ?? {};
  const body = example ?? Object.values(examples)[0]?.value;
  return body ?? (() => new Response(null, { status: status === '200' ? 200 : 204 }));
}

/** All that the gateway answers a customer, of the contract's examples: what it comes to know later is here by itself. */
function gatewayExamples(): ResponseTable {
  const calls = listOperations().filter(({ path }) => path.startsWith('/gateway/'));
  return Object.fromEntries(
    calls.map((operation) => {
      const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
      return [`${operation.method.toUpperCase()} ${path}`, exampleOf(operation)];
    }),
  );
}

/** A service that has an answer to every call of the app, for a customer who has bought something. */
export const wholeService: ResponseTable = {
  ...gatewayExamples(),
  ...standardResponses,
  ...guideService({ channels: 12 }),
  'GET /content-layout/pages/filmer': explorationPageFixture,
  // A channel's own page, with what it sends today.
  'GET /content-layout/pages/tv': {
    ...explorationPageFixture,
    filterMenus: [],
    scheduleLink: 'https://content.test/layout/schedule/nordlys',
  },
  'GET /content-layout/schedule/nordlys': scheduleFixture,
  'GET /gateway/customer': customerFixture('Active'),
};
