import { expect, it } from 'vitest';
import type { InternalRedirect } from '@tv/routes';
import { resolveServerRoute } from './resolveServerRoute.ts';

const moved: InternalRedirect = { kind: 'internalRedirect', name: 'moved', path: '/gammel/*', to: '/ny' };
const answerOf = (redirect: InternalRedirect) =>
  resolveServerRoute([redirect], { pathname: '/gammel/sti', search: '?a=1' }, 'https://id.test');

it('ROUTE-34 the server performs a redirect, but defers a tracked one to the client', () => {
  expect(answerOf({ ...moved, tracking: 'gammel' })).toMatchObject({ kind: 'empty' });
  expect(answerOf(moved)).toEqual({ kind: 'redirect', status: 301, location: '/ny?a=1' });
});
