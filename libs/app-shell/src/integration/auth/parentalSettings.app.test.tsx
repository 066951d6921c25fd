// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { cardFixtures } from '@tv/api-client/fixtures';
import { kari } from '@tv/auth/testing';
import { renderApp, user } from '../../testing/index.ts';
import type { RenderAppOptions } from '../../testing/index.ts';
import {
  submitPin,
  encodeParentalLimit,
  createPinResponses,
  getPinDialogText,
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

const toggle = () => screen.getByRole('switch', { name: /foreldrekontroll/i });
const status = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('status')
    .map((element) => element.textContent)
    .join();
const alert = () => within(screen.getByRole('main')).getByRole('alert');
const storedLimit = () => localStorage.getItem(`parental-${kari.sub}`);

async function submitPinForm(pin: string, password = 'demo1234') {
  await user.type(await screen.findByLabelText('Passord'), password);
  await user.type(screen.getByLabelText(/^(Ny )?PIN-kode$/, { selector: 'input' }), pin);
  await user.click(await screen.findByRole('button', { name: 'Lagre' }));
}

describe('settings page', () => {
  it('ROUTE-10 PIN-17 PIN-18 shows the PIN and parental control to a customer', async () => {
    const app = await openSettings();
    await screen.findByRole('heading', { level: 1, name: 'Innstillinger' });
    await waitFor(() => expect(document.body).toHaveTextContent('Du har en PIN-kode.'));
    const regions = within(screen.getByRole('main'))
      .queryAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(regions).toEqual([
      'PIN-kode',
      'Foreldrekontroll',
      'Avspilling',
      'Undertekster',
      'Lagret på denne enheten',
    ]);
    expect(toggle()).toBeInTheDocument();
    expect(document.title).toBe('Innstillinger – Glimt');
    expect(app.calls().filter((call) => call === 'GET /gateway/pin/pinsettings')).toHaveLength(1);
  });

  it('ROUTE-10 PIN-07 PIN-17 PIN-18 redirects visitors to sign-in, without any PIN request', async () => {
    const app = await openSettings({ isSignedIn: false });
    await waitFor(() => expect(app.navigations.join()).toContain('/auth?'));
    expect(document.body).not.toHaveTextContent('PIN');
    expect(document.body).not.toHaveTextContent('Foreldrekontroll');
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
    await waitFor(() => expect(document.body).toHaveTextContent('Lag en PIN-kode først.'));
    expect(toggle()).toBeDisabled();
    await submitPinForm('123');
    await waitFor(() => expect(status()).toContain('Ny pin är opprettet'));
    await waitFor(() => expect(toggle()).not.toBeDisabled());
  });

  it('AUTH-55 does not send the PIN when the password is wrong', async () => {
    const app = await openSettings();
    await submitPinForm('4321', 'gjett');
    await waitFor(() => expect(alert().textContent).toBe('Feil passord'));
    expect(app.network.requestsTo(SET)).toHaveLength(0);
  });

  it('PIN-12 sends neither PIN nor password when the PIN is not four digits', async () => {
    const app = await openSettings();
    await submitPinForm('ab12');
    await waitFor(() => expect(alert().textContent).toBe('PIN-kode må bestå av 4 siffer'));
    expect(app.network.requestsTo(SET)).toHaveLength(0);
    expect(app.provider.count('POST /reauthenticate/password')).toBe(0);
  });

  it('PIN-16 shows an error when the PIN cannot be saved', async () => {
    await openSettings({ responses: { [SET]: () => new Response(null, { status: 500 }) } });
    await submitPinForm('4321');
    await waitFor(() => expect(alert().textContent).toBe('Oi, no gikk det gale, prøv igjen seinare du'));
  });
});

describe('parental control', () => {
  it('PIN-19 PIN-20 CARD-39 locks cards at once when parental control is turned on, without a reload', async () => {
    const app = await openSettings();
    await waitFor(() => expect(document.body).toHaveTextContent('Du har en PIN-kode.'));
    await user.click(toggle());
    await waitFor(() => expect(status()).toContain('Foreldrekontrollen er på'));
    expect(storedLimit()).toBe(encodeParentalLimit(12));
    app.popTo('/tema/start/liste/films');
    await waitFor(() =>
      expect(within(screen.getByRole('main')).queryByRole('article')).toHaveTextContent('15+'),
    );
  });

  it('PIN-19 requires the PIN to turn off parental control', async () => {
    await openSettings({ localStorage: { [`parental-${kari.sub}`]: encodeParentalLimit(9) } });
    await waitFor(() => expect(toggle()).toBeChecked());
    await user.click(toggle());
    await waitFor(() => expect(getPinDialogText()).toContain('Skriv PIN-koden'));
    expect(storedLimit()).toBe(encodeParentalLimit(9));
    submitPin('1234');
    await waitFor(() => expect(status()).toContain('Foreldrekontrollen er av'));
    expect(storedLimit()).toBe(encodeParentalLimit(9, false));
  });
});
