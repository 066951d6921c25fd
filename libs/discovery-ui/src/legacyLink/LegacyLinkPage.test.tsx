// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { filmCoverPageFixture } from '@tv/api-client/fixtures';
import type { Responder } from '@tv/test-world';
import { TestApp } from '../testing/TestApp.tsx';
import { TestRoutes } from '../testing/TestRoutes.tsx';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.browser.ts';
import { fakeScreen } from '../testing/fakeScreen.browser.ts';
import { respondError, respondNotFound, respondOnRetry } from '../testing/responders.ts';

const NOT_FOUND = /Au da, vi finner dessverre ikke innholdet/;
const TITLE = 'GET /content-search/title/isfront';
const COVER_PAGE = 'GET /content-search/coverpage/super/cs_isfront/';

const title = {
  id: 'isfront',
  type: 'Movie',
  name: 'Isfront',
  links: { superCoverPage: { type: 'SingleProgramOrMovie', id: 'isfront' } },
};

beforeEach(() => {
  fakeIntersectionObserver();
  fakeScreen();
});

async function openLink(id: string, call: string, response: Responder) {
  const world = new TestApp({ path: `/se/program/${id}`, responses: { [call]: response } });
  const { container } = render(<TestRoutes />, { wrapper: world.Providers });
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
  return { world };
}

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');

const isNotFoundEvent = ({ event }: { readonly event: string }) => event === 'page_not_found';

it.each([
  ['ROUTE-22', 'a title', 'isfront', TITLE, title, '/film/isfront'],
  ['ROUTE-20', 'a cover page', 'cs_isfront', COVER_PAGE, filmCoverPageFixture, '/film/cs_isfront'],
])(
  '%s an old link can be retried if the lookup of %s fails, and then redirects',
  async (_, __, id, call, body, to) => {
    const { world } = await openLink(id, call, respondOnRetry(body));
    expect(await screen.findByRole('heading', { name: 'Noe gikk galt' })).toBeVisible();
    expect(screen.queryByText(NOT_FOUND)).not.toBeInTheDocument();
    expect(robots()).toBeUndefined();
    expect(world.events.filter(isNotFoundEvent)).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    expect(await screen.findByText(new RegExp(`^Elsewhere: ${to}`))).toBeVisible();
  },
);

it.each([
  ['a title', 'isfront', TITLE],
  ['a cover page', 'cs_isfront', COVER_PAGE],
])('ERR-01 ERR-03 an old link to %s that does not exist is not found', async (_, id, call) => {
  const { world } = await openLink(id, call, respondNotFound);
  expect(await screen.findByRole('heading', { name: NOT_FOUND })).toBeVisible();
  expect(robots()).toBe('noindex');
  expect(world.events.filter(isNotFoundEvent)).toHaveLength(1);
});

it.each([
  ['refused', () => new Response(null, { status: 403 })],
  ['broken', respondError],
  ['HTML', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ['malformed', () => Response.json([null])],
  [
    'lost',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('an old link can be retried if its lookup is %s', async (_, answer) => {
  await openLink('isfront', TITLE, answer);
  expect(await screen.findByRole('button', { name: 'Prøv igjen' })).toBeVisible();
});
