// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { customerFixture } from '@tv/api-client/fixtures';
import { links } from '@tv/routes';
import { renderApp, type RenderedApp } from '../../testing/index.ts';

const { externalServicesStatus, ...customer } = customerFixture('Active');

/** Returns a customer with `count` streaming services that still need to be connected. */
function customerWithPendingServices(count: 0 | 1 | 2, state = 'Active') {
  const status = (isPending: boolean) => ({
    statusCode: isPending ? 'NeedsConnection' : 'Completed',
    inSubscription: true,
  });
  return {
    ...customer,
    subscribedPackage: { ...customer.subscribedPackage, state },
    externalServicesStatus: {
      ...externalServicesStatus,
      tv2play: status(count > 1),
      max: status(count > 0),
    },
  };
}

function open(path: string, answer: ReturnType<typeof customerWithPendingServices>): Promise<RenderedApp> {
  return renderApp({
    isSignedIn: true,
    path,
    responses: {
      'GET /gateway/customer': answer,
      // The status query after sign-in agrees with the status in the customer response.
      'GET /gateway/contentprovider/tv2play': answer.externalServicesStatus.tv2play,
      // The package is settled, so nothing redirects or starts a purchase.
      'GET /gateway/customer/subscription': { ...customer.subscribedPackage, monthlyPrice: 449 },
    },
  });
}

/** Returns the account link of the header. The content of a page can contain a second account link. */
const entry = () => {
  const [link] = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Min konto/ });
  if (!link) throw new Error('There is no account link');
  return link;
};
const visibleText = () => entry().querySelector('[aria-hidden="true"]:not(svg)')?.textContent ?? '';
/** Returns the number in the badge, or undefined without a badge. */
const badge = () => visibleText().replace('Min konto', '') || undefined;
/** Returns the text that screen readers announce for the link. */
const accessibleName = () =>
  [...entry().children].find((child) => !child.matches('[aria-hidden="true"]'))?.textContent;
const notificationTitles = () =>
  [...document.querySelectorAll('section[aria-label="Varsler"] h2')].map(({ textContent }) => textContent);

describe('the account link in the header', () => {
  it('ROUTE-99 shows the number of notifications in the badge and in the accessible name', async () => {
    await open('/tv', customerWithPendingServices(2));
    await waitFor(() => expect(badge()).toBe('2'));
    expect(entry()).toHaveAccessibleName('Min konto, Kari, 2 varsler');
    expect(entry().pathname).toBe(links.account());
  });

  it('ROUTE-99 has an accessible name that starts with the visible label', async () => {
    await open('/tv', customerWithPendingServices(2));
    await waitFor(() => expect(badge()).toBe('2'));
    expect(visibleText()).toBe('Min konto2');
    expect(accessibleName()).toMatch(/^Min konto\b/);
    // An aria-label would have to contain the visible number (WCAG 2.5.3).
    expect(entry().hasAttribute('aria-label')).toBe(false);
  });

  it('ROUTE-99 ACCT-27 counts a failed payment in the account badge', async () => {
    await open('/tv', customerWithPendingServices(0, 'PastDue'));
    await waitFor(() => expect(accessibleName()).toBe('Min konto, Kari, 1 varsel'));
  });

  it('ROUTE-100 shows the account badge for one notification and hides it for none', async () => {
    await open('/tv', customerWithPendingServices(1));
    await waitFor(() => expect(badge()).toBe('1'));
    const app = await open('/tv', customerWithPendingServices(0));
    await waitFor(() => expect(accessibleName()).toBe('Min konto, Kari'));
    // The badge script has loaded at this point and has nothing to render.
    app.popTo('/min-konto');
    await screen.findByRole('heading', { level: 1, name: 'Hei, Kari' });
    expect(badge()).toBeUndefined();
    expect(accessibleName()).toBe('Min konto, Kari');
  });

  it('ROUTE-99 updates the account badge when a socket event reports that Max was activated', async () => {
    const app = await open('/tv', customerWithPendingServices(2));
    await waitFor(() => expect(badge()).toBe('2'));
    await waitFor(() => expect(app.socketServer.sockets).toHaveLength(1));
    app.socketServer.sockets[0]?.emit('HboMaxActivated');
    await waitFor(() => expect(badge()).toBe('1'));
  });

  it('ACCT-26 ROUTE-99 counts a service that the status query after sign-in reports as not connected', async () => {
    await renderApp({
      isSignedIn: true,
      path: '/tv',
      responses: {
        'GET /gateway/customer': customerWithPendingServices(0),
        'GET /gateway/contentprovider/tv2play': { statusCode: 'NeedsConnection', inSubscription: true },
      },
    });
    await waitFor(() => expect(badge()).toBe('1'));
  });

  it.each([
    ['ACCT-28', '/min-konto/endre?productIds=mye'],
    ['ACCT-29', '/package/new/receipt'],
    ['ACCT-30', '/aktiver'],
    ['ACCT-30', '/aktiver-max'],
    ['ACCT-30', '/aktiver-tv2'],
    ['ACCT-30', '/aktiver-viaplay'],
    ['ACCT-30', '/aktiver-hbo'],
  ])('%s hides the account badge on %s', async (_row, path) => {
    const app = await open('/tv', customerWithPendingServices(2));
    await waitFor(() => expect(badge()).toBe('2'));
    app.popTo(path);
    await waitFor(() => expect(badge()).toBeUndefined());
    expect(accessibleName()).toBe('Min konto, Kari');
    app.popTo('/package/upgrade/receipt');
    await waitFor(() => expect(badge()).toBe('2'));
  });

  it('does not render the account link for visitors', async () => {
    await renderApp({ path: '/tv' });
    await screen.findByRole('heading', { level: 1, name: 'Filmer' });
    expect(() => entry()).toThrow();
  });
});

describe('the notifications on /min-konto', () => {
  it('ACCT-26 ROUTE-50 lists the notifications that the header counts', async () => {
    await open('/min-konto', customerWithPendingServices(2));
    await waitFor(() =>
      expect(notificationTitles()).toEqual(['TV 2 Play er ikke klar ennå', 'Max er ikke klar ennå']),
    );
    await waitFor(() => expect(badge()).toBe('2'));
    expect(screen.getByRole('heading', { level: 1, name: 'Hei, Kari' })).toBeInTheDocument();
  });

  it('ACCT-27 reports the failed payment of a PastDue subscription, with a link to pay', async () => {
    await open('/min-konto', customerWithPendingServices(2, 'PastDue'));
    await waitFor(() => expect(notificationTitles()).toEqual(['Betaling feilet']));
    const notifications = within(screen.getByRole('region', { name: 'Varsler' }));
    const payLink = notifications.getByRole<HTMLAnchorElement>('link', { name: 'Betal nå' });
    expect(payLink.pathname).toBe('/min-konto/fortsett');
  });

  it.each(['Active', 'PendingCancellation', 'PaymentInProgress', 'CanceledDueToLackOfPayment'])(
    'ACCT-27 shows no payment notification in state %s',
    async (state) => {
      await open('/min-konto', customerWithPendingServices(0, state));
      await screen.findByRole('heading', { level: 1, name: 'Hei, Kari' });
      expect(notificationTitles()).toEqual([]);
    },
  );

  it('ROUTE-50 redirects a visitor on /min-konto to sign-in', async () => {
    const app = await renderApp({ path: '/min-konto' });
    await waitFor(() => expect(app.navigations.some((move) => move.includes('/auth?'))).toBe(true));
    expect(document.body).not.toHaveTextContent('Hei,');
  });
});
