// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { customerFixture, filmCoverPageFixture } from '@tv/api-client/fixtures';
import { fjordvisning, glimt } from '@tv/test-world';
import {
  renderApp,
  advanceUntil,
  type RenderAppOptions,
  type RenderedApp,
  user,
  waitInRealTime,
} from '../../testing/index.ts';

const STATUS = 'GET /gateway/contentprovider';
const TV2 = `${STATUS}/tv2play`;
const TV2_URL = `${TV2}/continueProvisioningUrl`;
const CONTINUE = 'PUT /gateway/contentprovider/tv2play/continueProvisioning';
const MAX_URL = 'PUT /gateway/contentprovider/hboMax/activationUrl';
const RECORD = 'tv2-provisioning';

interface Status {
  readonly statusCode?: string;
  readonly inSubscription?: boolean;
  readonly activationCode?: string;
  readonly activationUrl?: string;
}

type Services = Readonly<Record<string, Status>>;

const needsConnection: Status = { statusCode: 'NeedsConnection', inSubscription: true };
const PARTNER = 'https://partner.test';

/** Responses of the partner services; tests change a status through `services`. */
function createPartners(changes: Services = {}, customer: object = {}) {
  const services: Record<string, Status> = {
    viaplay: needsConnection,
    tv2play: needsConnection,
    max: needsConnection,
    ...changes,
  };
  const responses = {
    'GET /gateway/customer': () =>
      Response.json({
        ...customerFixture('Active'),
        externalServicesStatus: services,
        ...customer,
      }),
    'GET /gateway/contentprovider/:service': (request: Request) => {
      const status = services[new URL(request.url).pathname.split('/').at(-1) ?? ''];
      return status === undefined ? new Response(null, { status: 404 }) : Response.json(status);
    },
    'GET /gateway/contentprovider/tv2play/user': () =>
      Response.json({
        userId: 'tv2-77',
        email: 'kari@tv2.test',
        statusCode: services['tv2play']?.statusCode,
      }),
    [TV2_URL]: { url: `${PARTNER}/tv2play/connect` },
    [CONTINUE]: () => new Response(null, { status: 204 }),
    [MAX_URL]: { url: `${PARTNER}/max/activate` },
  };
  return { services, responses };
}

interface OpenOptions extends Partial<RenderAppOptions> {
  readonly services?: Services;
  readonly customer?: object;
}

async function openAt(path: string, { services, customer, ...options }: OpenOptions = {}) {
  const partnerService = createPartners(services, customer);
  const responses = { ...partnerService.responses, ...options.responses };
  const app = await renderApp({ path, isSignedIn: true, ...options, responses });
  return { ...app, services: partnerService.services };
}

const main = () => screen.getByRole('main').textContent ?? '';
const pressButton = async (name: string) => user.click(await screen.findByRole('button', { name }));
const requestsTo = ({ network }: RenderedApp, call: string) => network.requestsTo(call);
const makeTabVisible = () => void document.dispatchEvent(new Event('visibilitychange'));
const contact = () => document.querySelector<HTMLAnchorElement>('main a[href^="mailto:"]')?.href;
const cards = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the streaming services of the account', () => {
  it('ROUTE-52 lists every service, those that need the customer’s action first', async () => {
    await openAt('/strommetjenester', {
      services: {
        viaplay: { ...needsConnection, inSubscription: false },
        tv2play: { ...needsConnection, statusCode: 'Completed' },
      },
    });
    await waitFor(() =>
      expect(cards()).toEqual(['Max', 'TV 2 Play', 'NRK', 'SkyShowtime', 'Viaplay', 'Nordisk Film+']),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Strømmetjenester' })).toBeInTheDocument();
    // Spaces before hidden text are optional, since Testing Library trims it.
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: /^Koble til ?– Max$/ }).pathname).toBe(
      '/aktiver-max',
    );
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: /^Se pakker ?– Viaplay$/ }).pathname).toBe(
      '/bli-kunde',
    );
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: /^Les mer ?om TV 2 Play$/ }).pathname).toBe(
      '/strommetjenester/tv-2-play',
    );
    await waitFor(() => expect(main()).toContain('Bruker hos TV 2: kari@tv2.test'));
  });

  it('ROUTE-81 EXT-02 /aktiver lists the services that are activated at a partner', async () => {
    await openAt('/aktiver');
    await waitFor(() => expect(cards()).toEqual(['Viaplay', 'TV 2 Play', 'Max', 'NRK']));
    expect(screen.getByRole('heading', { level: 1, name: 'Aktiver strømmetjenester' })).toBeInTheDocument();
    expect(
      ['Viaplay', 'TV 2 Play', 'Max'].map(
        (name) =>
          screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(`^Koble til ?– ${name}$`) })
            .pathname,
      ),
    ).toEqual(['/aktiver-viaplay', '/aktiver-tv2', '/aktiver-max']);
  });

  it('shows an unknown service by its name and without actions', async () => {
    await openAt('/strommetjenester', {
      services: { nattkino: { statusCode: 'Dozing', inSubscription: true } },
    });
    await waitFor(() => expect(cards()).toContain('nattkino'));
    const card = screen.getByRole('heading', { level: 3, name: 'nattkino' }).closest('li');
    expect(card?.querySelector('a, button')).toBeNull();
  });

  it.each([
    ['ROUTE-52', '/strommetjenester'],
    ['ROUTE-79', '/aktiver-viaplay'],
    ['ROUTE-80', '/aktiver-tv2'],
    ['ROUTE-81', '/aktiver'],
    ['ROUTE-82', '/aktiver-max'],
    ['ROUTE-83', '/aktiver-hbo'],
  ])('%s %s makes a visitor sign in', async (_row, path) => {
    const app = await renderApp({ path });
    await waitFor(() => expect(app.navigations.join()).toContain('https://id.test/auth?'));
    expect(main()).not.toContain('Koble til');
  });

  it('shows an error when the customer fails to load, and loads the customer on retry', async () => {
    const { responses } = createPartners();
    const app = await openAt('/strommetjenester', {
      responses: { 'GET /gateway/customer': () => new Response(null, { status: 400 }) },
    });
    await screen.findByRole('button', { name: 'Prøv igjen' });
    await app.advanceTime(0);
    app.network.addResponses(responses);
    await pressButton('Prøv igjen');
    await waitFor(() => expect(cards()).toContain('Max'));
  });
});

describe('the activation page of each service', () => {
  const pages = [
    ['viaplay', '/aktiver-viaplay', 'Viaplay', 'ROUTE-79'],
    ['tv2play', '/aktiver-tv2', 'TV 2 Play', 'ROUTE-80'],
    ['max', '/aktiver-max', 'Max', 'ROUTE-82'],
  ] as const;
  const sentences = (name: string) => [
    ['Completed', 'Klar til bruk'],
    ['Connected', 'Aktiveres nå'],
    ['NeedsConnection', 'Venter på at du aktiverer'],
    ['NeedsToCancelExternalServiceSubscription', `Avslutt abonnementet ditt hos ${name} først`],
    ['NeedsToSetPassword', `Velg passord hos ${name}`],
    ['Unknown', 'Vi vet ikke hvordan den står akkurat nå'],
  ];
  const cases = pages.flatMap(([service, path, name, row]) =>
    sentences(name).map(([statusCode = '', sentence = '']) => ({
      row,
      service,
      path,
      name,
      statusCode,
      sentence,
    })),
  );

  it.each(cases)(
    'EXT-07 $row $service $statusCode',
    async ({ service, path, name, statusCode, sentence }) => {
      await openAt(path, { services: { [service]: { statusCode, inSubscription: true } } });
      await waitFor(() => expect(main()).toContain(sentence));
      expect(screen.getByRole('heading', { level: 1, name: `Aktiver ${name}` })).toBeInTheDocument();
    },
  );

  it('ROUTE-83 /aktiver-hbo shows the activation of Max', async () => {
    await openAt('/aktiver-hbo');
    await screen.findByRole('heading', { level: 1, name: 'Aktiver Max' });
    screen.getByRole('button', { name: 'Koble til' });
  });

  it('names the product that includes a service that is not in the subscription, with a link', async () => {
    const app = await openAt('/aktiver-viaplay', {
      services: { viaplay: { ...needsConnection, inSubscription: false } },
      responses: {
        'GET /gateway/products': [
          { id: 'viaplay-total', name: 'Viaplay Total', price: 749, baseProduct: false, relations: [] },
        ],
      },
    });
    await waitFor(() => expect(main()).toContain('Følger med Viaplay Total.'));
    await user.click(await screen.findByRole('link', { name: 'Se pakker' }));
    await waitFor(() => expect(app.currentPath()).toBe('/bli-kunde'));
  });

  it('links a customer without a valid phone number for TV 2 to the personal data', async () => {
    await openAt('/aktiver-tv2', {
      customer: { personalia: { ...customerFixture('Active').personalia, phoneNumber: '21234567' } },
    });
    await waitFor(() => expect(main()).toContain('Vi mangler et norsk mobilnummer'));
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Fyll inn opplysningene' }).pathname).toBe(
      '/informasjon',
    );
    expect(screen.queryByRole('button', { name: 'Koble til' })).not.toBeInTheDocument();
  });

  it('refers a customer without a name to customer service, which alone can add it', async () => {
    const personalia = { ...customerFixture('Active').personalia, lastName: '' };
    const app = await openAt('/strommetjenester', { customer: { personalia } });
    await user.click(await screen.findByRole('link', { name: /^Se hva som mangler ?– TV 2 Play$/ }));
    await waitFor(() => expect(app.currentPath()).toBe('/aktiver-tv2'));
    await waitFor(() => expect(contact()).toBe(`mailto:${glimt.contact.customerService}`));
    expect(main()).toContain('Kundeservice legger inn navnet ditt');
    expect(main()).not.toContain('Fyll inn');
  });

  it.each([
    ['/aktiver-viaplay', 'viaplay', needsConnection, 'Vi har ingen kode til deg akkurat nå.'],
    [
      '/aktiver-viaplay',
      'viaplay',
      { ...needsConnection, activationCode: 'VP-1' },
      'Vi har ingen lenke til Viaplay',
    ],
    [
      '/aktiver-max',
      'max',
      { ...needsConnection, statusCode: 'NeedsToSetPassword' },
      'Vi har ingen lenke til Max',
    ],
    [
      '/aktiver-max',
      'max',
      {
        ...needsConnection,
        statusCode: 'NeedsToCancelExternalServiceSubscription',
        activationUrl: 'https://evil.test/max',
      },
      'Vi har ingen lenke til Max',
    ],
  ])(
    '%s shows what is missing for the activation of %s, with the address of customer service',
    async (path, service, status, sentence) => {
      await openAt(path, { services: { [service]: status } });
      await waitFor(() => expect(main()).toContain(sentence));
      expect(contact()).toBe(`mailto:${glimt.contact.customerService}`);
    },
  );

  it('EXT-12 shows a service as not in the subscription when the partner does not know the customer', async () => {
    const app = await openAt('/aktiver-max', {
      responses: { [`${STATUS}/max`]: () => new Response(null, { status: 404 }) },
    });
    await waitFor(() => expect(main()).toContain('Ikke i abonnementet ditt'));
    expect(requestsTo(app, `${STATUS}/max`)).toHaveLength(1);
  });
});

describe('the TV 2 activation', () => {
  it('EXT-13 EXT-14 EXT-20 EXT-21 CONF-19 redirects to the TV 2 provisioning URL and stores the current status', async () => {
    const app = await openAt('/aktiver-tv2');
    await pressButton('Koble til');
    await waitFor(() => expect(app.navigations).toContain(`assign ${PARTNER}/tv2play/connect`));
    const [call] = requestsTo(app, TV2_URL);
    expect(new URL(call?.url ?? '').searchParams.get('redirectUrl')).toBe(
      'http://localhost:3000/external-activation-callback',
    );
    expect(JSON.parse(sessionStorage.getItem(RECORD) ?? '')).toMatchObject({ statusCode: 'NeedsConnection' });
    expect(localStorage.getItem(RECORD)).toBeNull();
  });

  it('EXT-11 EXT-15 EXT-22 polls TV 2 after the return until the status is Completed, then shows the TV 2 user', async () => {
    const before = await openAt('/aktiver-tv2');
    await pressButton('Koble til');
    await waitFor(() => expect(before.navigations).toHaveLength(1));
    const app = await openAt('/external-activation-callback', { previousApp: before, isTimeFrozen: true });
    await waitInRealTime(async () => {
      await app.advanceTime(10);
      expect(app.currentPath()).toBe('/aktiver-tv2');
      expect(main()).toContain('Vi venter på svar fra TV 2 Play');
    });
    app.services['tv2play'] = { ...needsConnection, statusCode: 'Connected' };
    await waitInRealTime(async () => {
      await app.advanceTime(100);
      expect(main()).toContain('Aktiveres nå');
    });
    expect(main()).toContain('Vi venter på svar fra TV 2 Play');
    app.services['tv2play'] = { ...needsConnection, statusCode: 'Completed' };
    await waitInRealTime(async () => {
      await app.advanceTime(100);
      expect(main()).toContain('Klar til bruk');
    });
    await waitInRealTime(() => expect(main()).toContain('Bruker hos TV 2: kari@tv2.test'));
    expect(main()).not.toContain('Vi venter på svar');
    expect(sessionStorage.getItem(RECORD)).toBeNull();
  });

  it('EXT-23 EXT-24 stops polling TV 2 after ten attempts and offers the connect button throughout', async () => {
    const record = JSON.stringify({ userId: 'u-kari', hasLeft: true, statusCode: 'NeedsConnection' });
    const app = await openAt('/aktiver-tv2', { isTimeFrozen: true, sessionStorage: { [RECORD]: record } });
    await waitInRealTime(async () => {
      await app.advanceTime(10);
      expect(main()).toContain('Ble du ikke ferdig hos TV 2?');
    });
    screen.getByRole('button', { name: 'Koble til' });
    const before = requestsTo(app, TV2).length;
    await app.advanceTime(750 * 55);
    await waitInRealTime(async () => {
      await app.advanceTime(10);
      expect(main()).toContain('TV 2 Play er ikke ferdig ennå');
    });
    expect(requestsTo(app, TV2)).toHaveLength(before + 10);
    await app.advanceTime(60_000);
    expect(requestsTo(app, TV2)).toHaveLength(before + 10);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    screen.getByRole('button', { name: 'Koble til' });
  });

  it('EXT-16 EXT-18 continues the TV 2 provisioning without a redirect on a 409 conflict, and polls', async () => {
    const app = await openAt('/aktiver-tv2', {
      responses: { [TV2_URL]: () => new Response(null, { status: 409 }) },
    });
    await pressButton('Koble til');
    await waitFor(() => expect(main()).toContain('Vi venter på svar fra TV 2 Play'));
    expect(requestsTo(app, CONTINUE)).toHaveLength(1);
    app.services['tv2play'] = { ...needsConnection, statusCode: 'Completed' };
    await app.advanceTime(750);
    await waitFor(() => expect(main()).toContain('Klar til bruk'));
    expect(app.navigations).toEqual([]);
  });

  it('EXT-19 polls without continuing the provisioning when TV 2 does not know the customer', async () => {
    const app = await openAt('/aktiver-tv2', {
      responses: { [TV2_URL]: () => new Response(null, { status: 404 }) },
    });
    await pressButton('Koble til');
    await waitFor(() => expect(main()).toContain('Vi venter på svar fra TV 2 Play'));
    expect(requestsTo(app, CONTINUE)).toEqual([]);
    expect(app.navigations).toEqual([]);
  });

  const down = () => new Response(null, { status: 500 });
  it.each([
    ['EXT-30', 'Unable to get TV 2 Play provisioning url.', { [TV2_URL]: down }],
    [
      'EXT-31',
      'Unable to continue TV 2 Play provisioning.',
      { [TV2_URL]: () => new Response(null, { status: 409 }), [CONTINUE]: down },
    ],
    ['EXT-21', 'Unable to get TV 2 Play provisioning url.', { [TV2_URL]: { url: 'https://evil.test/tv2' } }],
    ['EXT-21', 'Unable to get TV 2 Play provisioning url.', { [TV2_URL]: { url: 'javascript:alert(1)' } }],
  ])(
    'EXT-29 %s logs “%s”, and shows the customer a Norwegian error with a retry',
    async (_row, text, responses) => {
      const app = await openAt('/aktiver-tv2', { responses });
      await pressButton('Koble til');
      await waitFor(() => expect(main()).toContain('Vi fikk ikke koblet til TV 2 Play'));
      expect(app.consoleMessages.join('\n')).toContain(text);
      expect(main()).not.toContain('Unable');
      expect(app.navigations).toEqual([]);
      expect(JSON.parse(sessionStorage.getItem(RECORD) ?? '')).toMatchObject({
        hasFailed: true,
        hasLeft: false,
      });
      app.network.addResponses(createPartners().responses);
      await pressButton('Prøv igjen');
      await waitFor(() => expect(app.navigations).toHaveLength(1));
    },
  );

  it('EXT-25 shows an error with a retry when the TV 2 status becomes Unknown', async () => {
    const record = JSON.stringify({ userId: 'u-kari', hasLeft: true, statusCode: 'NeedsConnection' });
    const app = await openAt('/aktiver-tv2', { sessionStorage: { [RECORD]: record } });
    await waitFor(() => expect(main()).toContain('Vi venter på svar'));
    app.services['tv2play'] = { statusCode: '', inSubscription: true };
    await app.advanceTime(1500);
    await waitFor(() => expect(main()).toContain('TV 2 Play kunne ikke si hvordan det står'));
    app.services['tv2play'] = { ...needsConnection, statusCode: 'Completed' };
    await pressButton('Prøv igjen');
    await waitFor(() => expect(main()).toContain('Klar til bruk'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('ignores the stored TV 2 activation of another customer in the same tab', async () => {
    const record = JSON.stringify({ userId: 'u-ola', hasLeft: true, statusCode: 'NeedsConnection' });
    await openAt('/aktiver-tv2', { sessionStorage: { [RECORD]: record } });
    await screen.findByRole('button', { name: 'Koble til' });
    expect(main()).not.toContain('Vi venter på svar');
  });

  it('shows a link and no sign-in to a visitor who returns from TV 2 without a session', async () => {
    const app = await renderApp({ path: '/external-activation-callback?status=Completed' });
    await screen.findByRole('heading', { level: 1, name: 'Takk, det var alt' });
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Se hvordan det står' }).pathname).toBe(
      '/aktiver-tv2',
    );
    expect(app.navigations).toEqual([]);
  });
});

describe('the Max activation', () => {
  /** Stubs the window that Max opens in; `isOpened: false` is a blocked popup. */
  function mockPopup(isOpened = true) {
    const replace = vi.fn<(url: string) => void>();
    const close = vi.fn();
    vi.spyOn(window, 'open').mockReturnValue(
      isOpened ? ({ location: { replace }, close, opener: window } as unknown as Window) : null,
    );
    return { replace, close };
  }

  it('EXT-17 ROUTE-82 opens Max in a new window, and the socket event completes the activation', async () => {
    const { replace } = mockPopup();
    const app = await openAt('/aktiver-max', { brand: fjordvisning });
    await pressButton('Koble til');
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(`${PARTNER}/max/activate`));
    expect(requestsTo(app, MAX_URL)).toHaveLength(1);
    expect(main()).toContain('Max er åpnet i et eget vindu');
    await waitFor(() => expect(app.socketServer.receivedEvents).toHaveLength(1));
    app.socketServer.sockets[0]?.emit('HboMaxActivated');
    await waitFor(() => expect(main()).toContain('Klar til bruk'));
  });

  it('refetches the Max status when the tab becomes visible', async () => {
    const app = await openAt('/aktiver-max');
    await screen.findByRole('button', { name: 'Koble til' });
    await waitFor(() => expect(requestsTo(app, `${STATUS}/max`)).toHaveLength(1));
    await app.advanceTime(50);
    app.services['max'] = { ...needsConnection, statusCode: 'Completed' };
    makeTabVisible();
    await waitFor(() => expect(main()).toContain('Klar til bruk'));
    expect(requestsTo(app, `${STATUS}/max`)).toHaveLength(2);
  });

  it('shows a link to Max when the browser blocks the popup', async () => {
    mockPopup(false);
    await openAt('/aktiver-max');
    await pressButton('Koble til');
    await waitFor(() =>
      expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Åpne Max' }).href).toBe(
        `${PARTNER}/max/activate`,
      ),
    );
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Åpne Max' }).rel).toContain('noopener');
  });

  it.each([
    ['a failed request', () => new Response(null, { status: 500 })],
    ['a URL of another host', { url: 'https://evil.test/max' }],
  ])('closes the Max window again and allows a retry on %s', async (_what, answer) => {
    const { replace, close } = mockPopup();
    const app = await openAt('/aktiver-max', { responses: { [MAX_URL]: answer } });
    await pressButton('Koble til');
    await waitFor(() => expect(main()).toContain('Vi fikk ikke åpnet Max'));
    expect([replace.mock.calls.length, close.mock.calls.length]).toEqual([0, 1]);
    app.network.addResponses(createPartners().responses);
    await pressButton('Prøv igjen');
    await waitFor(() => expect(replace).toHaveBeenCalledOnce());
  });
});

describe('a service with status Connected', () => {
  const connected = { ...needsConnection, statusCode: 'Connected' };

  it.each([
    ['/aktiver-viaplay', 'viaplay'],
    ['/aktiver-max', 'max'],
    ['/strommetjenester', 'max'],
  ])('%s polls until the status of %s is Completed', async (path, service) => {
    const app = await openAt(path, { services: { [service]: connected }, isTimeFrozen: true });
    await advanceUntil(app, () => expect(main()).toContain('Aktiveres nå'));
    app.services[service] = { ...needsConnection, statusCode: 'Completed' };
    await app.advanceTime(750);
    await advanceUntil(app, () => expect(main()).not.toContain('Aktiveres nå'));
    expect(main()).toContain('Klar til bruk');
  });

  it('EXT-23 EXT-24 polls a Connected service ten times with backoff, then offers to check again', async () => {
    const app = await openAt('/aktiver-max', { services: { max: connected }, isTimeFrozen: true });
    await advanceUntil(app, () => expect(main()).toContain('Vi venter på svar fra Max'));
    const tries = () => requestsTo(app, `${STATUS}/max`).length;
    const before = tries();
    await app.advanceTime(750 * 55);
    await advanceUntil(app, () =>
      expect(main()).toContain('Max er ikke ferdig ennå. Det kan ta noen minutter.'),
    );
    expect(tries()).toBe(before + 10);
    await app.advanceTime(60_000);
    expect(tries()).toBe(before + 10);
    app.services['max'] = { ...needsConnection, statusCode: 'Completed' };
    await user.click(screen.getByRole('button', { name: 'Sjekk igjen' }));
    await app.advanceTime(750);
    await advanceUntil(app, () => expect(main()).toContain('Klar til bruk'));
  });
});

describe('the Viaplay activation', () => {
  const withCode = {
    ...needsConnection,
    activationCode: 'VP-482100',
    activationUrl: `${PARTNER}/viaplay/activate`,
  };

  it('ROUTE-79 shows the Viaplay code and the link to enter it, and refetches the status when the tab becomes visible', async () => {
    const app = await openAt('/aktiver-viaplay', { services: { viaplay: withCode } });
    await waitFor(() => expect(screen.getByText('VP-482100')).toBeInTheDocument());
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Åpne Viaplay' }).href).toBe(
      `${PARTNER}/viaplay/activate`,
    );
    await waitFor(() => expect(requestsTo(app, `${STATUS}/viaplay`)).toHaveLength(1));
    await app.advanceTime(50);
    app.services['viaplay'] = { ...needsConnection, statusCode: 'Completed' };
    makeTabVisible();
    await waitFor(() => expect(main()).toContain('Klar til bruk'));
    expect(document.querySelector('output')).not.toBeInTheDocument();
  });

  it('rejects and logs a Viaplay activation URL of another host', async () => {
    const activationUrl = 'https://evil.test/viaplay';
    const app = await openAt('/aktiver-viaplay', { services: { viaplay: { ...withCode, activationUrl } } });
    await waitFor(() => expect(screen.getByText('VP-482100')).toBeInTheDocument());
    expect(screen.queryByRole('link', { name: 'Åpne Viaplay' })).not.toBeInTheDocument();
    await waitFor(() => expect(app.consoleMessages.join('\n')).toContain('externalService.activationUrl'));
  });

  it('shows an error when the Viaplay status fails to load, and loads it on retry', async () => {
    const app = await openAt('/aktiver-viaplay', {
      responses: { [`${STATUS}/viaplay`]: () => new Response(null, { status: 400 }) },
    });
    await waitFor(() => expect(main()).toContain('Vi fikk ikke spurt Viaplay'));
    app.network.addResponses({ [`${STATUS}/viaplay`]: { ...needsConnection, statusCode: 'Completed' } });
    await pressButton('Prøv igjen');
    await waitFor(() => expect(main()).toContain('Klar til bruk'));
  });
});

describe('the TV 2 status after sign-in', () => {
  const statusRequestCount = ({ network }: RenderedApp) => network.requestsTo(TV2).length;

  it('EXT-11 EXT-28 fetches the TV 2 status after sign-in, and again after two seconds when it is missing', async () => {
    const app = await openAt('/vilkar', {
      services: { tv2play: { inSubscription: true } },
      isTimeFrozen: true,
    });
    await waitInRealTime(async () => {
      await app.advanceTime(10);
      expect(statusRequestCount(app)).toBe(1);
    });
    await app.advanceTime(1900);
    expect(statusRequestCount(app)).toBe(1);
    await waitInRealTime(async () => {
      await app.advanceTime(10);
      expect(statusRequestCount(app)).toBe(2);
    });
    await app.advanceTime(10_000);
    expect(statusRequestCount(app)).toBe(2);
    expect(JSON.parse(sessionStorage.getItem(RECORD) ?? '')).toMatchObject({ hasFailed: true });
  });

  it.each([
    ['EXT-26', 'without access to content', { state: 'Canceled', id: 'pakke-familie' }],
    ['EXT-27', 'with the smallest package', { state: 'Active', id: 'pakke-mini' }],
  ])('%s does not fetch the TV 2 status after sign-in of a customer %s', async (_row, _what, changes) => {
    const subscribedPackage = { ...customerFixture('Active').subscribedPackage, ...changes };
    const app = await openAt('/vilkar', {
      customer: { subscribedPackage },
      responses: {
        'GET /gateway/settings': {
          packages: [
            { id: 'pakke-mini', name: 'GLIMT_MINI', packageType: 'basic', price: 229, channels: [] },
          ],
        },
      },
    });
    await waitFor(() => expect(app.calls()).toContain('GET /gateway/customer/paymentCancelled'));
    await app.advanceTime(3000);
    expect(statusRequestCount(app)).toBe(0);
  });
});

it('EXT-01 shows a provider outside the subscription as NoAccess, with a link to the products that include it', async () => {
  const variant = (providerId: string, providerName: string, state: string) => ({
    id: `isfront-${providerId}`,
    providerId,
    providerName,
    behavior: 'PlayExternalAsset',
    state,
    entitlementKeys: [providerId.toUpperCase()],
    links: { externalPlayback: { providerId, playbackUrl: `${PARTNER}/${providerId}/isfront` } },
  });
  const app = await openAt('/film/isfront', {
    services: {
      max: { statusCode: 'Completed', inSubscription: true },
      viaplay: { ...needsConnection, inSubscription: false },
    },
    responses: {
      'GET /content-search/coverpage/super/isfront/': {
        ...filmCoverPageFixture,
        defaultProviderVariant: variant('viaplay', 'Viaplay', 'NoAccess'),
      },
      'GET /content-search/coverpage/super/isfront/variants': [
        variant('viaplay', 'Viaplay', 'NoAccess'),
        variant('max', 'Max', 'Default'),
      ],
    },
  });
  const providers = within(await screen.findByRole('list', { name: 'Se hos' }));
  await waitFor(() => expect(providers.getAllByRole('listitem')).toHaveLength(2));
  expect(providers.getAllByRole('listitem')[1]).toHaveTextContent('Se hos Max');
  expect(main()).not.toContain('Se hos Viaplay');
  const accessLink = screen.getByRole<HTMLAnchorElement>('link', { name: 'Se hva som gir tilgang' });
  expect(accessLink.pathname + accessLink.search).toContain('/tilgang/vod/');
  expect(new URL(accessLink.href).searchParams.getAll('key')).toEqual(['VIAPLAY']);
  await user.click(accessLink);
  await waitFor(() => expect(app.currentPath()).toContain('/tilgang/vod/'));
});
