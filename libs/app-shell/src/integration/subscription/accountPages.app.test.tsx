// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { kari } from '@tv/auth/testing';
import { createRouteTable, routePaths, type NormalRoute } from '@tv/routes';
import { pageComponents } from '../../app/pageComponents.tsx';
import { createCustomerService, type StoredSubscription } from '../../testing/createCustomerService.ts';
import { renderApp, advanceUntil, screen, waitFor } from '../../testing/index.ts';

/** All pages for customers, by the table of routes: a page that is added is walked to as well. */
const routes = createRouteTable({ brandSlug: 'glimt', developerPages: false }).filter(
  (route): route is NormalRoute => route.kind === 'normal' && route.requiresLogin === true,
);

/** Paths of a route; where any text may stand, one that nobody knows. */
const pathsOf = ({ path, values }: NormalRoute) =>
  routePaths({ path: path.replace(':id', 'x'), ...(values && { values }) });

const paths = routes.filter(({ page }) => pageComponents[page] !== undefined).flatMap(pathsOf);

/** Who has an account at the identity provider, and is no customer. */
const { customer_number: _none, ...stranger } = kari;

const main = () => document.querySelector('main');
const isNotFound = () => /Fant ikke|finner dessverre ikke|fant ikke siden/i.test(main()?.textContent ?? '');

/** A heading, and something said below it. */
function expectPage() {
  expect(screen.heading()?.trim() ?? '').not.toBe('');
  expect(document.querySelectorAll('main h1, main [role="alert"] h1').length).toBeGreaterThan(0);
  expect((main()?.textContent ?? '').length).toBeGreaterThan((screen.heading() ?? '').length + 10);
  // What waits for a frame of another origin has its own place; a page that only waits says nothing.
  expect(main()?.querySelector('[role="status"][aria-busy="true"]')).toBeNull();
}

describe('every page of the account', () => {
  it.each(paths)('leads who is not signed in to signing in: %s', async (path) => {
    const app = await renderApp({ path });
    await waitFor(() => expect(app.navigations.some((move) => move.includes('/auth?'))).toBe(true));
    expect(main()?.textContent).toContain('Sender deg til innlogging');
  });

  it('leads who is no customer to signing in, and tells him that nothing came of it', async () => {
    const app = await renderApp({ path: '/min-konto', providerSession: stranger, isTimeFrozen: true });
    const sent = () => app.navigations.find((move) => move.includes('/auth?'))?.split(' ')[1];
    await advanceUntil(app, () => expect(sent()).toBeDefined());
    const back = new URL(app.provider.answer(new URL(sent() ?? ''), stranger));
    await renderApp({ path: `${back.pathname}${back.search}`, previousApp: app });
    await waitFor(() => expect(screen.heading()).toBe('Innlogging avbrutt.'));
    expect(screen.link('Til forsiden').pathname).toBe('/');
    expect(screen.button('Logg inn')).toBeDefined();
  });

  const nothing: StoredSubscription | undefined = undefined;
  const services = (subscription: StoredSubscription | undefined) => ({
    ...createCustomerService(subscription).responses,
    'GET /gateway/customer/transactions': [],
  });

  it.each(paths)('says something to who has no package: %s', async (path) => {
    const responses = services(nothing);
    await renderApp({ path, isSignedIn: true, responses });
    await waitFor(expectPage);
    expect(isNotFound()).toBe(false);
  });

  it.each(paths)('says something to a customer: %s', async (path) => {
    const responses = services({ state: 'Active', selectedProductIds: ['mye'] });
    await renderApp({ path, isSignedIn: true, responses });
    await waitFor(expectPage);
    expect(isNotFound()).toBe(false);
  });

  it.each(paths)('says that something went wrong where the services are down: %s', async (path) => {
    const responses = services({ state: 'Active', selectedProductIds: ['mye'] });
    const down = Object.fromEntries(
      Object.keys(responses)
        .filter((call) => call !== 'GET /gateway/customer')
        .map((call) => [call, () => new Response(null, { status: 400 })]),
    );
    await renderApp({ path, isSignedIn: true, responses: { ...responses, ...down } });
    await waitFor(expectPage);
  });
});
