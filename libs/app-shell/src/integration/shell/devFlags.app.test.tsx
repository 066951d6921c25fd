// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { customerFixture, shopFixture, shopSettingsFixture } from '@tv/api-client/fixtures';
import { createCustomerService } from '../../testing/createCustomerService.ts';
import { renderApp, screen, waitFor } from '../../testing/index.ts';

const headings = () => [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);

/** The two of a page's headings, in the order in which they stand. */
const orderOf = (...wanted: readonly RegExp[]) =>
  headings().flatMap((heading) => wanted.filter((one) => one.test(heading)).map(String));

/** A query with a flag in it, or with none. */
const withFlag = (path: string, flag: string) =>
  flag === '' ? path : `${path}${path.includes('?') ? '&' : '?'}dev=[${flag}]`;

describe('what a dev flag does', () => {
  it('CONF-15 paymentExperiment offers the wallet first, and has it chosen', async () => {
    const { responses } = createCustomerService({ state: 'PendingPaymentInfo', selectedProductIds: ['mye'] });
    const path = withFlag('/min-konto/kj%C3%B8p?productIds=mye', 'paymentExperiment');
    await renderApp({ isSignedIn: true, path, responses });
    const ways = () => [...document.querySelectorAll<HTMLInputElement>('main input[type="radio"]')];
    await waitFor(() => expect(ways().map(({ value }) => value)).toEqual(['Vipps', 'Card']));
    expect(ways().map(({ checked }) => checked)).toEqual([true, false]);
  });

  it.each([
    ['signUpExperiment', [/^Det du får/, /^Legg til/]],
    ['', [/^Legg til/, /^Det du får/]],
  ])('CONF-15 signUpExperiment shows the channels before the add-ons: "%s"', async (flag, order) => {
    await renderApp({
      path: withFlag('/bli-kunde', flag),
      responses: {
        'GET /gateway/products': shopFixture,
        'GET /gateway/settings': shopSettingsFixture('GLIMT'),
      },
    });
    await waitFor(() => expect(orderOf(/^Det du får/, /^Legg til/)).toEqual(order.map(String)));
  });

  const waiting = { 'GET /gateway/customer': customerFixture('Active') };
  const alerts = () => document.querySelectorAll('main section[aria-label="Varsler"] li').length;

  it('CONF-16 accountAlerts has notifications over every page of the account', async () => {
    const path = withFlag('/betaling', 'accountAlerts');
    const app = await renderApp({ isSignedIn: true, path, responses: waiting });
    await waitFor(() => expect(alerts()).toBe(2));
    expect(screen.link('Aktiver Max').pathname).toBe('/aktiver-max');
    app.popTo('/informasjon');
    await waitFor(() => expect(screen.heading()).not.toBe('Betaling'));
    await waitFor(() => expect(alerts()).toBe(2));
    // Nothing comes between a customer and what he buys (ACCT-28).
    app.popTo('/min-konto/endre?productIds=mye');
    await waitFor(() => expect(screen.heading()).toBe('Bekreft endringen'));
    expect(alerts()).toBe(0);
  });

  it('CONF-16 without it they stand on the first alone', async () => {
    const app = await renderApp({ isSignedIn: true, path: '/min-konto', responses: waiting });
    await waitFor(() => expect(alerts()).toBe(2));
    app.popTo('/betaling');
    await waitFor(() => expect(screen.heading()).toBe('Betaling'));
    expect(alerts()).toBe(0);
  });

  it('CONF-17 experimentalModals asks before one is signed out', async () => {
    const path = withFlag('/min-konto', 'experimentalModals');
    const app = await renderApp({ isSignedIn: true, path, responses: waiting });
    const main = () => document.querySelector('main');
    await waitFor(() => expect(main()?.textContent).toContain('Logg ut'));
    expect(main()?.querySelector('a[href="/logout"]')).toBeNull();
    screen.button(/^Logg utPå denne enheten/).click();
    const question = () => document.querySelector('dialog');
    await waitFor(() => expect(question()?.textContent).toContain('Vil du logge ut?'));
    expect(app.currentPath()).toBe(path);
    question()?.querySelector<HTMLAnchorElement>('a[href="/logout"]')?.click();
    await waitFor(() => expect(app.currentPath()).toMatch(/^\/logout/));
  });
});
