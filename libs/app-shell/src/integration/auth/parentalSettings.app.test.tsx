// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cardFixtures } from '@tv/api-client/fixtures';
import { kari } from '@tv/auth/testing';
import { renderApp, screen, waitFor } from '../../testing/index.ts';
import type { RenderAppOptions } from '../../testing/index.ts';
import {
  submitPin,
  encodeParentalLimit,
  createPinResponses,
  getPinDialogText,
  typeInto,
} from '../../testing/pinResponses.ts';

const PATH = '/innstillinger';
const SET = 'PUT /gateway/pin/settings/purchasepin';

const openSettings = (options: RenderAppOptions = {}) =>
  renderApp({
    path: PATH,
    isSignedIn: true,
    ...options,
    responses: {
      ...createPinResponses(),
      [SET]: () => new Response(null, { status: 204 }),
      'GET /content-layout/swimlanes/films': [{ ...cardFixtures.film, ageLimit: 15 }],
      ...options.responses,
    },
  });

const field = (label: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.control as
    HTMLInputElement | null | undefined;
const toggle = () => document.querySelector<HTMLInputElement>('main [role="switch"]');
const status = () =>
  [...document.querySelectorAll('main [role="status"]')].map((element) => element.textContent).join();
const storedLimit = () => localStorage.getItem(`parental-${kari.sub}`);

async function submitPinForm(pin: string, password = 'demo1234') {
  await waitFor(() => expect(field('Passord')).toBeDefined());
  typeInto(field('Passord'), password);
  typeInto(field('Ny PIN-kode') ?? field('PIN-kode'), pin);
  screen.button('Lagre').click();
}

describe('settings page', () => {
  it('ROUTE-10 PIN-17 PIN-18 shows the PIN and parental control to a customer', async () => {
    const app = await openSettings();
    await waitFor(() => expect(screen.heading()).toBe('Innstillinger'));
    await waitFor(() => expect(screen.text()).toContain('Du har en PIN-kode.'));
    const regions = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
    expect(regions).toEqual([
      'PIN-kode',
      'Foreldrekontroll',
      'Avspilling',
      'Undertekster',
      'Lagret på denne enheten',
    ]);
    expect(toggle()).not.toBeNull();
    expect(document.title).toBe('Innstillinger – Glimt');
    expect(app.calls().filter((call) => call === 'GET /gateway/pin/pinsettings')).toHaveLength(1);
  });

  it('ROUTE-10 PIN-07 PIN-17 PIN-18 redirects visitors to sign-in, without any PIN request', async () => {
    const app = await openSettings({ isSignedIn: false });
    await waitFor(() => expect(app.navigations.join()).toContain('/auth?'));
    expect(screen.text()).not.toContain('PIN');
    expect(screen.text()).not.toContain('Foreldrekontroll');
    expect(app.calls().join()).not.toContain('/pin/');
  });
});

describe('PIN settings', () => {
  it('PIN-05 PIN-15 changes the PIN after the password is verified', async () => {
    const app = await openSettings();
    await submitPinForm('4321');
    await waitFor(() => expect(status()).toContain('Pin er oppdatert'));
    const [request] = app.network.requestsTo(SET);
    expect(await request?.json()).toEqual({ purchasePin: '4321' });
    expect(app.provider.count('POST /reauthenticate/password')).toBe(1);
  });

  it('PIN-05 PIN-14 creates a PIN when there is none, and enables the parental control switch', async () => {
    let isPinSet = false;
    await openSettings({
      responses: {
        'GET /gateway/pin/pinsettings': () => Response.json({ isPinSet, purchasePinActive: isPinSet }),
        [SET]: () => {
          isPinSet = true;
          return new Response(null, { status: 204 });
        },
      },
    });
    await waitFor(() => expect(screen.text()).toContain('Lag en PIN-kode først.'));
    expect(toggle()?.disabled).toBe(true);
    await submitPinForm('123');
    await waitFor(() => expect(status()).toContain('Ny pin är opprettet'));
    await waitFor(() => expect(toggle()?.disabled).toBe(false));
  });

  it('AUTH-55 does not send the PIN when the password is wrong', async () => {
    const app = await openSettings();
    await submitPinForm('4321', 'gjett');
    await waitFor(() =>
      expect(document.querySelector('main [role="alert"]')?.textContent).toBe('Feil passord'),
    );
    expect(app.network.requestsTo(SET)).toHaveLength(0);
  });

  it('PIN-12 sends neither PIN nor password when the PIN is not four digits', async () => {
    const app = await openSettings();
    await submitPinForm('ab12');
    await waitFor(() =>
      expect(document.querySelector('main [role="alert"]')?.textContent).toBe(
        'PIN-kode må bestå av 4 siffer',
      ),
    );
    expect(app.network.requestsTo(SET)).toHaveLength(0);
    expect(app.provider.count('POST /reauthenticate/password')).toBe(0);
  });

  it('PIN-16 shows an error when the PIN cannot be saved', async () => {
    await openSettings({ responses: { [SET]: () => new Response(null, { status: 500 }) } });
    await submitPinForm('4321');
    await waitFor(() =>
      expect(document.querySelector('main [role="alert"]')?.textContent).toBe(
        'Oi, no gikk det gale, prøv igjen seinare du',
      ),
    );
  });
});

describe('parental control', () => {
  it('PIN-19 PIN-20 CARD-39 locks cards at once when parental control is turned on, without a reload', async () => {
    const app = await openSettings();
    await waitFor(() => expect(screen.text()).toContain('Du har en PIN-kode.'));
    toggle()?.click();
    await waitFor(() => expect(status()).toContain('Foreldrekontrollen er på'));
    expect(storedLimit()).toBe(encodeParentalLimit(12));
    app.popTo('/tema/start/liste/films');
    await waitFor(() => expect(document.querySelector('main article')?.textContent).toContain('15+'));
  });

  it('PIN-19 requires the PIN to turn off parental control', async () => {
    await openSettings({ localStorage: { [`parental-${kari.sub}`]: encodeParentalLimit(9) } });
    await waitFor(() => expect(toggle()?.checked).toBe(true));
    toggle()?.click();
    await waitFor(() => expect(getPinDialogText()).toContain('Skriv PIN-koden'));
    expect(storedLimit()).toBe(encodeParentalLimit(9));
    submitPin('1234');
    await waitFor(() => expect(status()).toContain('Foreldrekontrollen er av'));
    expect(storedLimit()).toBe(encodeParentalLimit(9, false));
  });
});
