import { describe, expect, it } from 'vitest';
import { testConfig } from '@tv/config/testing';
import { createFakeNetwork } from './fakeNetwork.ts';

const pages = 'https://content.test/layout/pages';

describe('fake network', () => {
  it('answers by the path of the contract, wherever the service lies', async () => {
    const network = createFakeNetwork(testConfig, { 'GET /content-layout/pages': [{ slug: 'start' }] });
    const response = await network.fetch(pages);
    expect(await response.json()).toEqual([{ slug: 'start' }]);
  });

  it('takes a key without a query for any query, and one with a query first', async () => {
    const network = createFakeNetwork(testConfig, {
      'GET /content-layout/pages': 'any',
      'GET /content-layout/pages?page=2': 'second',
    });
    expect(await (await network.fetch(`${pages}?page=2`)).json()).toBe('second');
    expect(await (await network.fetch(`${pages}?page=3`)).json()).toBe('any');
  });

  it('takes any one segment for a name, but an exact key first', async () => {
    const network = createFakeNetwork(testConfig, {
      'GET /content-layout/pages/:slug': 'any page',
      'GET /content-layout/pages/start': 'start',
    });
    expect(await (await network.fetch(`${pages}/start`)).json()).toBe('start');
    expect(await (await network.fetch(`${pages}/film`)).json()).toBe('any page');
    expect((await network.fetch(`${pages}/film/mer`)).status).toBe(404);
  });

  it('hands the request to a function, and keeps a copy that can still be read', async () => {
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

  it('says what it had no answer for, and can be taught', async () => {
    const network = createFakeNetwork(testConfig);
    expect((await network.fetch('https://partner.test/x')).status).toBe(404);
    expect(network.unanswered).toEqual(['GET https://partner.test/x']);
    network.answer({ 'GET https://partner.test/x': {} });
    expect((await network.fetch('https://partner.test/x')).status).toBe(200);
    expect(network.requests.map(({ call }) => call)).toHaveLength(2);
  });

  it('gives up with the caller', async () => {
    const network = createFakeNetwork(testConfig, { 'GET /content-layout/pages': [] });
    await expect(network.fetch(pages, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });
});
