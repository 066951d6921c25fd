import { expect, it } from 'vitest';
import { ABOUT_TOPICS, createRouteTable, findRoute, STREAMING_SERVICES } from '@tv/routes';
import { listStaticPaths } from './listStaticPaths.ts';

const table = createRouteTable({ brandSlug: 'glimt', developerPages: true });

it('listStaticPaths returns a path per topic, of existing pages only', () => {
  const paths = listStaticPaths(table, (page) => page === 'written');
  expect(paths).toEqual(
    expect.arrayContaining([
      '/hva-er-glimt',
      ...ABOUT_TOPICS.map((topic) => `/hva-er-glimt/${topic}`),
      ...STREAMING_SERVICES.map((service) => `/strommetjenester/${service}`),
      '/vilkar',
    ]),
  );
  // Its index is a customer page.
  expect(paths).not.toContain('/strommetjenester');
  expect(paths).not.toContain('/bli-kunde');
  expect(listStaticPaths(table, (page) => page === 'signUp')).toEqual(['/bli-kunde']);
  expect(listStaticPaths(table, () => false)).toEqual([]);
});

it('listStaticPaths returns only public pages', () => {
  for (const path of listStaticPaths(table, () => true)) {
    const route = findRoute(table, path)?.route;
    expect(route).toMatchObject({ kind: 'normal' });
    expect(route).not.toHaveProperty('requiresLogin', true);
  }
});
