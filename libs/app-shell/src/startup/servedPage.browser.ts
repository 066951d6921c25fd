import { datedAnswers, type ServedAnswers } from '@tv/api-client';

/** The element of the page in which a server left what it asked while it drew. */
export const SERVED_ELEMENT = 'page-state';

/** What a page that a server drew carries for the app. */
export interface ServedPage {
  /** When it was drawn, by the services' clock, in epoch milliseconds. */
  readonly renderedAt: number;
  readonly answers: ServedAnswers;
}

function isServedPage(value: unknown): value is ServedPage {
  return typeof value === 'object' && value !== null && 'renderedAt' in value && 'answers' in value;
}

/**
 * Reads what the page carries. It was written by the server of the same release, so only its outline is looked at.
 *
 * @param now  epoch milliseconds as this machine shows them
 * @returns undefined where no server drew the page
 */
export function readServedPage(page: Document, now: number): ServedPage | undefined {
  const text = page.getElementById(SERVED_ELEMENT)?.textContent ?? '';
  if (text === '') return undefined;
  const carried: unknown = JSON.parse(text);
  if (!isServedPage(carried)) return undefined;
  return { renderedAt: carried.renderedAt, answers: datedAnswers(carried.answers, now) };
}
