// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { customerService, type KeptSubscription } from './testing/customerService.ts';
import { openApp, until } from './testing/openApp.ts';
import { screen } from './testing/screen.ts';

const ACTIVE: KeptSubscription = { state: 'Active', selectedProductIds: ['litt'] };
const text = () => document.querySelector('main')?.textContent.replaceAll('\u00A0', ' ') ?? '';

async function openAt(path: string) {
  const service = customerService(ACTIVE);
  service.provider = 'Card';
  const app = await openApp({ path, isSignedIn: true, responses: service.responses });
  const isConnected = () => until(() => expect(app.socketServer.sockets).toHaveLength(1));
  return { ...app, service, isConnected };
}

describe('an older page beside a newer one', () => {
  it('learns on focus that the subscription is another by now', async () => {
    const app = await openAt('/abonnement');
    await app.isConnected();
    await until(() => expect(text()).toContain('Trekkes da'));
    app.service.subscription = { state: 'PendingCancellation', selectedProductIds: ['mye'] };
    window.dispatchEvent(new Event('focus'));
    await until(() => expect(text()).toContain('Avsluttes når perioden er over'));
    await until(() => expect(text()).toContain('Mye'));
  });

  it('learns of it when the tab is looked at again, and asks once', async () => {
    const app = await openAt('/abonnement');
    await app.isConnected();
    await until(() => expect(text()).toContain('Trekkes da'));
    const asked = () => app.calls().filter((call) => call === 'GET /gateway/customer').length;
    const before = asked();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    await until(() => expect(asked()).toBe(before + 1));
    await app.pass(100);
    expect(asked()).toBe(before + 1);
  });

  it('offers no stop of what another tab has stopped', async () => {
    const app = await openAt('/package/cancel/confirm');
    await app.isConnected();
    await until(() => screen.button('Stopp abonnementet'));
    app.service.subscription = { ...ACTIVE, state: 'PendingCancellation' };
    window.dispatchEvent(new Event('focus'));
    await until(() => expect(text()).toContain('Du har allerede stoppet abonnementet'));
  });

  it('learns by the socket that one may watch something else', async () => {
    const app = await openAt('/abonnement');
    await app.isConnected();
    await until(() => expect(text()).toContain('Trekkes da'));
    app.service.subscription = { state: 'Active', selectedProductIds: ['mye'] };
    app.socketServer.sockets.at(-1)?.emit('CustomerClaimsChanged');
    await until(() => expect(text()).toContain('Mye'));
  });

  it('is left alone where something is being paid', async () => {
    const app = await openAt('/min-konto/endre?productIds=mye');
    await app.isConnected();
    await until(() => screen.button('Bekreft endring'));
    const before = app.calls().length;
    window.dispatchEvent(new Event('focus'));
    await app.pass(100);
    expect(app.calls()).toHaveLength(before);
  });
});
