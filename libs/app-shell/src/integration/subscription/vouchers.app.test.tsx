// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { customerFixture, shopFixture, shopSettingsFixture, voucherFixture } from '@tv/api-client/fixtures';
import { renderApp, screen, waitFor, type RenderAppOptions } from '../../testing/index.ts';

const shop = {
  'GET /gateway/products': shopFixture,
  'GET /gateway/settings': shopSettingsFixture('GLIMT'),
};
const refused = (status: number) => () =>
  Response.json({ code: 'INVALID_VOUCHER', message: 'Ugyldig kode' }, { status });
const KEY = 'preloaded-voucher';
const HOUR_MS = 3_600_000;

async function choose({ responses, ...options }: RenderAppOptions = {}) {
  const app = await renderApp({ path: '/bli-kunde', ...options, responses: { ...shop, ...responses } });
  await waitFor(() => expect(document.querySelector('input[type="radio"]')).not.toBeNull());
  return app;
}

/** Writes into a field, as a person does. */
function write(label: string, text: string) {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const field = document.getElementById(found?.htmlFor ?? '');
  if (!(field instanceof HTMLInputElement)) throw new Error(`No field is called ${label}`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.form?.requestSubmit();
}
const bar = () =>
  document.querySelector('[aria-label="Det du har valgt"]')?.textContent.replaceAll('\u00A0', ' ');
const kept = () => {
  const text = localStorage.getItem(KEY);
  return text === null ? undefined : (JSON.parse(text) as { readonly code: string; readonly expiry: number });
};

describe('a voucher', () => {
  it('VOUCH-01 VOUCH-06 of the address is kept, taken off it, and counted, without anybody signed in', async () => {
    const app = await choose({
      path: '/bli-kunde?vc=VINTER26&productIds=mest',
      responses: { 'GET /gateway/voucher/VINTER26/validate': voucherFixture },
    });
    await waitFor(() => expect(app.currentPath()).toBe('/bli-kunde?productIds=mest'));
    await waitFor(() => expect(screen.text()).toContain('50 % rabatt på grunnpakken i 3 måneder'));
    expect(bar()).toContain('314,50 kr/md. de tre første månedene, deretter 629 kr/md.');
    expect(kept()?.code).toBe('VINTER26');
    const [asked] = app.network.requestsTo('GET /gateway/voucher/VINTER26/validate');
    expect(asked?.headers.get('authorization')).toBeNull();
  });

  it('VOUCH-01 of any other address is kept as well', async () => {
    const app = await renderApp({ path: '/filmer?vc=VINTER26&sortMenu=tittel' });
    await waitFor(() => expect(app.currentPath()).toBe('/filmer?sortMenu=tittel'));
    expect(kept()?.code).toBe('VINTER26');
  });

  it('VOUCH-06 is asked for with the token of who is signed in', async () => {
    const app = await choose({
      isSignedIn: true,
      path: '/bli-kunde?vc=VINTER26',
      responses: { 'GET /gateway/voucher/VINTER26/validate': voucherFixture },
    });
    await waitFor(() => expect(screen.text()).toContain('50 % rabatt'));
    const asked = app.network.requestsTo('GET /gateway/voucher/VINTER26/validate').at(-1);
    expect(asked?.headers.get('authorization')).toMatch(/^Bearer /);
  });

  it.each([
    [23, true],
    [25, false],
  ])('VOUCH-03 that came %d hours ago is still there: %s', async (hours, isThere) => {
    const now = Date.parse('2026-11-20T20:00:00Z');
    const app = await choose({
      now,
      localStorage: { [KEY]: JSON.stringify({ code: 'VINTER26', expiry: now + (24 - hours) * HOUR_MS }) },
      responses: { 'GET /gateway/voucher/VINTER26/validate': voucherFixture },
    });
    await waitFor(() => expect(screen.text().includes('50 % rabatt')).toBe(isThere));
    expect(app.calls().join().includes('/validate')).toBe(isThere);
  });

  it.each([
    ['404', refused(404)],
    ['400', refused(400)],
    ['isValid false', { ...voucherFixture, isValid: false }],
  ])('VOUCH-04 that is written and gives nothing (%s) is said to be invalid', async (_what, answer) => {
    await choose({ responses: { 'GET /gateway/voucher/FEIL/validate': answer } });
    write('Rabattkode', 'FEIL');
    await waitFor(() => expect(screen.text()).toContain('Ugyldig kode'));
    expect(kept()).toBeUndefined();
    expect(screen.link('Gå videre')).toBeTruthy();
  });

  it('ANA-27 is told of when it is applied and when it is rejected', async () => {
    const app = await choose({
      config: { environment: 'prod' },
      localStorage: { 'analytics-consent': 'granted' },
      responses: {
        'GET /gateway/voucher/FEIL/validate': refused(404),
        'GET /gateway/voucher/VINTER26/validate': voucherFixture,
      },
    });
    write('Rabattkode', 'FEIL');
    await waitFor(() => expect(screen.text()).toContain('Ugyldig kode'));
    write('Rabattkode', 'VINTER26');
    const told = () => app.analyticsEvents().filter(({ event }) => event === 'voucher');
    await waitFor(() => expect(told()).toHaveLength(2));
    expect(told()).toMatchObject([
      { code: 'FEIL', action: 'rejected' },
      { code: 'VINTER26', action: 'applied' },
    ]);
  });

  it('does not stand in the way where its service is down: one may buy without, or ask again', async () => {
    let isDown = true;
    await choose({
      responses: {
        'GET /gateway/voucher/VINTER26/validate': () =>
          isDown ? new Response('', { status: 418 }) : Response.json(voucherFixture),
      },
    });
    write('Rabattkode', 'VINTER26');
    await waitFor(() => expect(screen.text()).toContain('Du kan gå videre uten den'));
    expect(screen.link('Gå videre').pathname).toBe('/bli-kunde/registrer/mye');
    isDown = false;
    screen.button('Prøv igjen').click();
    await waitFor(() => expect(screen.text()).toContain('50 % rabatt'));
  });

  it('VOUCH-07 that is bound to a phone is confirmed by its number', async () => {
    const app = await choose({
      responses: {
        'GET /gateway/voucher/MIN/validate': { ...voucherFixture, code: 'MIN', requiresIdentification: true },
        'POST /gateway/voucher/MIN/identify': async (request: Request) => {
          const { phoneNumber } = (await request.json()) as { readonly phoneNumber: string };
          return phoneNumber === '4791234567'
            ? Response.json({ ...voucherFixture, code: 'MIN' })
            : refused(400)();
        },
      },
    });
    write('Rabattkode', 'MIN');
    await waitFor(() => expect(screen.text()).toContain('knyttet til et mobilnummer'));
    expect(bar()).not.toContain('112,25');
    write('Mobilnummer', '99 88 77 66');
    await waitFor(() => expect(screen.text()).toContain('Koden hører ikke til dette nummeret'));
    write('Mobilnummer', '+47 912 34 567');
    await waitFor(() => expect(screen.text()).toContain('50 % rabatt'));
    const [first, second] = app.network.requestsTo('POST /gateway/voucher/MIN/identify');
    expect(await first?.json()).toEqual({ phoneNumber: '4799887766', code: 'MIN' });
    expect(await second?.json()).toEqual({ phoneNumber: '4791234567', code: 'MIN' });
  });

  it('VOUCH-04 VOUCH-05 VOUCH-10 is redeemed by a customer, and shown from then on', async () => {
    let isRedeemed = false;
    const app = await renderApp({
      isSignedIn: true,
      path: '/abonnement',
      responses: {
        ...shop,
        'GET /gateway/customer': customerFixture('Active'),
        'GET /gateway/customer/activeVoucherInfo': () =>
          isRedeemed
            ? Response.json({ ...voucherFixture, validTo: '2027-02-20T00:00:00Z' })
            : new Response(null, { status: 404 }),
        'GET /gateway/voucher/VINTER26/validate': voucherFixture,
        'POST /gateway/voucher/VINTER26/redeem': () => {
          isRedeemed = true;
          return new Response(null, { status: 204 });
        },
      },
    });
    await waitFor(() => expect(screen.text()).toContain('Rabattkode'));
    write('Rabattkode', 'VINTER26');
    await waitFor(() => screen.button('Løs inn koden').click());
    await waitFor(() => expect(screen.text()).toMatch(/Du bruker VINTER26.*til .*19\. februar/));
    expect(app.calls()).toContain('POST /gateway/voucher/VINTER26/redeem');
    expect(kept()).toBeUndefined();
  });

  it('VOUCH-10 that was used before is said to be', async () => {
    await renderApp({
      isSignedIn: true,
      path: '/abonnement',
      responses: {
        ...shop,
        'GET /gateway/voucher/BRUKT/validate': { ...voucherFixture, code: 'BRUKT' },
        'POST /gateway/voucher/BRUKT/redeem': () =>
          Response.json({ code: 'VOUCHER_USED', message: 'Brukt' }, { status: 409 }),
      },
    });
    await waitFor(() => expect(screen.text()).toContain('Rabattkode'));
    write('Rabattkode', 'BRUKT');
    await waitFor(() => screen.button('Løs inn koden').click());
    await waitFor(() => expect(screen.text()).toContain('Koden er allerede brukt'));
  });

  it('VOUCH-05 that nothing has been paid with yet is said to wait', async () => {
    await renderApp({
      isSignedIn: true,
      path: '/abonnement',
      responses: {
        ...shop,
        'GET /gateway/customer/activeVoucherInfo': { ...voucherFixture, code: 'MAXGAVE' },
      },
    });
    await waitFor(() => expect(screen.text()).toContain('MAXGAVE venter på neste kjøp: 50 % rabatt'));
    expect(screen.text()).not.toContain('Du bruker');
  });

  it('VOUCH-10 that is good, and not for this customer, is said to be so', async () => {
    await renderApp({
      isSignedIn: true,
      path: '/abonnement',
      responses: {
        ...shop,
        'GET /gateway/voucher/PROV2/validate': { ...voucherFixture, code: 'PROV2' },
        'POST /gateway/voucher/PROV2/redeem': refused(400),
      },
    });
    await waitFor(() => expect(screen.text()).toContain('Rabattkode'));
    write('Rabattkode', 'PROV2');
    await waitFor(() => screen.button('Løs inn koden').click());
    await waitFor(() => expect(screen.text()).toContain('Koden kan ikke brukes på abonnementet ditt nå'));
  });

  it('VOUCH-10 ANA-27 that one came with is redeemed before paying, so that the summary counts it', async () => {
    const state = customerFixture('PendingPaymentInfo');
    let isRedeemed = false;
    const app = await renderApp({
      isSignedIn: true,
      path: '/min-konto/kj%C3%B8p?productIds=mest&vc=VINTER26',
      config: { environment: 'prod' },
      localStorage: { 'analytics-consent': 'granted' },
      responses: {
        ...shop,
        'GET /gateway/customer': state,
        'GET /gateway/customer/subscription': state.subscribedPackage,
        'GET /gateway/voucher/VINTER26/validate': voucherFixture,
        'POST /gateway/voucher/VINTER26/redeem': () => {
          isRedeemed = true;
          return new Response(null, { status: 204 });
        },
        'GET /gateway/customer/subscription/change/summary': () =>
          Response.json({
            toPayNow: isRedeemed ? 314.5 : 629,
            monthlyPrice: 629,
            changeType: 'New',
            lines: [
              { kind: 'Product', productId: 'mest', name: 'Mest', price: 629 },
              ...(isRedeemed ? [{ kind: 'Voucher', name: 'VINTER26', price: -314.5 }] : []),
            ],
          }),
      },
    });
    await waitFor(() => expect(screen.text().replaceAll('\u00A0', ' ')).toContain('314,50 kr'));
    expect(app.network.requestsTo('POST /gateway/voucher/VINTER26/redeem')).toHaveLength(1);
    expect(decodeURI(app.currentPath())).toBe('/min-konto/kjøp?productIds=mest');
    expect(kept()).toBeUndefined();
    await waitFor(() =>
      expect(app.analyticsEvents()).toContainEqual(
        expect.objectContaining({ event: 'voucher', code: 'VINTER26', action: 'redeemed' }),
      ),
    );
  });
});
