// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { customerFixture, shopFixture, shopSettingsFixture } from '@tv/api-client/fixtures';
import { createCustomerService } from '../../testing/createCustomerService.ts';
import { renderApp, user } from '../../testing/index.ts';

const headings = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

/** Returns the wanted headings in the order in which they appear on the page. */
const orderOf = (...patterns: readonly RegExp[]) =>
  headings().flatMap((heading) => patterns.filter((pattern) => pattern.test(heading)).map(String));

/** Adds the dev flag to the query, unless it is empty. */
const withFlag = (path: string, flag: string) =>
  flag === '' ? path : `${path}${path.includes('?') ? '&' : '?'}dev=[${flag}]`;

describe('effects of dev flags', () => {
  it('CONF-15 paymentExperiment lists the wallet first and selects it', async () => {
    const { responses } = createCustomerService({ state: 'PendingPaymentInfo', selectedProductIds: ['mye'] });
    const path = withFlag('/min-konto/kj%C3%B8p?productIds=mye', 'paymentExperiment');
    await renderApp({ isSignedIn: true, path, responses });
    const methods = () => screen.queryAllByRole<HTMLInputElement>('radio');
    await waitFor(() => expect(methods().map(({ value }) => value)).toEqual(['Vipps', 'Card']));
    expect(methods().map(({ checked }) => checked)).toEqual([true, false]);
  });

  it.each([
    ['signUpExperiment', [/^Det du får/, /^Legg til/]],
    ['', [/^Legg til/, /^Det du får/]],
  ])('CONF-15 only signUpExperiment shows the channels before the add-ons: "%s"', async (flag, order) => {
    await renderApp({
      path: withFlag('/bli-kunde', flag),
      responses: {
        'GET /gateway/products': shopFixture,
        'GET /gateway/settings': shopSettingsFixture('GLIMT'),
      },
    });
    await waitFor(() => expect(orderOf(/^Det du får/, /^Legg til/)).toEqual(order.map(String)));
  });

  const customerResponses = { 'GET /gateway/customer': customerFixture('Active') };
  const alerts = () => {
    const region = screen.queryByRole('region', { name: 'Varsler' });
    return region ? within(region).getAllByRole('listitem') : [];
  };

  it('CONF-16 accountAlerts shows the alerts on every account page', async () => {
    const path = withFlag('/betaling', 'accountAlerts');
    const app = await renderApp({ isSignedIn: true, path, responses: customerResponses });
    await waitFor(() => expect(alerts()).toHaveLength(2));
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Aktiver Max' }).pathname).toBe(
      '/aktiver-max',
    );
    app.popTo('/informasjon');
    await waitFor(() =>
      expect(screen.queryByRole('heading', { level: 1, name: 'Betaling' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(alerts()).toHaveLength(2));
    // Checkout pages show no alerts (ACCT-28).
    app.popTo('/min-konto/endre?productIds=mye');
    await screen.findByRole('heading', { level: 1, name: 'Bekreft endringen' });
    expect(alerts()).toHaveLength(0);
  });

  it('CONF-16 without accountAlerts the alerts appear on the first account page only', async () => {
    const app = await renderApp({ isSignedIn: true, path: '/min-konto', responses: customerResponses });
    await waitFor(() => expect(alerts()).toHaveLength(2));
    app.popTo('/betaling');
    await screen.findByRole('heading', { level: 1, name: 'Betaling' });
    expect(alerts()).toHaveLength(0);
  });

  it('CONF-17 experimentalModals asks for confirmation before signing out', async () => {
    const path = withFlag('/min-konto', 'experimentalModals');
    const app = await renderApp({ isSignedIn: true, path, responses: customerResponses });
    const main = () => screen.getByRole('main');
    await waitFor(() => expect(main()).toHaveTextContent('Logg ut'));
    expect(within(main()).queryByRole('link', { name: 'Logg ut' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /^Logg utPå denne enheten/ }));
    const dialog = () => screen.queryByRole('dialog');
    await waitFor(() => expect(dialog()).toHaveTextContent('Vil du logge ut?'));
    expect(app.currentPath()).toBe(path);
    await user.click(await within(screen.getByRole('dialog')).findByRole('link', { name: 'Logg ut' }));
    await waitFor(() => expect(app.currentPath()).toMatch(/^\/logout/));
  });
});
