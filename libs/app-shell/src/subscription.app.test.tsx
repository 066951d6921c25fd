// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { customerFixture, shopFixture, shopSettingsFixture } from '@tv/api-client/fixtures';
import { kari } from '@tv/auth/testing';
import { openApp, screen, until } from './testing/index.ts';

const shop = {
  'GET /gateway/products': shopFixture,
  'GET /gateway/settings': shopSettingsFixture('GLIMT'),
};

const text = () => document.querySelector('main')?.textContent.replaceAll('\u00A0', ' ');

describe('what is kept of a customer’s way', () => {
  it('CONF-20 stands in local storage: the preloaded voucher, and why he was signed out', async () => {
    const app = await openApp({ path: '/min-konto?vc=VINTER26' });
    const sent = () => app.moves.find((move) => move.includes('/auth?'));
    await until(() => expect(sent()).toBeDefined());
    await until(() => expect(localStorage.getItem('preloaded-voucher')).not.toBeNull());
    const back = new URL(app.provider.answer(new URL(sent()?.split(' ')[1] ?? ''), kari));
    await openApp({
      path: `${back.pathname}${back.search}`,
      after: app,
      responses: { 'GET /gateway/customer': () => new Response(null, { status: 500 }) },
    });
    await until(() => expect(localStorage.getItem('logout-reason')).not.toBeNull());
    expect(localStorage.getItem('preloaded-voucher')).toContain('VINTER26');
    expect(Object.keys(sessionStorage)).not.toContain('preloaded-voucher');
    expect(Object.keys(sessionStorage)).not.toContain('logout-reason');
  });
});

describe('/abonnement', () => {
  it.each([
    ['Active', 'Aktivt'],
    ['Canceled', 'Avsluttet'],
    ['CanceledDueToLackOfPayment', 'Avsluttet fordi betalingen uteble'],
    ['PendingPaymentInfo', 'Venter på betalingsinformasjon'],
    ['PaymentInProgress', 'Betalingen behandles'],
    ['UpgradeInProgress', 'Oppgraderes'],
    ['FreeAccess', 'Gratis tilgang'],
    ['PaymentFailed', 'Betalingen feilet'],
    ['PendingCancellation', 'Avsluttes når perioden er over'],
    ['ChangeSubscriptionRequested', 'Endres'],
  ] as const)('SUB-12 says of a subscription that is %s: %s', async (state, words) => {
    const app = await openApp({
      isSignedIn: true,
      path: '/',
      responses: { ...shop, 'GET /gateway/customer': customerFixture(state) },
    });
    await until(() => expect(app.calls()).toContain('GET /gateway/customer'));
    app.goTo('/abonnement');
    await until(() => expect(text()).toContain(`Status${words}`));
    await until(() => expect(text()).toContain('Mye og Max Ultimate'));
    expect(text()).toMatch(/14\. desember/);
  });

  it('PKG-15 names what an older subscription has by the products of its package', async () => {
    const customer = customerFixture('Active');
    await openApp({
      isSignedIn: true,
      path: '/abonnement',
      responses: {
        ...shop,
        'GET /gateway/products?packageName=GLIMT_FAMILIE': shopFixture.filter(({ id }) => id === 'mest'),
        'GET /gateway/customer': {
          ...customer,
          subscribedPackage: { ...customer.subscribedPackage, selectedProductIds: [] },
        },
      },
    });
    await until(() =>
      expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toContain('Mest'),
    );
  });

  it('offers a package to who has none, and says what could not be had', async () => {
    const { subscribedPackage: _none, ...customer } = customerFixture('Active');
    await openApp({
      isSignedIn: true,
      path: '/abonnement',
      responses: { ...shop, 'GET /gateway/customer': customer },
    });
    await until(() => expect(text()).toContain('Du har ikke noe abonnement'));
    expect(screen.link('Velg pakke').pathname).toBe('/bli-kunde');
  });
});
