import { rehydrateQueries, type DehydratedQueries } from '@tv/api-client';

/** Id of the element with the dehydrated queries. */
export const SERVED_ELEMENT = 'page-state';

export interface ServedPage {
  /** Epoch ms of the services' clock. */
  readonly renderedAt: number;
  readonly answers: DehydratedQueries;
}

function isServedPage(value: unknown): value is ServedPage {
  return typeof value === 'object' && value !== null && 'renderedAt' in value && 'answers' in value;
}

/**
 * Reads the dehydrated state. The same release wrote it, so only its shape is checked.
 *
 * @param now epoch ms of the device clock
 */
export function readServedPage(page: Document, now: number): ServedPage | undefined {
  const text = page.getElementById(SERVED_ELEMENT)?.textContent ?? '';
  if (text === '') return undefined;
  const carried: unknown = JSON.parse(text);
  if (!isServedPage(carried)) return undefined;
  return { renderedAt: carried.renderedAt, answers: rehydrateQueries(carried.answers, now) };
}
