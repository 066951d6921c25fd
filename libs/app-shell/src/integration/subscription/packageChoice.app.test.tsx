// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { customerFixture, shopFixture, shopSettingsFixture } from '@tv/api-client/fixtures';
import { fjordvisning, glimt } from '@tv/test-world';
import { renderApp, screen, waitFor, type RenderAppOptions } from '../../testing/index.ts';

const shop = {
  'GET /gateway/products': shopFixture,
  'GET /gateway/settings': shopSettingsFixture('GLIMT'),
};

/** Opens a page of choosing over a whole shop, and waits until there is something to choose. */
async function choose({ responses, ...options }: RenderAppOptions = {}) {
  const app = await renderApp({ path: '/bli-kunde', ...options, responses: { ...shop, ...responses } });
  await waitFor(() => expect(document.querySelector('input')).not.toBeNull());
  return app;
}

/** The box or the button in front of a product's name. */
function input(name: string): HTMLInputElement {
  const label = [...document.querySelectorAll('label')].find((one) =>
    [...one.querySelectorAll('span')].some(({ textContent }) => textContent === name),
  );
  const found = label?.querySelector('input');
  if (!found) throw new Error(`Nothing to choose is called ${name}`);
  return found;
}

/** All that stands in the label of a product, as it is read. */
const said = (name: string) =>
  [...document.querySelectorAll('label')]
    .find((one) => [...one.querySelectorAll('span')].some(({ textContent }) => textContent === name))
    ?.textContent.replaceAll('\u00A0', ' ');

const bar = () =>
  document.querySelector('[aria-label="Det du har valgt"]')?.textContent.replaceAll('\u00A0', ' ');
const onward = () => screen.link('Gå videre').getAttribute('href');
const names = (list: string) =>
  [...document.querySelectorAll(`ul[aria-label="${list}"] > li`)].map(
    (item) => item.querySelector('img')?.alt || item.textContent,
  );
const events = (
  app: { readonly analyticsEvents: () => readonly { readonly event?: unknown }[] },
  event: string,
) => app.analyticsEvents().filter((one) => one.event === event);

describe('choosing a package', () => {
  it('ROUTE-46 SIGNUP-03 PKG-03 a visitor chooses one base and add-ons, and the price follows', async () => {
    const app = await choose();
    expect(screen.heading()).toBe('Velg pakken din');
    const bases = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    // PKG-25: the cheapest first.
    expect(bases.map(({ value }) => value)).toEqual(['litt', 'mindre', 'mye', 'mest']);
    expect(bar()).toContain('224,50 kr/md. de to første månedene, deretter 449 kr/md.');
    input('Mest').click();
    await waitFor(() => expect(bar()).toContain('629 kr/md.'));
    input('Sport Basis').click();
    input('Max Ultimate').click();
    await waitFor(() => expect(bar()).toContain('Mest, Sport Basis og Max Ultimate997 kr/md.'));
    expect(bases.filter(({ checked }) => checked)).toHaveLength(1);
    expect(app.currentPath()).toBe(
      '/bli-kunde?productIds=mest&productIds=sport-basis&productIds=max-ultimate',
    );
    expect(onward()).toBe('/bli-kunde/registrer/mest,sport-basis,max-ultimate');
    expect(app.provider.session).toBeUndefined();
  });

  it('PKG-09 PKG-17 shows what does not go with the choice, with the reason, and what is in it', async () => {
    await choose({ path: '/bli-kunde?productIds=mest&productIds=sport-basis' });
    expect(input('Sport Basis').checked).toBe(true);
    expect(input('Sport Premium').disabled).toBe(true);
    expect(said('Sport Premium')).toContain('Kan ikke kombineres med Sport Basis');
    expect(said('Max uten reklame')).toContain('Inkludert i Mest');
    expect(() => input('Max uten reklame')).toThrow();
  });

  it('keeps what goes with another base, and can be undone by going back', async () => {
    await choose({ path: '/bli-kunde?productIds=mye&productIds=max-ad-free&productIds=sport-basis' });
    input('Mest').click();
    await waitFor(() => expect(onward()).toBe('/bli-kunde/registrer/mest,sport-basis'));
  });

  it.each([
    ['productIds=borte&productIds=mye', 'selges ikke lenger', '/bli-kunde/registrer/mye'],
    [
      'productIds=litt&productIds=sport-basis&productIds=sport-premium',
      'kan ikke kombineres. Vi begynner med Litt',
      '/bli-kunde/registrer/litt',
    ],
  ])('an address that asks for what cannot be had (%s) says so', async (query, words, way) => {
    await choose({ path: `/bli-kunde?${query}` });
    expect(screen.text()).toContain(words);
    expect(onward()).toBe(way);
  });

  it('PKG-20 what has no relation to the choice is told of and cannot be chosen', async () => {
    const alone = { ...shopFixture[0], id: 'ny', name: 'Ny', baseProduct: false, relations: [] };
    await choose({ responses: { 'GET /gateway/products': [...shopFixture, alone] } });
    expect(input('Ny').disabled).toBe(true);
    expect(said('Ny')).toContain('Kan ikke bestilles akkurat nå');
  });

  it('PKG-14 PKG-15 asks for the products, and for those of a package that nobody has configured', async () => {
    const mest = shopFixture.filter(({ id }) => ['mest', 'max-sport'].includes(id));
    const app = await choose({
      path: '/bli-kunde?packageName=GLIMT_JUL',
      responses: { 'GET /gateway/products?packageName=GLIMT_JUL': mest },
    });
    expect(app.calls()).toContain('GET /gateway/products');
    expect(app.calls()).toContain('GET /gateway/products?packageName=GLIMT_JUL');
    expect(onward()).toBe('/bli-kunde/registrer/mest,max-sport');
    const known = await choose({ path: '/bli-kunde?packageName=GLIMT_FAMILIE_SPORT' });
    expect(onward()).toBe('/bli-kunde/registrer/mest,sport-basis');
    expect(known.calls().join()).not.toContain('packageName');
  });

  it.each([
    ['PKG-27', 'Max uten reklame', 'Last ned inntil 30 titler'],
    ['PKG-28', 'Max Ultimate', 'Last ned inntil 100 titler'],
    ['PKG-29', 'TV 2 Play uten reklame', 'Last ned inntil 25 titler'],
  ])('%s the text of %s says: %s', async (_id, name, words) => {
    await choose();
    expect(said(name)).toContain(words);
  });

  it.each([
    ['PKG-30', 'Litt', ['9 kanaler']],
    ['PKG-31', 'Mindre', ['13 kanaler']],
    ['PKG-32', 'Mye', ['13 kanaler', '5 strømmetjenester']],
    ['PKG-33', 'Mest', ['30 kanaler', '6 strømmetjenester']],
  ])('%s %s is sold by %j', async (_id, name, points) => {
    await choose();
    for (const point of points) expect(said(name)).toContain(point);
    if (points.length === 1) expect(said(name)).not.toContain('strømmetjenester');
  });

  it('PKG-01 PKG-23 PKG-26 shows the channels of the package that is chosen, in the fixed order, and its services', async () => {
    await choose({ path: '/bli-kunde?productIds=mye' });
    await waitFor(() =>
      expect(names('Kanaler')).toEqual(['Nordlys', 'Kanal fjell', 'Kveld', 'Arena 1', 'Retro', 'Sirkus']),
    );
    expect(names('Strømmetjenester')).toHaveLength(5);
    input('Litt').click();
    await waitFor(() => expect(names('Kanaler')).toEqual(['Nordlys', 'Kveld', 'Retro']));
    expect(names('Strømmetjenester')).toEqual([]);
  });

  it('PKG-22 what may be tried costs nothing to begin with, as long as all of it may', async () => {
    await choose({ path: '/bli-kunde?productIds=litt' });
    await waitFor(() => expect(bar()).toContain('0 kr i prøveperioden, deretter 229 kr/md.'));
    input('Sport Basis').click();
    await waitFor(() => expect(bar()).toContain('428 kr/md.'));
    expect(bar()).not.toContain('prøveperioden');
  });

  it.each([true, false])(
    'PKG-22 a base of a package with a trial says so where it allows one itself: %s',
    async (allowInTrial) => {
      const products = shopFixture.map((one) => (one.id === 'litt' ? { ...one, allowInTrial } : one));
      await choose({ path: '/bli-kunde?productIds=litt', responses: { 'GET /gateway/products': products } });
      const words = allowInTrial ? 'Prøv gratis først' : 'Samme pris hver måned';
      await waitFor(() => expect(said('Litt')).toContain(words));
      await waitFor(() => expect(bar()?.includes('prøveperioden')).toBe(allowInTrial));
    },
  );

  it('ANA-25 ANA-28 tells of what is put into the cart, and of an offer that is seen and taken', async () => {
    const app = await choose({
      path: '/bli-kunde?productIds=mest',
      config: { environment: 'prod' },
      localStorage: { 'analytics-consent': 'granted' },
    });
    input('Mye').click();
    input('Max Ultimate').click();
    await waitFor(() => expect(events(app, 'add_to_cart')).toHaveLength(2));
    expect(events(app, 'add_to_cart')).toMatchObject([
      { products: [{ id: 'mye', name: 'Mye', price: 449 }] },
      { products: [{ id: 'max-ultimate', name: 'Max Ultimate', price: 169 }] },
    ]);
    expect(events(app, 'promotion')).toMatchObject([
      { promotionId: 'campaign-mye', action: 'shown' },
      { promotionId: 'campaign-mye', action: 'clicked' },
    ]);
  });

  it('products that cannot be had are told of, and asked for again', async () => {
    let isDown = true;
    await renderApp({
      path: '/bli-kunde',
      responses: {
        ...shop,
        'GET /gateway/products': () =>
          isDown ? new Response('', { status: 400 }) : Response.json(shopFixture),
      },
    });
    await waitFor(() => expect(screen.text()).toContain('Vi fikk ikke hentet pakkene.'));
    isDown = false;
    screen.button('Prøv igjen').click();
    await waitFor(() => expect(input('Mest')).toBeTruthy());
  });

  it('settings that cannot be had take away the channels, and nothing of what is sold', async () => {
    const app = await choose({
      path: '/bli-kunde?productIds=mye',
      responses: { 'GET /gateway/settings': () => new Response('', { status: 400 }) },
    });
    await waitFor(() => expect(app.calls()).toContain('GET /gateway/settings'));
    expect(names('Kanaler')).toEqual([]);
    expect(bar()).toContain('224,50 kr/md.');
    expect(onward()).toBe('/bli-kunde/registrer/mye');
  });

  it.each([
    ['Active', '/min-konto/endre?productIds=mest'],
    ['Canceled', '/min-konto/kj%C3%B8p?productIds=mest'],
  ] as const)('a customer whose subscription is %s goes on to %s', async (state, way) => {
    await choose({
      isSignedIn: true,
      path: '/bli-kunde?productIds=mest',
      responses: { 'GET /gateway/customer': customerFixture(state) },
    });
    await waitFor(() => expect(decodeURI(onward() ?? '')).toBe(decodeURI(way)));
  });

  it('ROUTE-85 the way on of a visitor leads to registering, with what is chosen', async () => {
    const app = await choose({ path: '/bli-kunde?productIds=mest&productIds=sport-basis' });
    screen.link('Gå videre').click();
    await waitFor(() => expect(screen.heading()).toBe('Opprett konto'));
    expect(app.currentPath()).toBe('/bli-kunde/registrer/mest,sport-basis');
    await waitFor(() => expect(screen.text()).toContain('Sport Basis'));
    expect(screen.text().replaceAll('\u00A0', ' ')).toContain('Til sammen828 kr/md.');
  });

  it.each([
    ['Active', 'endre', 'Bekreft endringen'],
    ['Canceled', 'kjøp', 'Betal og kom i gang'],
  ] as const)('ROUTE-86 that of a customer (%s) leads to /min-konto/%s', async (state, purpose, heading) => {
    const customer = customerFixture(state);
    const app = await choose({
      isSignedIn: true,
      path: '/bli-kunde?productIds=mest',
      responses: {
        'GET /gateway/customer': customer,
        'GET /gateway/customer/subscription': customer.subscribedPackage,
      },
    });
    await waitFor(() => expect(decodeURI(onward() ?? '')).toBe(`/min-konto/${purpose}?productIds=mest`));
    screen.link('Gå videre').click();
    await waitFor(() => expect(screen.heading()).toBe(heading));
    await waitFor(() =>
      expect(app.calls()).toContain('GET /gateway/customer/subscription/change/summary?productIds=mest'),
    );
  });

  it('another brand has its own packages', async () => {
    await choose({
      brand: fjordvisning,
      responses: { 'GET /gateway/settings': shopSettingsFixture('FJORD') },
      path: '/bli-kunde?productIds=mest',
    });
    await waitFor(() => expect(names('Kanaler')).toHaveLength(9));
    expect(glimt.productPrefix).not.toBe(fjordvisning.productPrefix);
  });
});

describe('the largest set of upgrades', () => {
  it('ROUTE-49 is chosen, and each of it can be taken off again', async () => {
    await choose({ path: '/bli-kunde/tilpass?productIds=mye' });
    expect(screen.heading()).toBe('Alt som passer med Mye');
    const chosen = () =>
      [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].filter(
        ({ checked }) => checked,
      );
    expect(chosen()).toHaveLength(4);
    expect(input('Viaplay Total').checked).toBe(true);
    for (const box of chosen()) {
      box.click();
      await waitFor(() => expect(box.checked).toBe(false));
    }
    expect(onward()).toBe('/bli-kunde/registrer/mye');
    expect(screen.link(/Tilbake til pakkene/).getAttribute('href')).toBe('/bli-kunde?productIds=mye');
  });
});
