import { listOperations, type Operation } from '@tv/api-client/contract';
import { customerFixture, explorationPageFixture, scheduleFixture } from '@tv/api-client/fixtures';
import { createGuideService } from '@tv/discovery-ui/testing';
import { standardResponses, type ResponseTable } from '@tv/test-world';

/** Returns the first example of a response in the contract; empty without a body. */
function exampleOf({ responses }: Operation): unknown {
  const [status = '204', { content = {} } = {}] = Object.entries(responses)[0] ?? [];
  const { example, examples = {} } = content['application/json'] ?? {};
  const body = example ?? Object.values(examples)[0]?.value;
  return body ?? (() => new Response(null, { status: status === '200' ? 200 : 204 }));
}

/** Returns the contract's examples for all gateway operations. */
function gatewayExamples(): ResponseTable {
  const calls = listOperations().filter(({ path }) => path.startsWith('/gateway/'));
  return Object.fromEntries(
    calls.map((operation) => {
      const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
      return [`${operation.method.toUpperCase()} ${path}`, exampleOf(operation)];
    }),
  );
}

/** Responses to every request of the app, for a customer with a subscription. */
export const completeResponses: ResponseTable = {
  ...gatewayExamples(),
  ...standardResponses,
  ...createGuideService({ channels: 12 }),
  'GET /content-layout/pages/filmer': explorationPageFixture,
  // A channel page with its schedule.
  'GET /content-layout/pages/tv': {
    ...explorationPageFixture,
    filterMenus: [],
    scheduleLink: 'https://content.test/layout/schedule/nordlys',
  },
  'GET /content-layout/schedule/nordlys': scheduleFixture,
  'GET /gateway/customer': customerFixture('Active'),
};
