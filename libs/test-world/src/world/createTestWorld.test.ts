import { createSlice } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { getPages } from '@tv/api-client';
import { parseRuntimeConfig } from '@tv/config';
import { fjordvisning, testConfig } from '@tv/config/testing';
import { standardResponses } from '../network/standardResponses.ts';
import { createTestWorld } from './createTestWorld.ts';

describe('test world', () => {
  it('has a valid runtime configuration', () => {
    expect(parseRuntimeConfig(JSON.parse(JSON.stringify(testConfig)))).toMatchObject({ version: '2.3.4' });
  });

  it('sends requests through the real API to the fake network', async () => {
    const world = createTestWorld({ responses: standardResponses, brand: fjordvisning });
    const { data } = await world.store.dispatch(getPages.initiate());
    expect(data?.map(({ slug }) => slug)).toContain('start');
    const [request] = world.network.requestsTo('GET /content-layout/pages');
    expect([...(request?.headers.keys() ?? [])].some((name) => name.includes('fjordvisning'))).toBe(true);
    expect(world.reporter.reports).toEqual([]);
  });

  it('records errors that the API reports', async () => {
    const world = createTestWorld();
    await world.store.dispatch(getPages.initiate());
    expect(world.network.unanswered).toEqual(['GET /content-layout/pages']);
    expect(world.reporter.reports).toHaveLength(1);
  });

  it('sends a token only when the user is signed in', async () => {
    const header = async (isSignedIn: boolean) => {
      const world = createTestWorld({ responses: standardResponses, isSignedIn });
      await world.store.dispatch(getPages.initiate());
      return world.network.requests[0]?.request.headers.get('authorization');
    };
    expect(await header(false)).toBeNull();
    expect(await header(true)).toContain('token-1');
  });

  it('accepts the slices of a feature and their preloaded state', () => {
    const volume = createSlice({
      name: 'volume',
      initialState: 1,
      reducers: { set: (_state, { payload }: { payload: number }) => payload },
    });
    const world = createTestWorld({ reducers: { volume: volume.reducer }, preloadedState: { volume: 3 } });
    expect(world.store.getState()).toMatchObject({ volume: 3 });
    world.store.dispatch(volume.actions.set(5));
    expect(world.store.getState()).toMatchObject({ volume: 5 });
  });

  it('is isolated from other worlds', async () => {
    const one = createTestWorld({ responses: standardResponses });
    const other = createTestWorld();
    await one.store.dispatch(getPages.initiate());
    one.clock.moveBy(60_000);
    expect(other.network.requests).toEqual([]);
    expect(one.clock.now() - other.clock.now()).toBe(60_000);
    expect(other.store.getState()).toMatchObject({ api: { queries: {} } });
    expect(JSON.stringify(other.store.getState())).not.toContain('getPages');
    expect(JSON.stringify(one.store.getState())).toContain('getPages');
  });
});
