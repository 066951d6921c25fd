import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { api } from '@tv/api-client';
import type { AppStore } from '../composition/createAppStore.ts';
import { createServerRendering } from './createServerRendering.ts';

it('createServerRendering throws when a response never reaches the store, instead of waiting again', async () => {
  const store = configureStore({ reducer: { [api.reducerPath]: api.reducer } });
  const settled = Promise.resolve();
  const dispatch = () => Object.assign(settled, { abort: () => undefined });
  const { rendering } = createServerRendering({ ...store, dispatch } as unknown as AppStore, {
    signal: new AbortController().signal,
    lastPages: undefined,
  });
  const wait = () => rendering.waitForQuery('getTitle', 'isfront');
  expect(wait).toThrow(expect.objectContaining({ then: expect.any(Function) as unknown }));
  await settled;
  expect(wait).toThrow('The response of getTitle is missing');
});
