// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { customerFixture } from '@tv/api-client/fixtures';
import { links } from '@tv/routes';
import { renderApp, screen, waitFor, type RenderedApp } from '../../testing/index.ts';

const { externalServicesStatus, ...customer } = customerFixture('Active');

/** A customer with services that wait for him. */
function waiting(count: 0 | 1 | 2, state = 'Active') {
  const status = (waits: boolean) => ({
    statusCode: waits ? 'NeedsConnection' : 'Completed',
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

function open(path: string, answer: ReturnType<typeof waiting>): Promise<RenderedApp> {
  return renderApp({
    isSignedIn: true,
    path,
    responses: {
      'GET /gateway/customer': answer,
      // What is asked after a login says the same as what is known.
      'GET /gateway/contentprovider/tv2play': answer.externalServicesStatus.tv2play,
      // Nobody is led on, and nothing is bought here.
      'GET /gateway/customer/subscription': { ...customer.subscribedPackage, monthlyPrice: 449 },
    },
  });
}

const entry = () => screen.link(/^Min konto/);
const seen = () => entry().querySelector('[aria-hidden="true"]:not(svg)')?.textContent ?? '';
/** The number in the badge on the entry. */
const dot = () => seen().replace('Min konto', '') || undefined;
/** What a screen reader calls the entry. */
const name = () => [...entry().children].find((child) => !child.matches('[aria-hidden="true"]'))?.textContent;
const told = () =>
  [...document.querySelectorAll('section[aria-label="Varsler"] h2')].map(({ textContent }) => textContent);

describe('the entry of the account in the header', () => {
  it('ROUTE-99 shows how many notifications there are, and says so', async () => {
    await open('/tv', waiting(2));
    await waitFor(() => expect(dot()).toBe('2'));
    expect(name()).toBe('Min konto, Kari, 2 varsler');
    expect(entry().pathname).toBe(links.account());
  });

  it('ROUTE-99 has a name from its contents, which begins with the words on the screen', async () => {
    await open('/tv', waiting(2));
    await waitFor(() => expect(dot()).toBe('2'));
    expect(seen()).toBe('Min konto2');
    expect(name()).toMatch(/^Min konto\b/);
    // A label of its own would have to contain the number as it stands on the screen (WCAG 2.5.3).
    expect(entry().hasAttribute('aria-label')).toBe(false);
  });

  it('ROUTE-99 ACCT-27 counts a payment that failed', async () => {
    await open('/tv', waiting(0, 'PastDue'));
    await waitFor(() => expect(name()).toBe('Min konto, Kari, 1 varsel'));
  });

  it('ROUTE-100 has a dot at one, and none where there is nothing to tell', async () => {
    await open('/tv', waiting(1));
    await waitFor(() => expect(dot()).toBe('1'));
    const app = await open('/tv', waiting(0));
    await waitFor(() => expect(name()).toBe('Min konto, Kari'));
    // The script of the dot is there by now, and has nothing to draw.
    app.popTo('/min-konto');
    await waitFor(() => expect(screen.heading()).toBe('Hei, Kari'));
    expect(dot()).toBeUndefined();
    expect(name()).toBe('Min konto, Kari');
  });

  it('ROUTE-99 follows what is learned of the customer: Max that was activated is counted no more', async () => {
    const app = await open('/tv', waiting(2));
    await waitFor(() => expect(dot()).toBe('2'));
    await waitFor(() => expect(app.socketServer.sockets).toHaveLength(1));
    app.socketServer.sockets[0]?.emit('HboMaxActivated');
    await waitFor(() => expect(dot()).toBe('1'));
  });

  it('ACCT-26 ROUTE-99 counts what is learned of a service after a login', async () => {
    await renderApp({
      isSignedIn: true,
      path: '/tv',
      responses: {
        'GET /gateway/customer': waiting(0),
        'GET /gateway/contentprovider/tv2play': { statusCode: 'NeedsConnection', inSubscription: true },
      },
    });
    await waitFor(() => expect(dot()).toBe('1'));
  });

  it.each([
    ['ACCT-28', '/min-konto/endre?productIds=mye'],
    ['ACCT-29', '/package/new/receipt'],
    ['ACCT-30', '/aktiver'],
    ['ACCT-30', '/aktiver-max'],
    ['ACCT-30', '/aktiver-tv2'],
    ['ACCT-30', '/aktiver-viaplay'],
    ['ACCT-30', '/aktiver-hbo'],
  ])('%s leaves %s alone', async (_row, path) => {
    const app = await open('/tv', waiting(2));
    await waitFor(() => expect(dot()).toBe('2'));
    app.popTo(path);
    await waitFor(() => expect(dot()).toBeUndefined());
    expect(name()).toBe('Min konto, Kari');
    app.popTo('/package/upgrade/receipt');
    await waitFor(() => expect(dot()).toBe('2'));
  });

  it('has nothing of it for visitors', async () => {
    await renderApp({ path: '/tv' });
    await waitFor(() => expect(screen.heading()).toBe('Filmer'));
    expect(() => entry()).toThrow();
  });
});

describe('/min-konto', () => {
  it('ACCT-26 ROUTE-50 lists what the header counts', async () => {
    await open('/min-konto', waiting(2));
    await waitFor(() => expect(told()).toEqual(['TV 2 Play er ikke klar ennå', 'Max er ikke klar ennå']));
    await waitFor(() => expect(dot()).toBe('2'));
    expect(screen.heading()).toBe('Hei, Kari');
  });

  it('ACCT-27 says that a payment failed in PastDue, with the way to pay', async () => {
    await open('/min-konto', waiting(2, 'PastDue'));
    await waitFor(() => expect(told()).toEqual(['Betaling feilet']));
    expect(screen.link('Betal nå').pathname).toBe('/min-konto/fortsett');
  });

  it.each(['Active', 'PendingCancellation', 'PaymentInProgress', 'CanceledDueToLackOfPayment'])(
    'ACCT-27 says nothing of a payment in %s',
    async (state) => {
      await open('/min-konto', waiting(0, state));
      await waitFor(() => expect(screen.heading()).toBe('Hei, Kari'));
      expect(told()).toEqual([]);
    },
  );

  it('ROUTE-50 leads who is not signed in to signing in, and back here', async () => {
    const app = await renderApp({ path: '/min-konto' });
    await waitFor(() => expect(app.navigations.some((move) => move.includes('/auth?'))).toBe(true));
    expect(screen.text()).not.toContain('Hei,');
  });
});
