import { rehydrateQueries, type DehydratedQueries } from '@tv/api-client';

/** Id of the element with the dehydrated queries. */
export const STATE_ELEMENT_ID = 'page-state';

export interface DehydratedState {
  /** Epoch ms of the services' clock. */
  readonly renderedAt: number;
  readonly answers: DehydratedQueries;
}

function isDehydratedState(value: unknown): value is DehydratedState {
  return typeof value === 'object' && value !== null && 'renderedAt' in value && 'answers' in value;
}

/**
 * Reads the dehydrated state. The same release wrote it, so only its shape is checked.
 *
 * @param now epoch ms of the device clock
 */
export function readDehydratedState(page: Document, now: number): DehydratedState | undefined {
  const text = page.getElementById(STATE_ELEMENT_ID)?.textContent ?? '';
  if (text === '') return undefined;
  const carried: unknown = JSON.parse(text);
  if (!isDehydratedState(carried)) return undefined;
  return { renderedAt: carried.renderedAt, answers: rehydrateQueries(carried.answers, now) };
}
