// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { FIXTURE_NOW } from '@tv/api-client/fixtures';
import { createCustomerService } from '../../testing/createCustomerService.ts';
import {
  renderApp,
  advanceUntil,
  type RenderAppOptions,
  type RenderedApp,
  user,
  waitInRealTime,
} from '../../testing/index.ts';

const REGISTER = 'POST /gateway/customer/register';
const WALLET = 'POST /gateway/customer/emailRegister/vipps';

const main = () => screen.getByRole('main');
/** Returns the form field by its `name`, which is also the name in the request. */
function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
}
const fieldError = (name: string) =>
  document.getElementById(`${field(name).id}-error`)?.textContent ?? undefined;

const alert = () => within(screen.getByRole('main')).queryByRole('alert');

const TYPED = {
  firstName: 'Ola',
  lastName: 'Nordmann',
  email: 'Ola@kunde.test',
  phoneNumber: '912 34 567',
  password: 'hemmelig-1',
};

function open(options: Partial<RenderAppOptions> = {}): Promise<RenderedApp> {
  const { responses, ...rest } = options;
  return renderApp({
    path: '/bli-kunde/registrer/mye',
    allowsThirdPartyCookies: false,
    ...rest,
    responses: { ...createCustomerService().responses, ...responses },
  });
}

async function fill(values: Readonly<Record<string, string>> = TYPED): Promise<void> {
  await waitFor(() => field('firstName'));
  for (const [name, value] of Object.entries(values))
    fireEvent.input(field(name), { target: { value: value } });
  await user.click(field('hasAcceptedTerms'));
}

/** Returns the sign-in button in the page; the header has another one. */
const signInHere = () => within(main()).getByRole('button', { name: 'Logg inn' });
const send = () => user.click(screen.getByRole('button', { name: 'Opprett konto' }));

describe('registration', () => {
  it.each(['/bli-kunde/registrer', '/bli-kunde/registrer/abc', '/bli-kunde/registrer?productIds=mye'])(
    'SIGNUP-01 SIGNUP-02 SIGNUP-16 ROUTE-47 ROUTE-48 %s offers a visitor registration by e-mail or by wallet',
    async (path) => {
      await open({ path });
      await waitFor(() => field('email'));
      const labels = [...main().querySelectorAll('label')].map(({ textContent }) => textContent);
      expect(labels.slice(0, 5)).toEqual(['Fornavn', 'Etternavn', 'E-post', 'Mobilnummer', 'Passord']);
      const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
      expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false, false, false, false]);
      expect(screen.getByRole('button', { name: 'Fortsett med Vipps' })).toBeInTheDocument();
      expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    },
  );

  it('SIGNUP-04 SIGNUP-05 AUTH-42 AUTH-43 AUTH-54 sends the typed values and signs in with the one-time code', async () => {
    document.cookie = '_ga=GA1.1.1734567890.1698765432; path=/';
    const app = await open({
      config: { environment: 'uat' },
      localStorage: { 'analytics-consent': 'granted' },
    });
    await fill();
    await user.click(field('receiveEmail'));
    await app.advanceTime(10);
    await send();
    await waitFor(() => expect(app.navigations.join()).toContain('/auth'));
    const [request] = app.network.requestsTo(REGISTER);
    expect(await request?.json()).toEqual({
      email: 'Ola@kunde.test',
      firstName: 'Ola',
      lastName: 'Nordmann',
      phoneNumber: '4791234567',
      password: 'hemmelig-1',
      consents: {
        receiveEmail: true,
        receiveSms: false,
        personalizedMarketing: false,
        shareContactInformationWithThirdParties: false,
        contactThroughSocialMedia: false,
      },
      productIds: ['mye'],
    });
    const [, id] = [...(request?.headers ?? [])].find(([name]) => name.endsWith('-analyticsid')) ?? [];
    expect(id).toBe('GA1.1.1734567890.1698765432');
    const [move = ''] = app.navigations;
    const { searchParams } = new URL(move.slice(move.indexOf('http')));
    expect([searchParams.get('acr_values'), searchParams.get('login_context')]).toEqual([
      'otac:k3f9c2',
      'user_created',
    ]);
    expect(decodeURI(sessionStorage.getItem('post-auth-redirect') ?? '')).toBe(
      '/min-konto/kjøp?productIds=mye',
    );
    expect(sessionStorage.getItem('registration')).toBeNull();
  });

  it('shows missing values on the fields and in a focused summary, and sends nothing', async () => {
    const app = await open();
    await waitFor(() => field('firstName'));
    await app.advanceTime(10);
    await send();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'group'));
    expect(document.activeElement).toHaveTextContent('Skriv fornavnet ditt');
    expect(document.activeElement?.querySelectorAll('a')).toHaveLength(6);
    expect(fieldError('password')).toBe('Passordet må ha minst 8 tegn');
    expect(field('email')).toHaveAttribute('aria-invalid', 'true');
    expect(app.network.requestsTo(REGISTER)).toHaveLength(0);
    await user.click(await screen.findByRole('link', { name: 'Skriv mobilnummeret ditt' }));
    await waitFor(() => expect(field('phoneNumber')).toHaveFocus());
  });

  it('restores the typed values after a reload, except the password', async () => {
    const before = await open();
    await before.advanceTime(50);
    await fill();
    await before.advanceTime(50);
    await open({ previousApp: before });
    await waitFor(() => expect(field('email')).toHaveValue('Ola@kunde.test'));
    expect(field('hasAcceptedTerms')).toBeChecked();
    expect(field('password')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('hemmelig');
  });

  it('SIGNUP-08 leads an existing customer to sign-in and keeps the selection', async () => {
    const app = await open({
      responses: { [REGISTER]: () => Response.json({ code: 'USER_EXISTS' }, { status: 409 }) },
    });
    await app.advanceTime(10);
    await fill();
    await send();
    await waitFor(() => expect(fieldError('email')).toContain('Det finnes allerede en konto'));
    await waitFor(() => expect(field('email')).toHaveFocus());
    await user.click(signInHere());
    await waitFor(() => expect(app.navigations.join()).toContain('/auth'));
    expect(decodeURI(sessionStorage.getItem('post-auth-redirect') ?? '')).toBe(
      '/min-konto/kjøp?productIds=mye',
    );
  });

  it.each([
    [
      'SIGNUP-09 the e-mail address',
      { code: 'EMAIL_VALIDATION_FAILURE' },
      'email',
      'E-postadressen kan ikke brukes',
    ],
    [
      'the phone number',
      { code: 'PHONE_NUMBER_VALIDATION_FAILURE', field: 'phoneNumber' },
      'phoneNumber',
      'Mobilnummeret kan ikke brukes',
    ],
  ])('%s is shown as an error on its field when the server refuses it', async (_what, body, name, text) => {
    const app = await open({ responses: { [REGISTER]: () => Response.json(body, { status: 400 }) } });
    await app.advanceTime(10);
    await fill();
    await send();
    await waitFor(() => expect(fieldError(name)).toContain(text));
    await waitFor(() => expect(field(name)).toHaveFocus());
  });

  it('says that the account exists when the automatic sign-in fails, and offers manual sign-in', async () => {
    let isDown = true;
    const app = await open({
      onIdentityCall: () => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : undefined),
    });
    await app.advanceTime(10);
    await fill();
    await send();
    await waitFor(() =>
      expect(alert()).toHaveTextContent('Kontoen din er opprettet, men vi fikk ikke logget deg inn'),
    );
    isDown = false;
    await user.click(signInHere());
    await waitFor(() => expect(app.navigations.join()).toContain('/auth'));
    expect(app.network.requestsTo(REGISTER)).toHaveLength(1);
    expect(decodeURI(sessionStorage.getItem('post-auth-redirect') ?? '')).toBe(
      '/min-konto/kjøp?productIds=mye',
    );
  });

  it('SIGNUP-10 shows an error when the server fails, and keeps the typed values', async () => {
    const app = await open({ responses: { [REGISTER]: () => new Response(null, { status: 500 }) } });
    await app.advanceTime(10);
    await fill();
    await send();
    await waitFor(() => expect(main()).toHaveTextContent('Vi fikk ikke opprettet kontoen din'));
    expect(field('email')).toHaveValue('Ola@kunde.test');
    expect(app.consoleMessages).toContain(
      'error: [request POST gateway/customer/register] RequestError: Failed to make network request (500)',
    );
  });

  it('names a refused voucher and registers without it on the next attempt', async () => {
    const app = await open({
      localStorage: {
        'preloaded-voucher': JSON.stringify({ code: 'BRUKT', expiry: FIXTURE_NOW + 3_600_000 }),
      },
      responses: {
        [REGISTER]: async (request: Request) => {
          const { voucherCode } = (await request.json()) as { readonly voucherCode?: string };
          return voucherCode === undefined
            ? Response.json({ otac: 'k3f9c2' })
            : Response.json({ code: 'INVALID_VOUCHER', field: 'voucherCode' }, { status: 400 });
        },
      },
    });
    await app.advanceTime(10);
    await fill();
    await send();
    await waitFor(() => expect(alert()).toHaveTextContent('Ugyldig kode: BRUKT'));
    expect(alert()).toHaveTextContent('Trykk «Opprett konto» for å gå videre uten den');
    expect(main()).not.toHaveTextContent('Vi fikk ikke opprettet');
    expect(field('email')).toHaveValue('Ola@kunde.test');
    expect(localStorage.getItem('preloaded-voucher')).toBeNull();
    await send();
    await waitFor(() => expect(app.navigations.join()).toContain('/auth'));
    const sent = await Promise.all(app.network.requestsTo(REGISTER).map((request) => request.json()));
    expect(sent).toMatchObject([{ voucherCode: 'BRUKT' }, { email: 'Ola@kunde.test' }]);
    expect(sent[1]).not.toHaveProperty('voucherCode');
  });

  it('waits for a slow response and sends the request once when the form is submitted repeatedly', async () => {
    let answer: (response: Response) => void = () => undefined;
    const app = await open({
      responses: { [REGISTER]: () => new Promise<Response>((resolve) => (answer = resolve)) },
    });
    await app.advanceTime(10);
    await fill();
    await send();
    await waitFor(() => expect(app.network.requestsTo(REGISTER)).toHaveLength(1));
    await send();
    main().querySelector('form')?.requestSubmit();
    await app.advanceTime(25_000);
    answer(Response.json({ otac: 'k3f9c2' }));
    await advanceUntil(app, () => expect(app.navigations.join()).toContain('otac%3Ak3f9c2'));
    expect(app.network.requestsTo(REGISTER)).toHaveLength(1);
  });

  it('allows another attempt after a timeout, and offers sign-in when the account already exists', async () => {
    let sent = 0;
    const app = await open({
      isTimeFrozen: true,
      responses: {
        [REGISTER]: () => {
          sent += 1;
          return sent === 1
            ? new Promise<Response>(() => undefined)
            : Response.json({ code: 'USER_EXISTS' }, { status: 409 });
        },
      },
    });
    await advanceUntil(app, () => expect(field('firstName')).toBeTruthy());
    await app.advanceTime(10);
    await fill();
    await send();
    await advanceUntil(app, () => expect(sent).toBe(1));
    await waitInRealTime(async () => {
      await app.advanceTime(10_000);
      expect(alert()).toHaveTextContent('Vi fikk ikke opprettet kontoen din');
    });
    await send();
    await advanceUntil(app, () => expect(fieldError('email')).toContain('Det finnes allerede en konto'));
    expect(signInHere()).toBeDefined();
  });

  it('shows an error when the selected products fail to load, loads them on retry, and shows the form meanwhile', async () => {
    let isDown = true;
    const service = createCustomerService();
    await open({
      responses: {
        'GET /gateway/products': () =>
          isDown
            ? new Response(null, { status: 400 })
            : Response.json(service.responses['GET /gateway/products']),
      },
    });
    await waitFor(() => expect(alert()).toHaveTextContent('Vi fikk ikke hentet det du har valgt'));
    expect(field('email')).toBeTruthy();
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(main()).toHaveTextContent('449 kr/md.'));
  });

  it('SIGNUP-11 ANA-23 ANA-29 stores and tracks the start of the sign-up', async () => {
    const app = await open({
      path: '/bli-kunde/registrer/mye',
      config: { environment: 'uat' },
      localStorage: { 'analytics-consent': 'granted' },
    });
    await waitFor(() =>
      expect(JSON.parse(sessionStorage.getItem('payment-context') ?? '{}')).toHaveProperty('signUpLoadTime'),
    );
    await waitInRealTime(async () => {
      await app.advanceTime(200);
      const trackedSteps = app
        .analyticsEvents()
        .map((event) => ('path' in event ? event.path : 'step' in event ? event.step : ''));
      expect(trackedSteps).toEqual(expect.arrayContaining(['/bli-kunde/registrer/mye', 'register']));
    });
  });

  it('ANA-34 clears the configured analytics cookie on start', async () => {
    document.cookie = 'old-provider=1; path=/';
    document.cookie = 'ours=1; path=/';
    await open({
      config: { analytics: { containerId: '', clientIdCookie: '_ga', cookieToClear: 'old-provider' } },
    });
    await waitFor(() => expect(document.cookie).not.toContain('old-provider'));
    expect(document.cookie).toContain('ours=1');
  });

  it('does not start a sign-up on other pages', async () => {
    const app = await open({ path: '/vilkar' });
    await app.advanceTime(1000);
    expect(sessionStorage.getItem('payment-context')).toBeNull();
  });
});

describe('registration by wallet', () => {
  const walletSignUp = { 'wallet-sign-up': JSON.stringify({ state: 's-1', productIds: ['mye'] }) };
  const returnFromWallet = (options: Partial<RenderAppOptions> = {}) =>
    open({ path: '/bli-kunde/registrer?code=c-1&state=s-1', sessionStorage: walletSignUp, ...options });

  it('SIGNUP-02 redirects to the wallet’s login', async () => {
    const app = await open();
    await user.click(await screen.findByRole('button', { name: 'Fortsett med Vipps' }));
    const [move = ''] = app.navigations;
    const url = new URL(move.replace('assign ', ''));
    expect(`${url.origin}${url.pathname}`).toBe('https://wallet.test/login');
    expect(url.searchParams.get('redirect_uri')).toBe(`${location.origin}/bli-kunde/registrer`);
    const { state, productIds } = JSON.parse(sessionStorage.getItem('wallet-sign-up') ?? '{}') as Record<
      string,
      unknown
    >;
    expect([state, productIds]).toEqual([url.searchParams.get('state'), ['mye']]);
  });

  const acceptTermsAndSend = async (app: RenderedApp) => {
    await waitFor(() => expect(main()).toHaveTextContent('Vipps har bekreftet hvem du er'));
    await app.advanceTime(10);
    await user.click(field('hasAcceptedTerms'));
    await app.advanceTime(10);
    await send();
  };

  it('SIGNUP-06 SIGNUP-07 asks for the terms after the return and sends the code', async () => {
    document.cookie = '_ga=GA1.1.1734567890.1698765432; path=/';
    const app = await returnFromWallet({
      config: { environment: 'uat' },
      localStorage: { 'analytics-consent': 'granted' },
    });
    await acceptTermsAndSend(app);
    await waitFor(() => expect(app.navigations.join()).toContain('otac%3Aw7x1'));
    const [request] = app.network.requestsTo(WALLET);
    expect(await request?.json()).toMatchObject({
      code: 'c-1',
      redirectUrl: `${location.origin}/bli-kunde/registrer`,
      productIds: ['mye'],
    });
    const names = [...(request?.headers ?? [])].map(([name]) => name);
    expect(names.some((name) => name.endsWith('-analyticsid'))).toBe(true);
  });

  it('requires another e-mail address when the server refuses the wallet’s address', async () => {
    let requestCount = 0;
    const app = await returnFromWallet({
      responses: {
        [WALLET]: () => {
          requestCount += 1;
          return requestCount === 1
            ? Response.json({ code: 'EMAIL_VALIDATION_FAILURE', field: 'email' }, { status: 400 })
            : Response.json({ otac: 'x' });
        },
      },
    });
    await acceptTermsAndSend(app);
    await waitFor(() => field('email'));
    fireEvent.input(field('email'), { target: { value: 'ola@kunde.test' } });
    await app.advanceTime(10);
    await send();
    await waitFor(() => expect(app.navigations.join()).toContain('/auth'));
    expect(await app.network.requestsTo(WALLET)[1]?.json()).toMatchObject({
      code: 'c-1',
      email: 'ola@kunde.test',
    });
  });

  it('restarts an expired wallet login with the selected products', async () => {
    const app = await returnFromWallet({
      responses: {
        [WALLET]: () => Response.json({ code: 'WALLET_LOGIN_EXPIRED', field: 'code' }, { status: 400 }),
      },
    });
    await acceptTermsAndSend(app);
    await waitFor(() => expect(alert()).toHaveTextContent('avbrutt eller er for gammel'));
    await user.click(await screen.findByRole('button', { name: 'Fortsett med Vipps' }));
    expect(app.navigations.join()).toContain('https://wallet.test/login');
    expect(sessionStorage.getItem('wallet-sign-up')).toContain('mye');
  });

  it('names a refused voucher and registers by wallet without it on the next attempt', async () => {
    const app = await returnFromWallet({
      localStorage: {
        'preloaded-voucher': JSON.stringify({ code: 'BRUKT', expiry: FIXTURE_NOW + 3_600_000 }),
      },
      responses: {
        [WALLET]: async (request: Request) => {
          const { voucherCode } = (await request.json()) as { readonly voucherCode?: string };
          return voucherCode === undefined
            ? Response.json({ otac: 'w7x1' })
            : Response.json({ code: 'INVALID_VOUCHER', field: 'voucherCode' }, { status: 400 });
        },
      },
    });
    await acceptTermsAndSend(app);
    await waitFor(() => expect(alert()).toHaveTextContent('Ugyldig kode: BRUKT'));
    await send();
    await waitFor(() => expect(app.navigations.join()).toContain('otac%3Aw7x1'));
    expect(app.network.requestsTo(WALLET)).toHaveLength(2);
  });

  it.each(['?code=c-1&state=s-2', '?error=access_denied&state=s-1'])(
    'refuses the return address %s and sends nothing',
    async (search) => {
      const app = await returnFromWallet({ path: `/bli-kunde/registrer${search}` });
      await waitFor(() => expect(main()).toHaveTextContent('avbrutt eller er for gammel'));
      expect(screen.getByRole('button', { name: 'Fortsett med Vipps' })).toBeInTheDocument();
      expect(app.network.requestsTo(WALLET)).toHaveLength(0);
    },
  );
});
