// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { kari } from '@tv/auth/testing';
import { createRouteTable, routePaths, type NormalRoute } from '@tv/routes';
import { createCustomerService, type StoredSubscription } from '../../testing/createCustomerService.ts';
import { renderApp, advanceUntil, waitInRealTime } from '../../testing/index.ts';

/** All routes that require sign-in, read from the route table, so that new pages are tested too. */
const routes = createRouteTable({ brandSlug: 'glimt', developerPages: false }).filter(
  (route): route is NormalRoute => route.kind === 'normal' && route.requiresLogin === true,
);

/** Returns the paths of a route; a free parameter gets an unknown value. */
const pathsOf = ({ path, values }: NormalRoute) =>
  routePaths({ path: path.replace(':id', 'x'), ...(values && { values }) });

const paths = routes.flatMap(pathsOf);

/** A user with an account at the identity provider who is not a customer. */
const { customer_number: _none, ...nonCustomer } = kari;

const main = () => screen.getByRole('main');
const isNotFound = () => /Fant ikke|finner dessverre ikke|fant ikke siden/i.test(main().textContent);

/** Expects a heading with some text below it. */
function expectPage() {
  const heading = within(main()).getByRole('heading', { level: 1 }).textContent.trim();
  expect(heading).not.toBe('');
  expect(main().textContent.length).toBeGreaterThan(heading.length + 10);
  // Pages that wait for an iframe have their own placeholder; any other page must not be stuck loading.
  expect(main().querySelector('[role="status"][aria-busy="true"]')).toBeNull();
}

describe('every page of the account', () => {
  it.each(paths)('redirects a visitor to sign-in: %s', async (path) => {
    const app = await renderApp({ path });
    await waitFor(() => expect(app.navigations.some((move) => move.includes('/auth?'))).toBe(true));
    expect(main()).toHaveTextContent('Sender deg til innlogging');
  });

  it('reports a failed sign-in to a user who is not a customer', async () => {
    const app = await renderApp({ path: '/min-konto', providerSession: nonCustomer, isTimeFrozen: true });
    const authorizeUrl = () => app.navigations.find((move) => move.includes('/auth?'))?.split(' ')[1];
    await advanceUntil(app, () => expect(authorizeUrl()).toBeDefined());
    const callbackUrl = new URL(app.provider.answer(new URL(authorizeUrl() ?? ''), nonCustomer));
    await renderApp({ path: `${callbackUrl.pathname}${callbackUrl.search}`, previousApp: app });
    await waitInRealTime(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Innlogging avbrutt.' })).toBeInTheDocument(),
    );
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Til forsiden' }).pathname).toBe('/');
    expect(screen.getByRole('button', { name: 'Logg inn' })).toBeInTheDocument();
  });

  const noSubscription: StoredSubscription | undefined = undefined;
  const services = (subscription: StoredSubscription | undefined) => ({
    ...createCustomerService(subscription).responses,
    'GET /gateway/customer/transactions': [],
  });

  it.each(paths)('renders content for a user without a package: %s', async (path) => {
    const responses = services(noSubscription);
    await renderApp({ path, isSignedIn: true, responses });
    await waitFor(expectPage);
    expect(isNotFound()).toBe(false);
  });

  it.each(paths)('renders content for a customer: %s', async (path) => {
    const responses = services({ state: 'Active', selectedProductIds: ['mye'] });
    await renderApp({ path, isSignedIn: true, responses });
    await waitFor(expectPage);
    expect(isNotFound()).toBe(false);
  });

  it.each(paths)('renders an error when the services are down: %s', async (path) => {
    const responses = services({ state: 'Active', selectedProductIds: ['mye'] });
    const failing = Object.fromEntries(
      Object.keys(responses)
        .filter((call) => call !== 'GET /gateway/customer')
        .map((call) => [call, () => new Response(null, { status: 400 })]),
    );
    await renderApp({ path, isSignedIn: true, responses: { ...responses, ...failing } });
    await waitFor(expectPage);
  });
});
