// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { accountFixture } from '@tv/api-client/fixtures';
import {
  renderApp,
  type RenderAppOptions,
  type RenderedApp,
  user,
  waitInRealTime,
} from '../../testing/index.ts';

const ACCOUNT = 'GET /gateway/customer/account';
const EMAIL = 'PUT /gateway/customer/email';
const PHONE = 'PUT /gateway/customer/phoneNumber';
const UPDATE = 'POST /gateway/password/update';
const CONSENTS = 'POST /gateway/customer/consents';

const noContent = () => new Response(null, { status: 204 });
const refused = (status: number, body?: unknown) => () => Response.json(body ?? {}, { status });

const main = () => screen.getByRole('main');
/** Returns the form field by its `name`, which is also the name in the request. */
function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
}
const fieldError = (name: string) => document.getElementById(`${field(name).id}-error`)?.textContent;

/** Returns everything observable outside the page, except requests to services. */
const observableState = (app: RenderedApp) =>
  JSON.stringify([app.analyticsEvents(), app.consoleMessages, window.location.href, app.navigations]);

const open = (path: string, { responses, ...options }: RenderAppOptions = {}): Promise<RenderedApp> =>
  renderApp({
    path,
    isSignedIn: true,
    config: { environment: 'uat' },
    localStorage: { 'analytics-consent': 'granted' },
    ...options,
    responses: {
      [ACCOUNT]: accountFixture,
      [EMAIL]: noContent,
      [PHONE]: noContent,
      [UPDATE]: noContent,
      [CONSENTS]: noContent,
      ...responses,
    },
  });

async function send(formValues: Readonly<Record<string, string>>, button = 'Lagre'): Promise<void> {
  for (const [name, value] of Object.entries(formValues)) {
    await waitFor(() => field(name));
    fireEvent.input(field(name), { target: { value: value } });
  }
  await user.click(await screen.findByRole('button', { name: button }));
}

describe('the personal data pages', () => {
  it.each([
    ['ROUTE-51', '/informasjon', 'Personopplysninger'],
    ['ROUTE-56', '/passord', 'Endre passord'],
    ['ROUTE-57', '/epost', 'Endre e-post'],
    ['ROUTE-58', '/telefon', 'Endre mobilnummer'],
  ])('%s %s renders for a customer and redirects a visitor to sign-in', async (_row, path, title) => {
    const app = await open(path, { isSignedIn: false });
    await waitFor(() => expect(app.navigations.join()).toContain('/auth?'));
    expect(sessionStorage.getItem('post-auth-redirect')).toBe(path);
    expect(app.calls().join()).not.toContain('/customer/account');
    await open(path);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(document.title).toContain(title);
  });

  it('ROUTE-65 /passord/reset renders for a visitor without a redirect to sign-in', async () => {
    const app = await open('/passord/reset', { isSignedIn: false });
    await screen.findByRole('heading', { level: 1, name: 'Glemt passord?' });
    expect(field('email')).toBeTruthy();
    await app.advanceTime(1000);
    expect(app.navigations).toEqual([]);
  });
});

describe('the customer details on /informasjon', () => {
  it('ACCT-23 fetches the customer details once and shows them, each with a link to change it', async () => {
    const app = await open('/informasjon');
    await waitFor(() => expect(main()).toHaveTextContent('Kari Nordmann'));
    expect(app.calls().filter((call) => call === ACCOUNT)).toHaveLength(1);
    const text = main().textContent;
    for (const fact of ['kari@kunde.test', '912 34 567', '14. mars 2025']) expect(text).toContain(fact);
    const linkNames = ['Endre e-post', 'Endre mobilnummer', 'Endre passord', 'Min konto'];
    expect(linkNames.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/epost',
      '/telefon',
      '/passord',
      '/min-konto',
    ]);
  });

  it('shows an error when the customer details fail to load, and loads them on retry', async () => {
    const app = await open('/informasjon', { responses: { [ACCOUNT]: refused(404) } });
    await waitFor(() => expect(main()).toHaveTextContent('Vi fikk ikke hentet opplysningene dine'));
    app.network.addResponses({ [ACCOUNT]: accountFixture });
    await user.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(main()).toHaveTextContent('Kari Nordmann'));
  });
});

describe('consents', () => {
  const toggles = () => screen.queryAllByRole<HTMLInputElement>('switch');
  async function toggle(index: number) {
    const element = toggles()[index];
    if (element) await user.click(element);
  }
  const states = () => toggles().map((toggle) => toggle.checked);
  const savedConsents = async (app: RenderedApp) =>
    Promise.all(app.network.requestsTo(CONSENTS).map((request) => request.json() as Promise<unknown>));
  const given = accountFixture.consents;

  it('ACCT-24 ACCT-25 shows five consent switches, and saves all of them on each change', async () => {
    const app = await open('/informasjon');
    await waitFor(() => expect(states()).toEqual([true, false, false, false, false]));
    await toggle(1);
    await waitFor(() => expect(main()).toHaveTextContent('Lagret'));
    expect(states()).toEqual([true, true, false, false, false]);
    expect(await savedConsents(app)).toEqual([{ consents: { ...given, receiveSms: true } }]);
  });

  it('saves two quick consent changes in sequence and loses neither', async () => {
    let storedConsents: unknown = given;
    const app = await open('/informasjon', {
      responses: {
        [ACCOUNT]: () => Response.json({ ...accountFixture, consents: storedConsents }),
        [CONSENTS]: async (request: Request) => {
          ({ consents: storedConsents } = (await request.json()) as { consents: unknown });
          return noContent();
        },
      },
    });
    await waitFor(() => expect(toggles()).toHaveLength(5));
    await toggle(1);
    await toggle(2);
    await waitFor(async () => expect(await savedConsents(app)).toHaveLength(2));
    await waitFor(() => expect(main()).toHaveTextContent('Lagret'));
    expect(storedConsents).toEqual({ ...given, receiveSms: true, personalizedMarketing: true });
    expect(states()).toEqual([true, true, true, false, false]);
  });

  it('does not overwrite a consent that another device has changed', async () => {
    const app = await open('/informasjon');
    await waitFor(() => expect(toggles()).toHaveLength(5));
    app.network.addResponses({
      [ACCOUNT]: { ...accountFixture, consents: { ...given, receiveEmail: false } },
    });
    await toggle(1);
    await waitFor(async () =>
      expect(await savedConsents(app)).toEqual([
        { consents: { ...given, receiveEmail: false, receiveSms: true } },
      ]),
    );
    await waitFor(() => expect(states()).toEqual([false, true, false, false, false]));
  });

  it('reverts a consent and shows an error when saving fails', async () => {
    await open('/informasjon', { responses: { [CONSENTS]: refused(500) } });
    await waitFor(() => expect(toggles()).toHaveLength(5));
    await toggle(1);
    await waitFor(() =>
      expect(within(main()).queryByRole('alert')).toHaveTextContent('Vi fikk ikke lagret «Send meg'),
    );
    expect(states()).toEqual([true, false, false, false, false]);
  });

  it('shows an error instead of invalid consents, and the other customer details', async () => {
    const app = await open('/informasjon', {
      responses: { [ACCOUNT]: { ...accountFixture, consents: { ...given, receiveSms: 'ja' } } },
    });
    await waitFor(() => expect(main()).toHaveTextContent('Vi fikk ikke hentet samtykkene dine'));
    expect(main()).toHaveTextContent('Kari Nordmann');
    expect(toggles()).toEqual([]);
    app.network.addResponses({ [ACCOUNT]: accountFixture });
    await user.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(toggles()).toHaveLength(5));
  });
});

describe('changing the e-mail address', () => {
  const formValues = { email: 'Ny@Kunde.test', password: 'demo1234' };

  it('ACCT-14 sends the new address with the password and refetches the customer', async () => {
    const app = await open('/epost');
    await waitFor(() => expect(main()).toHaveTextContent('Nå er den kari@kunde.test'));
    const requestCount = (call: string) => app.calls().filter((one) => one === call).length;
    const before = requestCount(ACCOUNT);
    await send(formValues);
    await waitFor(() => expect(screen.getByText('E-postadressen er endret')).toHaveFocus());
    expect(main()).toHaveTextContent('Ny@Kunde.test');
    const [request] = app.network.requestsTo(EMAIL);
    expect(await request?.json()).toEqual(formValues);
    await waitFor(() => expect(requestCount(ACCOUNT)).toBe(before + 1));
  });

  it.each([
    [
      'ACCT-15',
      409,
      'EMAIL_EXISTS: Email already exists',
      'email',
      'E-postadressen er i bruk på en annen konto',
    ],
    [
      'ACCT-16',
      400,
      'EMAIL_VALIDATION_FAILURE: Email validation failed',
      'email',
      'E-postadressen kan ikke brukes. Sjekk at den er riktig skrevet',
    ],
    ['ACCT-17', 403, 'INCORRECT_PASSWORD: Incorrect password', 'password', 'Passordet er feil'],
    ['also', 401, 'INCORRECT_PASSWORD: Incorrect password', 'password', 'Passordet er feil'],
  ])('%s %i is logged as %s, with an error on its field', async (_row, status, logged, name, text) => {
    const app = await open('/epost', { responses: { [EMAIL]: refused(status) } });
    await send(formValues);
    await waitFor(() => expect(fieldError(name)).toBe(text));
    await waitFor(() => expect(field(name)).toHaveFocus());
    expect(app.consoleMessages).toContain(`warn: [account.changeEmail] ${logged}`);
    expect(field('email')).toHaveValue(formValues.email);
    expect(field('password')).toHaveValue(name === 'password' ? '' : formValues.password);
    expect(observableState(app)).not.toContain(formValues.password);
  });

  it('ACCT-13 sends an e-mail address of an unusual format and shows the server’s error', async () => {
    const app = await open('/epost', { responses: { [EMAIL]: refused(400) } });
    await send({ email: 'ikke en adresse', password: 'x' });
    await waitFor(() => expect(fieldError('email')).toContain('kan ikke brukes'));
    expect(await app.network.requestsTo(EMAIL)[0]?.json()).toEqual({
      email: 'ikke en adresse',
      password: 'x',
    });
  });

  it('requires e-mail address and password, focuses the error summary and sends nothing', async () => {
    const app = await open('/epost');
    await send({ email: '' });
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'group'));
    expect(document.activeElement).toHaveTextContent('Skriv e-postadressen din');
    expect(document.activeElement).toHaveTextContent('Skriv passordet ditt');
    expect(app.network.requestsTo(EMAIL)).toHaveLength(0);
  });

  it('shows an error and keeps the typed e-mail address when the server fails', async () => {
    await open('/epost', { responses: { [EMAIL]: refused(500) } });
    await send(formValues);
    await waitFor(() => expect(within(main()).queryByRole('alert')).toHaveTextContent('Prøv igjen'));
    expect(field('email')).toHaveValue(formValues.email);
  });
});

describe('changing the phone number', () => {
  it('ACCT-18 sends the phone number in server format with the password', async () => {
    const app = await open('/telefon');
    await send({ phoneNumber: '987 65 432', password: 'demo1234' });
    await waitFor(() => expect(screen.getByText('Mobilnummeret er endret')).toHaveFocus());
    const [request] = app.network.requestsTo(PHONE);
    expect(await request?.json()).toEqual({ phoneNumber: '4798765432', password: 'demo1234' });
  });

  it('ACCT-13 ACCT-19 sends an invalid phone number as typed and shows the server’s error on the field', async () => {
    const app = await open('/telefon', { responses: { [PHONE]: refused(400) } });
    await send({ phoneNumber: '12', password: 'demo1234' });
    await waitFor(() => expect(fieldError('phoneNumber')).toContain('Mobilnummeret kan ikke brukes'));
    await waitFor(() => expect(field('phoneNumber')).toHaveFocus());
    expect(await app.network.requestsTo(PHONE)[0]?.json()).toMatchObject({ phoneNumber: '12' });
    expect(app.consoleMessages).toContain(
      'warn: [account.changePhoneNumber] PHONE_NUMBER_VALIDATION_FAILURE: Phone number validation failed',
    );
  });

  it('ACCT-20 shows a wrong password, sent with a phone number, as an error on the password field', async () => {
    const app = await open('/telefon', { responses: { [PHONE]: refused(403) } });
    await send({ phoneNumber: '98765432', password: 'gjett' });
    await waitFor(() => expect(fieldError('password')).toBe('Passordet er feil'));
    await waitFor(() => expect(field('password')).toHaveFocus());
    expect(app.consoleMessages).toContain(
      'warn: [account.changePhoneNumber] INCORRECT_PASSWORD: Incorrect password',
    );
  });
});

describe('changing the password', () => {
  const formValues = { currentPassword: 'demo1234', newPassword: 'hemmelig-1', repeated: 'hemmelig-1' };
  const changes = (app: RenderedApp) =>
    app.analyticsEvents().filter(({ event }) => event === 'password_change');

  it('ACCT-22 ANA-30 sends the current and the new password, tracks the change once, and stays signed in', async () => {
    const app = await open('/passord');
    await send(formValues);
    await waitFor(() => expect(screen.getByText('Passordet er endret')).toHaveFocus());
    const [request] = app.network.requestsTo(UPDATE);
    expect(await request?.json()).toEqual({ currentPassword: 'demo1234', newPassword: 'hemmelig-1' });
    await waitFor(() => expect(changes(app)).toMatchObject([{ way: 'change' }]));
    expect(app.navigations).toEqual([]);
    expect(observableState(app)).not.toMatch(/demo1234|hemmelig/);
  });

  it.each([
    [{ ...formValues, newPassword: 'kort', repeated: 'kort' }, 'newPassword', 'Passordet må ha minst 8 tegn'],
    [{ ...formValues, repeated: 'hemmelig-2' }, 'repeated', 'Passordene er ikke like'],
    [{ ...formValues, currentPassword: '' }, 'currentPassword', 'Skriv passordet ditt'],
  ])('does not send an invalid password change: %j', async (fields, name, text) => {
    const app = await open('/passord');
    await send(fields);
    await waitFor(() => expect(fieldError(name)).toBe(text));
    expect(app.network.requestsTo(UPDATE)).toHaveLength(0);
  });

  it.each([
    [403, {}, 'currentPassword', 'Passordet er feil'],
    [400, { code: 'PASSWORD_VALIDATION_FAILURE', field: 'newPassword' }, 'newPassword', 'kan ikke brukes'],
  ])(
    'shows a %i refusal of a password change on its field and tracks no event',
    async (status, body, name, text) => {
      const app = await open('/passord', { responses: { [UPDATE]: refused(status, body) } });
      await send(formValues);
      await waitFor(() => expect(fieldError(name)).toContain(text));
      await waitFor(() => expect(field(name)).toHaveFocus());
      expect(changes(app)).toEqual([]);
    },
  );
});

describe('resetting a forgotten password', () => {
  const RESET = 'POST /gateway/password/setReset';
  const TOKEN = 'hemmelig-token-4711';
  const visitor = { isSignedIn: false, allowsThirdPartyCookies: false } as const;

  it.each([204, 400, 404])(
    'ACCT-21 sends a password reset link, and a %i response shows the same confirmation',
    async (status) => {
      const app = await open('/passord/reset', {
        ...visitor,
        responses: { [RESET]: () => new Response(null, { status }) },
      });
      await send({ email: 'Kari@kunde.test' }, 'Send lenke');
      await waitFor(() => expect(screen.getByText('Sjekk e-posten din')).toHaveFocus());
      expect(await app.network.requestsTo(RESET)[0]?.json()).toEqual({ email: 'Kari@kunde.test' });
      expect(main()).toHaveTextContent('Finnes det en konto med adressen du skrev');
    },
  );

  it('shows an error when sending the reset link fails, and sends it on retry', async () => {
    const app = await open('/passord/reset', { ...visitor, responses: { [RESET]: refused(503) } });
    await send({ email: 'kari@kunde.test' }, 'Send lenke');
    await waitFor(() => expect(main()).toHaveTextContent('Vi fikk ikke sendt lenken'));
    app.network.addResponses({ [RESET]: noContent });
    await user.click(await screen.findByRole('button', { name: 'Send lenke' }));
    await waitFor(() => expect(main()).toHaveTextContent('Sjekk e-posten din'));
  });

  it('ACCT-22 ANA-30 AUTH-44 sets a new password by link and continues to sign-in', async () => {
    const app = await open(`/passord/reset?token=${TOKEN}`, visitor);
    await send({ newPassword: 'hemmelig-1', repeated: 'hemmelig-1' });
    await waitFor(() => expect(app.navigations.join()).toContain('/auth?'));
    const [request] = app.network.requestsTo(UPDATE);
    expect(await request?.json()).toEqual({ token: TOKEN, newPassword: 'hemmelig-1' });
    const [move = ''] = app.navigations;
    const { searchParams } = new URL(move.slice(move.indexOf('http')));
    expect(searchParams.get('login_context')).toBe('password_changed');
    // A session in this browser may belong to a different user than the link.
    expect(searchParams.get('prompt')).toBe('login');
    expect(sessionStorage.getItem('post-auth-redirect')).toBe('/min-konto');
    const changes = app.analyticsEvents().filter(({ event }) => event === 'password_change');
    expect(changes).toMatchObject([{ way: 'reset' }]);
    expect(main()).toHaveTextContent('Passordet er lagret');
    expect(JSON.stringify(window.history.state)).not.toContain(TOKEN);
  });

  it.each(['/passord/reset', '/password/reset/', '/password/reset/ny'])(
    'removes the reset token of %s from the URL and sends it to the service only',
    async (path) => {
      const app = await open(`${path}?token=${TOKEN}&kilde=epost`, {
        ...visitor,
        responses: { [UPDATE]: refused(500) },
      });
      await screen.findByRole('heading', { level: 1, name: 'Nytt passord' });
      await waitFor(() => expect(app.currentPath()).toBe('/passord/reset?kilde=epost'));
      await waitInRealTime(async () => {
        await app.advanceTime(1000);
        expect(app.analyticsEvents().map(({ event }) => event)).toContain('page_view');
      });
      await send({ newPassword: 'hemmelig-1', repeated: 'hemmelig-1' });
      await waitFor(() => expect(main()).toHaveTextContent('Vi fikk ikke lagret passordet'));
      expect(observableState(app)).not.toMatch(/4711|hemmelig/);
      expect(app.calls().join()).not.toContain('4711');
      expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('4711');
    },
  );

  it('shows an error for an expired reset link, with a form to request a new one', async () => {
    const app = await open(`/passord/reset?token=${TOKEN}`, {
      ...visitor,
      responses: { [UPDATE]: refused(400, { code: 'TOKEN_EXPIRED', field: 'token' }), [RESET]: noContent },
    });
    await send({ newPassword: 'hemmelig-1', repeated: 'hemmelig-1' });
    await waitFor(() =>
      expect(within(main()).getByRole('alert').textContent).toBe(
        'Lenken er utløpt eller brukt. Be om en ny lenke her.',
      ),
    );
    expect(app.consoleMessages).toContain('warn: [account.resetPassword] TOKEN_EXPIRED: Token expired');
    await send({ email: 'kari@kunde.test' }, 'Send lenke');
    await waitFor(() => expect(main()).toHaveTextContent('Sjekk e-posten din'));
    expect(app.navigations).toEqual([]);
  });

  it('shows a rejected password as an error on its field, and the same reset link accepts another password', async () => {
    const body = { code: 'PASSWORD_VALIDATION_FAILURE', field: 'newPassword' };
    const app = await open(`/passord/reset?token=${TOKEN}`, {
      ...visitor,
      responses: { [UPDATE]: refused(400, body) },
    });
    await send({ newPassword: 'hemmelig-1', repeated: 'hemmelig-1' });
    await waitFor(() => expect(fieldError('newPassword')).toContain('Passordet kan ikke brukes'));
    app.network.addResponses({ [UPDATE]: noContent });
    await send({ newPassword: 'hemmelig-2', repeated: 'hemmelig-2' });
    await waitFor(() => expect(app.navigations.join()).toContain('login_context=password_changed'));
  });
});
