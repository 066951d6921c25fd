import { api, queriesRehydrated, rehydrateQueries, type DehydratedQueries } from '@tv/api-client';
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

/** Returns the state that the server embedded in the page, and corrects the clock; undefined without it. */
export function readDehydratedState(page: Document, clock: Clock): DehydratedState | undefined {
  const text = page.getElementById(STATE_ELEMENT_ID)?.textContent ?? '';
  const state: unknown = text === '' ? undefined : JSON.parse(text);
  if (!isDehydratedState(state)) return undefined;
  // A cached page can be a day old: it only corrects a slow device clock.
  if (state.renderedAt > clock.now()) clock.correct(state.renderedAt);
  return state;
}

/**
 * Rehydrates the store with the server's queries.
 *
 * @param deviceNow epoch ms
 * @param isCustomer a visitor's lists are refetched, but visible meanwhile; their titles are removed
 */
export function rehydrateStore(
  { renderedAt, answers }: DehydratedState,
  store: AppStore,
  deviceNow: number,
  isCustomer: boolean,
): AppContext['serverRender'] {
  store.dispatch(queriesRehydrated(rehydrateQueries(answers, deviceNow, isCustomer)));
  const state = store.getState();
  // Playback starts where a customer stopped, so it must not use a visitor's title. Removes it: it has no subscriber.
  if (isCustomer) store.dispatch(api.util.invalidateTags(['Title', 'CoverPage']));
  return { renderedAt, state };
}
