import { describe, expect, it } from 'vitest';
import { testConfig } from '@tv/config/testing';
import { createFakeNetwork } from './fakeNetwork.ts';

const pages = 'https://content.test/layout/pages';

describe('fake network', () => {
  it('answers by contract path, whatever the base URL of the service', async () => {
    const network = createFakeNetwork(testConfig, { 'GET /content-layout/pages': [{ slug: 'start' }] });
    const response = await network.fetch(pages);
    expect(await response.json()).toEqual([{ slug: 'start' }]);
  });

  it('matches any query with a key without one, after keys with that query', async () => {
    const network = createFakeNetwork(testConfig, {
      'GET /content-layout/pages': 'any',
      'GET /content-layout/pages?page=2': 'second',
    });
    expect(await (await network.fetch(`${pages}?page=2`)).json()).toBe('second');
    expect(await (await network.fetch(`${pages}?page=3`)).json()).toBe('any');
  });

  it('matches one segment with a parameter, after exact keys', async () => {
    const network = createFakeNetwork(testConfig, {
      'GET /content-layout/pages/:slug': 'any page',
      'GET /content-layout/pages/start': 'start',
    });
    expect(await (await network.fetch(`${pages}/start`)).json()).toBe('start');
    expect(await (await network.fetch(`${pages}/film`)).json()).toBe('any page');
    expect((await network.fetch(`${pages}/film/mer`)).status).toBe(404);
  });

  it('passes the request to a function and records a readable copy', async () => {
    const network = createFakeNetwork(testConfig, {
      'POST /gateway/pin/validate': async (request: Request) =>
        Response.json(await request.json(), { status: 201 }),
    });
    const response = await network.fetch('https://gateway.dev.test/pin/validate', {
      method: 'POST',
      body: '{"pin":"1234"}',
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ pin: '1234' });
    expect(await network.requestsTo('POST /gateway/pin')[0]?.json()).toEqual({ pin: '1234' });
  });

  it('records unanswered calls and accepts new responses', async () => {
    const network = createFakeNetwork(testConfig);
    expect((await network.fetch('https://partner.test/x')).status).toBe(404);
    expect(network.unanswered).toEqual(['GET https://partner.test/x']);
    network.addResponses({ 'GET https://partner.test/x': {} });
    expect((await network.fetch('https://partner.test/x')).status).toBe(200);
    expect(network.requests.map(({ call }) => call)).toHaveLength(2);
  });

  it('rejects when the request is aborted', async () => {
    const network = createFakeNetwork(testConfig, { 'GET /content-layout/pages': [] });
    await expect(network.fetch(pages, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });
});
