// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { accountFixture } from '@tv/api-client/fixtures';
import { renderApp, screen, waitFor, type RenderAppOptions, type RenderedApp } from '../../testing/index.ts';
import { typeInto } from '../../testing/pinResponses.ts';

const ACCOUNT = 'GET /gateway/customer/account';
const EMAIL = 'PUT /gateway/customer/email';
const PHONE = 'PUT /gateway/customer/phoneNumber';
const UPDATE = 'POST /gateway/password/update';
const CONSENTS = 'POST /gateway/customer/consents';

const done = () => new Response(null, { status: 204 });
const refused = (status: number, body?: unknown) => () => Response.json(body ?? {}, { status });

const main = () => document.querySelector('main');
const field = (name: string) => document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
const faultOf = (name: string) => document.getElementById(`${field(name)?.id}-error`)?.textContent;

/** Whatever may be read of the app from outside of the page, but for what it sends to the services. */
const told = (app: RenderedApp) =>
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
      [EMAIL]: done,
      [PHONE]: done,
      [UPDATE]: done,
      [CONSENTS]: done,
      ...responses,
    },
  });

async function send(typed: Readonly<Record<string, string>>, button = 'Lagre'): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    await waitFor(() => expect(field(name)).toBeTruthy());
    typeInto(field(name), value);
  }
  screen.button(button).click();
}

describe('pages of personal data', () => {
  it.each([
    ['ROUTE-51', '/informasjon', 'Personopplysninger'],
    ['ROUTE-56', '/passord', 'Endre passord'],
    ['ROUTE-57', '/epost', 'Endre e-post'],
    ['ROUTE-58', '/telefon', 'Endre mobilnummer'],
  ])('%s %s is there for a customer, and sends anybody else to the sign-in', async (_row, path, title) => {
    const app = await open(path, { isSignedIn: false });
    await waitFor(() => expect(app.navigations.join()).toContain('/auth?'));
    expect(sessionStorage.getItem('post-auth-redirect')).toBe(path);
    expect(app.calls().join()).not.toContain('/customer/account');
    await open(path);
    await waitFor(() => expect(screen.heading()).toBe(title));
    expect(document.title).toContain(title);
  });

  it('ROUTE-65 /passord/reset is there for everybody, and nobody is asked to sign in', async () => {
    const app = await open('/passord/reset', { isSignedIn: false });
    await waitFor(() => expect(screen.heading()).toBe('Glemt passord?'));
    expect(field('email')).toBeTruthy();
    await app.advanceTime(1000);
    expect(app.navigations).toEqual([]);
  });
});

describe('what is known of a customer', () => {
  it('ACCT-23 is asked for and shown, each with the way to change it', async () => {
    const app = await open('/informasjon');
    await waitFor(() => expect(main()?.textContent).toContain('Kari Nordmann'));
    expect(app.calls().filter((call) => call === ACCOUNT)).toHaveLength(1);
    const text = main()?.textContent;
    for (const fact of ['kari@kunde.test', '912 34 567', '14. mars 2025']) expect(text).toContain(fact);
    const ways = ['Endre e-post', 'Endre mobilnummer', 'Endre passord', 'Min konto'];
    expect(ways.map((name) => screen.link(name).getAttribute('href'))).toEqual([
      '/epost',
      '/telefon',
      '/passord',
      '/min-konto',
    ]);
  });

  it('that cannot be had is told, and asked for again', async () => {
    const app = await open('/informasjon', { responses: { [ACCOUNT]: refused(404) } });
    await waitFor(() => expect(main()?.textContent).toContain('Vi fikk ikke hentet opplysningene dine'));
    app.network.addResponses({ [ACCOUNT]: accountFixture });
    screen.button('Prøv igjen').click();
    await waitFor(() => expect(main()?.textContent).toContain('Kari Nordmann'));
  });
});

describe('consents', () => {
  const toggles = () => [...document.querySelectorAll<HTMLInputElement>('main [role="switch"]')];
  const states = () => toggles().map((one) => one.checked);
  const saved = async (app: RenderedApp) =>
    Promise.all(app.network.requestsTo(CONSENTS).map((request) => request.json() as Promise<unknown>));
  const given = accountFixture.consents;

  it('ACCT-24 ACCT-25 are five switches, saved one by one as a whole', async () => {
    const app = await open('/informasjon');
    await waitFor(() => expect(states()).toEqual([true, false, false, false, false]));
    toggles()[1]?.click();
    await waitFor(() => expect(main()?.textContent).toContain('Lagret'));
    expect(states()).toEqual([true, true, false, false, false]);
    expect(await saved(app)).toEqual([{ consents: { ...given, receiveSms: true } }]);
  });

  it('two in a row are saved one after the other, and neither is lost', async () => {
    let kept: unknown = given;
    const app = await open('/informasjon', {
      responses: {
        [ACCOUNT]: () => Response.json({ ...accountFixture, consents: kept }),
        [CONSENTS]: async (request: Request) => {
          ({ consents: kept } = (await request.json()) as { consents: unknown });
          return done();
        },
      },
    });
    await waitFor(() => expect(toggles()).toHaveLength(5));
    toggles()[1]?.click();
    toggles()[2]?.click();
    await waitFor(async () => expect(await saved(app)).toHaveLength(2));
    await waitFor(() => expect(main()?.textContent).toContain('Lagret'));
    expect(kept).toEqual({ ...given, receiveSms: true, personalizedMarketing: true });
    expect(states()).toEqual([true, true, true, false, false]);
  });

  it('what another device has changed meanwhile is not written over', async () => {
    const app = await open('/informasjon');
    await waitFor(() => expect(toggles()).toHaveLength(5));
    app.network.addResponses({
      [ACCOUNT]: { ...accountFixture, consents: { ...given, receiveEmail: false } },
    });
    toggles()[1]?.click();
    await waitFor(async () =>
      expect(await saved(app)).toEqual([{ consents: { ...given, receiveEmail: false, receiveSms: true } }]),
    );
    await waitFor(() => expect(states()).toEqual([false, true, false, false, false]));
  });

  it('one that cannot be saved goes back, and that is said', async () => {
    await open('/informasjon', { responses: { [CONSENTS]: refused(500) } });
    await waitFor(() => expect(toggles()).toHaveLength(5));
    toggles()[1]?.click();
    await waitFor(() =>
      expect(main()?.querySelector('[role="alert"]')?.textContent).toContain('Vi fikk ikke lagret «Send meg'),
    );
    expect(states()).toEqual([true, false, false, false, false]);
  });

  it('that cannot be read are not guessed, and the rest of the account is shown', async () => {
    const app = await open('/informasjon', {
      responses: { [ACCOUNT]: { ...accountFixture, consents: { ...given, receiveSms: 'ja' } } },
    });
    await waitFor(() => expect(main()?.textContent).toContain('Vi fikk ikke hentet samtykkene dine'));
    expect(main()?.textContent).toContain('Kari Nordmann');
    expect(toggles()).toEqual([]);
    app.network.addResponses({ [ACCOUNT]: accountFixture });
    screen.button('Prøv igjen').click();
    await waitFor(() => expect(toggles()).toHaveLength(5));
  });
});

describe('another e-mail address', () => {
  const typed = { email: 'Ny@Kunde.test', password: 'demo1234' };

  it('ACCT-14 is sent with the password, and the customer is asked for anew', async () => {
    const app = await open('/epost');
    await waitFor(() => expect(main()?.textContent).toContain('Nå er den kari@kunde.test'));
    const asked = (call: string) => app.calls().filter((one) => one === call).length;
    const before = asked(ACCOUNT);
    await send(typed);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('E-postadressen er endret'));
    expect(main()?.textContent).toContain('Ny@Kunde.test');
    const [request] = app.network.requestsTo(EMAIL);
    expect(await request?.json()).toEqual(typed);
    await waitFor(() => expect(asked(ACCOUNT)).toBe(before + 1));
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
    ['the same with', 401, 'INCORRECT_PASSWORD: Incorrect password', 'password', 'Passordet er feil'],
  ])('%s %i is %s, said at its field', async (_row, status, logged, name, text) => {
    const app = await open('/epost', { responses: { [EMAIL]: refused(status) } });
    await send(typed);
    await waitFor(() => expect(faultOf(name)).toBe(text));
    await waitFor(() => expect(document.activeElement).toBe(field(name)));
    expect(app.consoleMessages).toContain(`warn: [account.changeEmail] ${logged}`);
    expect(field('email')?.value).toBe(typed.email);
    expect(field('password')?.value).toBe(name === 'password' ? '' : typed.password);
    expect(told(app)).not.toContain(typed.password);
  });

  it('ACCT-13 that is odd is sent all the same, and the server says what it is worth', async () => {
    const app = await open('/epost', { responses: { [EMAIL]: refused(400) } });
    await send({ email: 'ikke en adresse', password: 'x' });
    await waitFor(() => expect(faultOf('email')).toContain('kan ikke brukes'));
    expect(await app.network.requestsTo(EMAIL)[0]?.json()).toEqual({
      email: 'ikke en adresse',
      password: 'x',
    });
  });

  it('that is not written is asked for, with the focus on what is wanting, and nothing is sent', async () => {
    const app = await open('/epost');
    await send({ email: '' });
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('group'));
    expect(document.activeElement?.textContent).toContain('Skriv e-postadressen din');
    expect(document.activeElement?.textContent).toContain('Skriv passordet ditt');
    expect(app.network.requestsTo(EMAIL)).toHaveLength(0);
  });

  it('that a server in trouble does not take is told, and what was typed stands', async () => {
    await open('/epost', { responses: { [EMAIL]: refused(500) } });
    await send(typed);
    await waitFor(() => expect(main()?.querySelector('[role="alert"]')?.textContent).toContain('Prøv igjen'));
    expect(field('email')?.value).toBe(typed.email);
  });
});

describe('another phone number', () => {
  it('ACCT-18 is sent with the password, as servers are told numbers', async () => {
    const app = await open('/telefon');
    await send({ phoneNumber: '987 65 432', password: 'demo1234' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Mobilnummeret er endret'));
    const [request] = app.network.requestsTo(PHONE);
    expect(await request?.json()).toEqual({ phoneNumber: '4798765432', password: 'demo1234' });
  });

  it('ACCT-13 ACCT-19 that is odd is sent as it was typed, and what the server says stands at the field', async () => {
    const app = await open('/telefon', { responses: { [PHONE]: refused(400) } });
    await send({ phoneNumber: '12', password: 'demo1234' });
    await waitFor(() => expect(faultOf('phoneNumber')).toContain('Mobilnummeret kan ikke brukes'));
    await waitFor(() => expect(document.activeElement).toBe(field('phoneNumber')));
    expect(await app.network.requestsTo(PHONE)[0]?.json()).toMatchObject({ phoneNumber: '12' });
    expect(app.consoleMessages).toContain(
      'warn: [account.changePhoneNumber] PHONE_NUMBER_VALIDATION_FAILURE: Phone number validation failed',
    );
  });

  it('ACCT-20 is not taken with a wrong password, which is said there', async () => {
    const app = await open('/telefon', { responses: { [PHONE]: refused(403) } });
    await send({ phoneNumber: '98765432', password: 'gjett' });
    await waitFor(() => expect(faultOf('password')).toBe('Passordet er feil'));
    await waitFor(() => expect(document.activeElement).toBe(field('password')));
    expect(app.consoleMessages).toContain(
      'warn: [account.changePhoneNumber] INCORRECT_PASSWORD: Incorrect password',
    );
  });
});

describe('another password', () => {
  const typed = { currentPassword: 'demo1234', newPassword: 'hemmelig-1', repeated: 'hemmelig-1' };
  const changes = (app: RenderedApp) =>
    app.analyticsEvents().filter(({ event }) => event === 'password_change');

  it('ACCT-22 ANA-30 is sent with the present one, told once, and nobody is signed out here', async () => {
    const app = await open('/passord');
    await send(typed);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Passordet er endret'));
    const [request] = app.network.requestsTo(UPDATE);
    expect(await request?.json()).toEqual({ currentPassword: 'demo1234', newPassword: 'hemmelig-1' });
    await waitFor(() => expect(changes(app)).toMatchObject([{ way: 'change' }]));
    expect(app.navigations).toEqual([]);
    expect(told(app)).not.toMatch(/demo1234|hemmelig/);
  });

  it.each([
    [{ ...typed, newPassword: 'kort', repeated: 'kort' }, 'newPassword', 'Passordet må ha minst 8 tegn'],
    [{ ...typed, repeated: 'hemmelig-2' }, 'repeated', 'Passordene er ikke like'],
    [{ ...typed, currentPassword: '' }, 'currentPassword', 'Skriv passordet ditt'],
  ])('%j is not sent', async (fields, name, text) => {
    const app = await open('/passord');
    await send(fields);
    await waitFor(() => expect(faultOf(name)).toBe(text));
    expect(app.network.requestsTo(UPDATE)).toHaveLength(0);
  });

  it.each([
    [403, {}, 'currentPassword', 'Passordet er feil'],
    [400, { code: 'PASSWORD_VALIDATION_FAILURE', field: 'newPassword' }, 'newPassword', 'kan ikke brukes'],
  ])('%i is said at its field, and no event is pushed', async (status, body, name, text) => {
    const app = await open('/passord', { responses: { [UPDATE]: refused(status, body) } });
    await send(typed);
    await waitFor(() => expect(faultOf(name)).toContain(text));
    await waitFor(() => expect(document.activeElement).toBe(field(name)));
    expect(changes(app)).toEqual([]);
  });
});

describe('a forgotten password', () => {
  const RESET = 'POST /gateway/password/setReset';
  const TOKEN = 'hemmelig-token-4711';
  const visitor = { isSignedIn: false, keepsCookies: false } as const;

  it.each([204, 400, 404])('ACCT-21 has a link sent, and %i is told as anything else', async (status) => {
    const app = await open('/passord/reset', {
      ...visitor,
      responses: { [RESET]: () => new Response(null, { status }) },
    });
    await send({ email: 'Kari@kunde.test' }, 'Send lenke');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Sjekk e-posten din'));
    expect(await app.network.requestsTo(RESET)[0]?.json()).toEqual({ email: 'Kari@kunde.test' });
    expect(main()?.textContent).toContain('Finnes det en konto med adressen du skrev');
  });

  it('a link that could not be sent is told, and asked for again', async () => {
    const app = await open('/passord/reset', { ...visitor, responses: { [RESET]: refused(503) } });
    await send({ email: 'kari@kunde.test' }, 'Send lenke');
    await waitFor(() => expect(main()?.textContent).toContain('Vi fikk ikke sendt lenken'));
    app.network.addResponses({ [RESET]: done });
    screen.button('Send lenke').click();
    await waitFor(() => expect(main()?.textContent).toContain('Sjekk e-posten din'));
  });

  it('ACCT-22 ANA-30 AUTH-44 is set anew by the link, and signed in with', async () => {
    const app = await open(`/passord/reset?token=${TOKEN}`, visitor);
    await send({ newPassword: 'hemmelig-1', repeated: 'hemmelig-1' });
    await waitFor(() => expect(app.navigations.join()).toContain('/auth?'));
    const [request] = app.network.requestsTo(UPDATE);
    expect(await request?.json()).toEqual({ token: TOKEN, newPassword: 'hemmelig-1' });
    const [move = ''] = app.navigations;
    const { searchParams } = new URL(move.slice(move.indexOf('http')));
    expect(searchParams.get('login_context')).toBe('password_changed');
    // Whoever has a session in this browser need not be the one that the link was for.
    expect(searchParams.get('prompt')).toBe('login');
    expect(sessionStorage.getItem('post-auth-redirect')).toBe('/min-konto');
    const changes = app.analyticsEvents().filter(({ event }) => event === 'password_change');
    expect(changes).toMatchObject([{ way: 'reset' }]);
    expect(main()?.textContent).toContain('Passordet er lagret');
    expect(JSON.stringify(window.history.state)).not.toContain(TOKEN);
  });

  it.each(['/passord/reset', '/password/reset/', '/password/reset/ny'])(
    'the token of %s is taken off the address, and told to nobody but the service',
    async (path) => {
      const app = await open(`${path}?token=${TOKEN}&kilde=epost`, {
        ...visitor,
        responses: { [UPDATE]: refused(500) },
      });
      await waitFor(() => expect(screen.heading()).toBe('Nytt passord'));
      await waitFor(() => expect(app.currentPath()).toBe('/passord/reset?kilde=epost'));
      await waitFor(async () => {
        await app.advanceTime(1000);
        expect(app.analyticsEvents().map(({ event }) => event)).toContain('page_view');
      });
      await send({ newPassword: 'hemmelig-1', repeated: 'hemmelig-1' });
      await waitFor(() => expect(main()?.textContent).toContain('Vi fikk ikke lagret passordet'));
      expect(told(app)).not.toMatch(/4711|hemmelig/);
      expect(app.calls().join()).not.toContain('4711');
      expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('4711');
    },
  );

  it('a link that is too old is told in a sentence, with the way to a new one', async () => {
    const app = await open(`/passord/reset?token=${TOKEN}`, {
      ...visitor,
      responses: { [UPDATE]: refused(400, { code: 'TOKEN_EXPIRED', field: 'token' }), [RESET]: done },
    });
    await send({ newPassword: 'hemmelig-1', repeated: 'hemmelig-1' });
    await waitFor(() =>
      expect(main()?.querySelector('[role="alert"]')?.textContent).toBe(
        'Lenken er utløpt eller brukt. Be om en ny lenke her.',
      ),
    );
    expect(app.consoleMessages).toContain('warn: [account.resetPassword] TOKEN_EXPIRED: Token expired');
    await send({ email: 'kari@kunde.test' }, 'Send lenke');
    await waitFor(() => expect(main()?.textContent).toContain('Sjekk e-posten din'));
    expect(app.navigations).toEqual([]);
  });

  it('a password that is not good enough is said at its field, and the link is good for another', async () => {
    const body = { code: 'PASSWORD_VALIDATION_FAILURE', field: 'newPassword' };
    const app = await open(`/passord/reset?token=${TOKEN}`, {
      ...visitor,
      responses: { [UPDATE]: refused(400, body) },
    });
    await send({ newPassword: 'hemmelig-1', repeated: 'hemmelig-1' });
    await waitFor(() => expect(faultOf('newPassword')).toContain('Passordet kan ikke brukes'));
    app.network.addResponses({ [UPDATE]: done });
    await send({ newPassword: 'hemmelig-2', repeated: 'hemmelig-2' });
    await waitFor(() => expect(app.navigations.join()).toContain('login_context=password_changed'));
  });
});
