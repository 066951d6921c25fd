import { queriesRehydrated, rehydrateQueries, type DehydratedQueries } from '@tv/api-client';
import type { Clock } from '@tv/time';
import type { AppContext } from '../composition/appContext.ts';
import type { AppStore } from '../composition/createAppStore.ts';

/** Id of the element with the dehydrated queries. */
export const STATE_ELEMENT_ID = 'page-state';

export interface DehydratedState {
  /** Epoch ms of the services' clock. */
  readonly renderedAt: number;
  readonly answers: DehydratedQueries;
}

/** Checks only the shape, since the same release wrote it. */
function isDehydratedState(value: unknown): value is DehydratedState {
  return typeof value === 'object' && value !== null && 'renderedAt' in value && 'answers' in value;
}

/** Rehydrates the store with the server's queries; undefined without them. `deviceNow`: epoch ms. */
export function rehydrateStore(
  page: Document,
  store: AppStore,
  clock: Clock,
  deviceNow: number,
): AppContext['serverRender'] {
  const text = page.getElementById(STATE_ELEMENT_ID)?.textContent ?? '';
  const state: unknown = text === '' ? undefined : JSON.parse(text);
  if (!isDehydratedState(state)) return undefined;
  const { renderedAt, answers } = state;
  // A cached page can be a day old: it only corrects a slow device clock.
  if (renderedAt > deviceNow) clock.correct(renderedAt);
  store.dispatch(queriesRehydrated(rehydrateQueries(answers, deviceNow)));
  return { renderedAt, state: store.getState() };
}
