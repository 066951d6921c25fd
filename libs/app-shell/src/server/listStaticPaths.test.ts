import { expect, it } from 'vitest';
import { ABOUT_TOPICS, createRouteTable, findRoute, STREAMING_SERVICES } from '@tv/routes';
import { listStaticPaths } from './listStaticPaths.ts';

const table = createRouteTable({ brandSlug: 'glimt', developerPages: true });

it('listStaticPaths returns a path per topic', () => {
  const paths = listStaticPaths(table);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/hva-er-glimt',
      ...ABOUT_TOPICS.map((topic) => `/hva-er-glimt/${topic}`),
      ...STREAMING_SERVICES.map((service) => `/strommetjenester/${service}`),
      '/vilkar',
      '/bli-kunde',
    ]),
  );
  // Its index is a customer page.
  expect(paths).not.toContain('/strommetjenester');
});

it('listStaticPaths returns only public pages', () => {
  for (const path of listStaticPaths(table)) {
    const route = findRoute(table, path)?.route;
    expect(route).toMatchObject({ kind: 'normal' });
    expect(route).not.toHaveProperty('requiresLogin', true);
  }
});
