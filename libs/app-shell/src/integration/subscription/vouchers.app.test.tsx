// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { customerFixture, shopFixture, shopSettingsFixture, voucherFixture } from '@tv/api-client/fixtures';
import { renderApp, type RenderAppOptions, user } from '../../testing/index.ts';

const shop = {
  'GET /gateway/products': shopFixture,
  'GET /gateway/settings': shopSettingsFixture('GLIMT'),
};
const refused = (status: number) => () =>
  Response.json({ code: 'INVALID_VOUCHER', message: 'Ugyldig kode' }, { status });
const KEY = 'preloaded-voucher';
const HOUR_MS = 3_600_000;

async function openPackageSelection({ responses, ...options }: RenderAppOptions = {}) {
  const app = await renderApp({ path: '/bli-kunde', ...options, responses: { ...shop, ...responses } });
  await screen.findAllByRole('radio');
  return app;
}

/** Types into a field and submits its form. */
function typeAndSubmit(label: string, text: string) {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: label });
  fireEvent.input(field, { target: { value: text } });
  field.form?.requestSubmit();
}
const summaryBarText = () =>
  document.querySelector('[aria-label="Det du har valgt"]')?.textContent.replaceAll('\u00A0', ' ');
const storedVoucher = () => {
  const text = localStorage.getItem(KEY);
  return text === null ? undefined : (JSON.parse(text) as { readonly code: string; readonly expiry: number });
};

describe('a voucher', () => {
  it('VOUCH-01 VOUCH-06 stores a voucher from the URL, removes it from the URL, and applies it for a visitor', async () => {
    const app = await openPackageSelection({
      path: '/bli-kunde?vc=VINTER26&productIds=mest',
      responses: { 'GET /gateway/voucher/VINTER26/validate': voucherFixture },
    });
    await waitFor(() => expect(app.currentPath()).toBe('/bli-kunde?productIds=mest'));
    await waitFor(() => expect(document.body).toHaveTextContent('50 % rabatt på grunnpakken i 3 måneder'));
    expect(summaryBarText()).toContain('314,50 kr/md. de tre første månedene, deretter 629 kr/md.');
    expect(storedVoucher()?.code).toBe('VINTER26');
    const [validateRequest] = app.network.requestsTo('GET /gateway/voucher/VINTER26/validate');
    expect(validateRequest?.headers.get('authorization')).toBeNull();
  });

  it('VOUCH-01 stores a voucher from the URL of any other page as well', async () => {
    const app = await renderApp({ path: '/filmer?vc=VINTER26&sortMenu=tittel' });
    await waitFor(() => expect(app.currentPath()).toBe('/filmer?sortMenu=tittel'));
    expect(storedVoucher()?.code).toBe('VINTER26');
  });

  it('VOUCH-06 validates a voucher with the token of a signed-in user', async () => {
    const app = await openPackageSelection({
      isSignedIn: true,
      path: '/bli-kunde?vc=VINTER26',
      responses: { 'GET /gateway/voucher/VINTER26/validate': voucherFixture },
    });
    await waitFor(() => expect(document.body).toHaveTextContent('50 % rabatt'));
    const validateRequest = app.network.requestsTo('GET /gateway/voucher/VINTER26/validate').at(-1);
    expect(validateRequest?.headers.get('authorization')).toMatch(/^Bearer /);
  });

  it.each([
    [23, true],
    [25, false],
  ])('VOUCH-03 applies a voucher that was stored %d hours ago: %s', async (hours, isStored) => {
    const now = Date.parse('2026-11-20T20:00:00Z');
    const app = await openPackageSelection({
      now,
      localStorage: { [KEY]: JSON.stringify({ code: 'VINTER26', expiry: now + (24 - hours) * HOUR_MS }) },
      responses: { 'GET /gateway/voucher/VINTER26/validate': voucherFixture },
    });
    await waitFor(() => expect(document.body.textContent.includes('50 % rabatt')).toBe(isStored));
    expect(app.calls().join().includes('/validate')).toBe(isStored);
  });

  it.each([
    ['404', refused(404)],
    ['400', refused(400)],
    ['isValid false', { ...voucherFixture, isValid: false }],
  ])('VOUCH-04 shows an error for an invalid voucher (%s)', async (_what, answer) => {
    await openPackageSelection({ responses: { 'GET /gateway/voucher/FEIL/validate': answer } });
    typeAndSubmit('Rabattkode', 'FEIL');
    await waitFor(() => expect(document.body).toHaveTextContent('Ugyldig kode'));
    expect(storedVoucher()).toBeUndefined();
    expect(screen.getByRole('link', { name: 'Gå videre' })).toBeInTheDocument();
  });

  it('ANA-27 tracks a voucher that is applied and one that is rejected', async () => {
    const app = await openPackageSelection({
      config: { environment: 'prod' },
      localStorage: { 'analytics-consent': 'granted' },
      responses: {
        'GET /gateway/voucher/FEIL/validate': refused(404),
        'GET /gateway/voucher/VINTER26/validate': voucherFixture,
      },
    });
    typeAndSubmit('Rabattkode', 'FEIL');
    await waitFor(() => expect(document.body).toHaveTextContent('Ugyldig kode'));
    typeAndSubmit('Rabattkode', 'VINTER26');
    const voucherEvents = () => app.analyticsEvents().filter(({ event }) => event === 'voucher');
    await waitFor(() => expect(voucherEvents()).toHaveLength(2));
    expect(voucherEvents()).toMatchObject([
      { code: 'FEIL', action: 'rejected' },
      { code: 'VINTER26', action: 'applied' },
    ]);
  });

  it('does not block the purchase when the voucher service is down, and can be retried', async () => {
    let isDown = true;
    await openPackageSelection({
      responses: {
        'GET /gateway/voucher/VINTER26/validate': () =>
          isDown ? new Response('', { status: 418 }) : Response.json(voucherFixture),
      },
    });
    typeAndSubmit('Rabattkode', 'VINTER26');
    await waitFor(() => expect(document.body).toHaveTextContent('Du kan gå videre uten den'));
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Gå videre' }).pathname).toBe(
      '/bli-kunde/registrer/mye',
    );
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(document.body).toHaveTextContent('50 % rabatt'));
  });

  it('VOUCH-07 confirms a voucher that is bound to a phone number with that number', async () => {
    const app = await openPackageSelection({
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
    typeAndSubmit('Rabattkode', 'MIN');
    await waitFor(() => expect(document.body).toHaveTextContent('knyttet til et mobilnummer'));
    expect(summaryBarText()).not.toContain('112,25');
    typeAndSubmit('Mobilnummer', '99 88 77 66');
    await waitFor(() => expect(document.body).toHaveTextContent('Koden hører ikke til dette nummeret'));
    typeAndSubmit('Mobilnummer', '+47 912 34 567');
    await waitFor(() => expect(document.body).toHaveTextContent('50 % rabatt'));
    const [first, second] = app.network.requestsTo('POST /gateway/voucher/MIN/identify');
    expect(await first?.json()).toEqual({ phoneNumber: '4799887766', code: 'MIN' });
    expect(await second?.json()).toEqual({ phoneNumber: '4791234567', code: 'MIN' });
  });

  it('VOUCH-04 VOUCH-05 VOUCH-10 redeems a customer’s voucher and then shows it as active', async () => {
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
    await waitFor(() => expect(document.body).toHaveTextContent('Rabattkode'));
    typeAndSubmit('Rabattkode', 'VINTER26');
    await user.click(await screen.findByRole('button', { name: 'Løs inn koden' }));
    await waitFor(() => expect(document.body).toHaveTextContent(/Du bruker VINTER26.*til .*19\. februar/));
    expect(app.calls()).toContain('POST /gateway/voucher/VINTER26/redeem');
    expect(storedVoucher()).toBeUndefined();
  });

  it('VOUCH-10 shows an error for a voucher that was already used', async () => {
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
    await waitFor(() => expect(document.body).toHaveTextContent('Rabattkode'));
    typeAndSubmit('Rabattkode', 'BRUKT');
    await user.click(await screen.findByRole('button', { name: 'Løs inn koden' }));
    await waitFor(() => expect(document.body).toHaveTextContent('Koden er allerede brukt'));
  });

  it('VOUCH-05 shows a voucher that waits for the next purchase', async () => {
    await renderApp({
      isSignedIn: true,
      path: '/abonnement',
      responses: {
        ...shop,
        'GET /gateway/customer/activeVoucherInfo': { ...voucherFixture, code: 'MAXGAVE' },
      },
    });
    await waitFor(() => expect(document.body).toHaveTextContent('MAXGAVE venter på neste kjøp: 50 % rabatt'));
    expect(document.body).not.toHaveTextContent('Du bruker');
  });

  it('VOUCH-10 shows an error for a valid voucher that does not apply to this customer', async () => {
    await renderApp({
      isSignedIn: true,
      path: '/abonnement',
      responses: {
        ...shop,
        'GET /gateway/voucher/PROV2/validate': { ...voucherFixture, code: 'PROV2' },
        'POST /gateway/voucher/PROV2/redeem': refused(400),
      },
    });
    await waitFor(() => expect(document.body).toHaveTextContent('Rabattkode'));
    typeAndSubmit('Rabattkode', 'PROV2');
    await user.click(await screen.findByRole('button', { name: 'Løs inn koden' }));
    await waitFor(() =>
      expect(document.body).toHaveTextContent('Koden kan ikke brukes på abonnementet ditt nå'),
    );
  });

  it('VOUCH-10 ANA-27 redeems a voucher from the URL before the payment, so that the summary includes it', async () => {
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
    await waitFor(() => expect(document.body.textContent.replaceAll('\u00A0', ' ')).toContain('314,50 kr'));
    expect(app.network.requestsTo('POST /gateway/voucher/VINTER26/redeem')).toHaveLength(1);
    expect(decodeURI(app.currentPath())).toBe('/min-konto/kjøp?productIds=mest');
    expect(storedVoucher()).toBeUndefined();
    await waitFor(() =>
      expect(app.analyticsEvents()).toContainEqual(
        expect.objectContaining({ event: 'voucher', code: 'VINTER26', action: 'redeemed' }),
      ),
    );
  });
});
