import { expect, it } from 'vitest';
import { pageLoadState } from './pageLoadState.ts';

it('PAGE-48 goes from INITIAL to DONE when the page loads', () => {
  expect(pageLoadState({ data: undefined, error: undefined })).toBe('INITIAL');
  expect(pageLoadState({ data: { slug: 'start' }, error: undefined })).toBe('DONE');
});

it('PAGE-48 goes from INITIAL to FAILED when loading fails', () => {
  expect(pageLoadState({ data: undefined, error: { name: 'NetworkError' } })).toBe('FAILED');
});

it('a loaded page stays DONE when a refetch fails', () => {
  expect(pageLoadState({ data: { slug: 'start' }, error: { name: 'NetworkError' } })).toBe('DONE');
});
