// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { customerFixture, shopFixture, shopSettingsFixture } from '@tv/api-client/fixtures';
import { fjordvisning, glimt } from '@tv/test-world';
import { renderApp, type RenderAppOptions, user } from '../../testing/index.ts';

const shop = {
  'GET /gateway/products': shopFixture,
  'GET /gateway/settings': shopSettingsFixture('GLIMT'),
};

/** Opens a package selection page with a full shop and waits for the first input. */
async function openPackageSelection({ responses, ...options }: RenderAppOptions = {}) {
  const app = await renderApp({ path: '/bli-kunde', ...options, responses: { ...shop, ...responses } });
  await waitFor(() => expect(document.querySelector('input')).not.toBeNull());
  return app;
}

/** Returns the checkbox or radio button of a product. */
function input(name: string): HTMLInputElement {
  const label = [...document.querySelectorAll('label')].find((candidate) =>
    [...candidate.querySelectorAll('span')].some(({ textContent }) => textContent === name),
  );
  const found = label?.querySelector('input');
  if (!found) throw new Error(`Nothing to choose is called ${name}`);
  return found;
}

/** Returns the visible text of a product's label. */
const labelText = (name: string) =>
  [...document.querySelectorAll('label')]
    .find((candidate) =>
      [...candidate.querySelectorAll('span')].some(({ textContent }) => textContent === name),
    )
    ?.textContent.replaceAll('\u00A0', ' ');

const summaryBarText = () =>
  document.querySelector('[aria-label="Det du har valgt"]')?.textContent.replaceAll('\u00A0', ' ');
const nextHref = () => screen.getByRole('link', { name: 'Gå videre' }).getAttribute('href');
const names = (list: string) =>
  [...document.querySelectorAll(`ul[aria-label="${list}"] > li`)].map(
    (item) => item.querySelector('img')?.alt || item.textContent,
  );
const events = (
  app: { readonly analyticsEvents: () => readonly { readonly event?: unknown }[] },
  event: string,
) => app.analyticsEvents().filter((candidate) => candidate.event === event);

describe('package selection', () => {
  it('ROUTE-46 SIGNUP-03 PKG-03 updates the price as a visitor selects a base product and add-ons', async () => {
    const app = await openPackageSelection();
    expect(screen.getByRole('heading', { level: 1, name: 'Velg pakken din' })).toBeInTheDocument();
    const bases = screen.getAllByRole<HTMLInputElement>('radio');
    // PKG-25: cheapest first.
    expect(bases.map(({ value }) => value)).toEqual(['litt', 'mindre', 'mye', 'mest']);
    expect(summaryBarText()).toContain('224,50 kr/md. de to første månedene, deretter 449 kr/md.');
    await user.click(input('Mest'));
    await waitFor(() => expect(summaryBarText()).toContain('629 kr/md.'));
    await user.click(input('Sport Basis'));
    await user.click(input('Max Ultimate'));
    await waitFor(() => expect(summaryBarText()).toContain('Mest, Sport Basis og Max Ultimate997 kr/md.'));
    expect(bases.filter(({ checked }) => checked)).toHaveLength(1);
    expect(app.currentPath()).toBe(
      '/bli-kunde?productIds=mest&productIds=sport-basis&productIds=max-ultimate',
    );
    expect(nextHref()).toBe('/bli-kunde/registrer/mest,sport-basis,max-ultimate');
    expect(app.provider.session).toBeUndefined();
  });

  it('PKG-09 PKG-17 shows products that conflict with the selection, with the reason, and included products', async () => {
    await openPackageSelection({ path: '/bli-kunde?productIds=mest&productIds=sport-basis' });
    expect(input('Sport Basis')).toBeChecked();
    expect(input('Sport Premium')).toBeDisabled();
    expect(labelText('Sport Premium')).toContain('Kan ikke kombineres med Sport Basis');
    expect(labelText('Max uten reklame')).toContain('Inkludert i Mest');
    expect(() => input('Max uten reklame')).toThrow();
  });

  it('keeps the add-ons that are compatible with another base product', async () => {
    await openPackageSelection({
      path: '/bli-kunde?productIds=mye&productIds=max-ad-free&productIds=sport-basis',
    });
    await user.click(input('Mest'));
    await waitFor(() => expect(nextHref()).toBe('/bli-kunde/registrer/mest,sport-basis'));
  });

  it.each([
    ['productIds=borte&productIds=mye', 'selges ikke lenger', '/bli-kunde/registrer/mye'],
    [
      'productIds=litt&productIds=sport-basis&productIds=sport-premium',
      'kan ikke kombineres. Vi begynner med Litt',
      '/bli-kunde/registrer/litt',
    ],
  ])(
    'shows a message when the URL selects products that cannot be bought (%s)',
    async (query, expectedText, expectedHref) => {
      await openPackageSelection({ path: `/bli-kunde?${query}` });
      expect(document.body).toHaveTextContent(expectedText);
      expect(nextHref()).toBe(expectedHref);
    },
  );

  it('PKG-20 disables a product without a relation to the selection and says why', async () => {
    const unrelated = { ...shopFixture[0], id: 'ny', name: 'Ny', baseProduct: false, relations: [] };
    await openPackageSelection({ responses: { 'GET /gateway/products': [...shopFixture, unrelated] } });
    expect(input('Ny')).toBeDisabled();
    expect(labelText('Ny')).toContain('Kan ikke bestilles akkurat nå');
  });

  it('PKG-14 PKG-15 requests the products, and those of a package that is not configured', async () => {
    const mest = shopFixture.filter(({ id }) => ['mest', 'max-sport'].includes(id));
    const app = await openPackageSelection({
      path: '/bli-kunde?packageName=GLIMT_JUL',
      responses: { 'GET /gateway/products?packageName=GLIMT_JUL': mest },
    });
    expect(app.calls()).toContain('GET /gateway/products');
    expect(app.calls()).toContain('GET /gateway/products?packageName=GLIMT_JUL');
    expect(nextHref()).toBe('/bli-kunde/registrer/mest,max-sport');
    const known = await openPackageSelection({ path: '/bli-kunde?packageName=GLIMT_FAMILIE_SPORT' });
    expect(nextHref()).toBe('/bli-kunde/registrer/mest,sport-basis');
    expect(known.calls().join()).not.toContain('packageName');
  });

  it.each([
    ['PKG-27', 'Max uten reklame', 'Last ned inntil 30 titler'],
    ['PKG-28', 'Max Ultimate', 'Last ned inntil 100 titler'],
    ['PKG-29', 'TV 2 Play uten reklame', 'Last ned inntil 25 titler'],
  ])('%s the text of %s says: %s', async (_id, name, expectedText) => {
    await openPackageSelection();
    expect(labelText(name)).toContain(expectedText);
  });

  it.each([
    ['PKG-30', 'Litt', ['9 kanaler']],
    ['PKG-31', 'Mindre', ['13 kanaler']],
    ['PKG-32', 'Mye', ['13 kanaler', '5 strømmetjenester']],
    ['PKG-33', 'Mest', ['30 kanaler', '6 strømmetjenester']],
  ])('%s %s lists %j', async (_id, name, points) => {
    await openPackageSelection();
    for (const point of points) expect(labelText(name)).toContain(point);
    if (points.length === 1) expect(labelText(name)).not.toContain('strømmetjenester');
  });

  it('PKG-01 PKG-23 PKG-26 shows the channels of the selected package in the fixed order, and its services', async () => {
    await openPackageSelection({ path: '/bli-kunde?productIds=mye' });
    await waitFor(() =>
      expect(names('Kanaler')).toEqual(['Nordlys', 'Kanal fjell', 'Kveld', 'Arena 1', 'Retro', 'Sirkus']),
    );
    expect(names('Strømmetjenester')).toHaveLength(5);
    await user.click(input('Litt'));
    await waitFor(() => expect(names('Kanaler')).toEqual(['Nordlys', 'Kveld', 'Retro']));
    expect(names('Strømmetjenester')).toEqual([]);
  });

  it('PKG-22 shows a trial price of 0 kr only while every selected product allows a trial', async () => {
    await openPackageSelection({ path: '/bli-kunde?productIds=litt' });
    await waitFor(() => expect(summaryBarText()).toContain('0 kr i prøveperioden, deretter 229 kr/md.'));
    await user.click(input('Sport Basis'));
    await waitFor(() => expect(summaryBarText()).toContain('428 kr/md.'));
    expect(summaryBarText()).not.toContain('prøveperioden');
  });

  it.each([true, false])(
    'PKG-22 shows the trial of a base product when the product itself allows it: %s',
    async (allowInTrial) => {
      const products = shopFixture.map((one) => (one.id === 'litt' ? { ...one, allowInTrial } : one));
      await openPackageSelection({
        path: '/bli-kunde?productIds=litt',
        responses: { 'GET /gateway/products': products },
      });
      const expectedText = allowInTrial ? 'Prøv gratis først' : 'Samme pris hver måned';
      await waitFor(() => expect(labelText('Litt')).toContain(expectedText));
      await waitFor(() => expect(summaryBarText()?.includes('prøveperioden')).toBe(allowInTrial));
    },
  );

  it('ANA-25 ANA-28 tracks products added to the cart, and a promotion that is shown and clicked', async () => {
    const app = await openPackageSelection({
      path: '/bli-kunde?productIds=mest',
      config: { environment: 'prod' },
      localStorage: { 'analytics-consent': 'granted' },
    });
    await user.click(input('Mye'));
    await user.click(input('Max Ultimate'));
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

  it('shows an error when the products fail to load, and loads them on retry', async () => {
    let isDown = true;
    await renderApp({
      path: '/bli-kunde',
      responses: {
        ...shop,
        'GET /gateway/products': () =>
          isDown ? new Response('', { status: 400 }) : Response.json(shopFixture),
      },
    });
    await waitFor(() => expect(document.body).toHaveTextContent('Vi fikk ikke hentet pakkene.'));
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(input('Mest')).toBeTruthy());
  });

  it('hides only the channels when the settings fail to load', async () => {
    const app = await openPackageSelection({
      path: '/bli-kunde?productIds=mye',
      responses: { 'GET /gateway/settings': () => new Response('', { status: 400 }) },
    });
    await waitFor(() => expect(app.calls()).toContain('GET /gateway/settings'));
    expect(names('Kanaler')).toEqual([]);
    expect(summaryBarText()).toContain('224,50 kr/md.');
    expect(nextHref()).toBe('/bli-kunde/registrer/mye');
  });

  it.each([
    ['Active', '/min-konto/endre?productIds=mest'],
    ['Canceled', '/min-konto/kj%C3%B8p?productIds=mest'],
  ] as const)('links a customer in state %s to %s', async (state, expectedHref) => {
    await openPackageSelection({
      isSignedIn: true,
      path: '/bli-kunde?productIds=mest',
      responses: { 'GET /gateway/customer': customerFixture(state) },
    });
    await waitFor(() => expect(decodeURI(nextHref() ?? '')).toBe(decodeURI(expectedHref)));
  });

  it('ROUTE-85 leads a visitor to registration with the selected products', async () => {
    const app = await openPackageSelection({ path: '/bli-kunde?productIds=mest&productIds=sport-basis' });
    await user.click(await screen.findByRole('link', { name: 'Gå videre' }));
    await screen.findByRole('heading', { level: 1, name: 'Opprett konto' });
    expect(app.currentPath()).toBe('/bli-kunde/registrer/mest,sport-basis');
    await waitFor(() => expect(document.body).toHaveTextContent('Sport Basis'));
    expect(document.body.textContent.replaceAll('\u00A0', ' ')).toContain('Til sammen828 kr/md.');
  });

  it.each([
    ['Active', 'endre', 'Bekreft endringen'],
    ['Canceled', 'kjøp', 'Betal og kom i gang'],
  ] as const)('ROUTE-86 leads a customer (%s) to /min-konto/%s', async (state, purpose, heading) => {
    const customer = customerFixture(state);
    const app = await openPackageSelection({
      isSignedIn: true,
      path: '/bli-kunde?productIds=mest',
      responses: {
        'GET /gateway/customer': customer,
        'GET /gateway/customer/subscription': customer.subscribedPackage,
      },
    });
    await waitFor(() => expect(decodeURI(nextHref() ?? '')).toBe(`/min-konto/${purpose}?productIds=mest`));
    await user.click(await screen.findByRole('link', { name: 'Gå videre' }));
    await screen.findByRole('heading', { level: 1, name: heading });
    await waitFor(() =>
      expect(app.calls()).toContain('GET /gateway/customer/subscription/change/summary?productIds=mest'),
    );
  });

  it('shows the packages of another brand', async () => {
    await openPackageSelection({
      brand: fjordvisning,
      responses: { 'GET /gateway/settings': shopSettingsFixture('FJORD') },
      path: '/bli-kunde?productIds=mest',
    });
    await waitFor(() => expect(names('Kanaler')).toHaveLength(9));
    expect(glimt.productPrefix).not.toBe(fjordvisning.productPrefix);
  });
});

describe('the largest set of upgrades', () => {
  it('ROUTE-49 preselects every compatible upgrade, and each can be deselected', async () => {
    await openPackageSelection({ path: '/bli-kunde/tilpass?productIds=mye' });
    expect(screen.getByRole('heading', { level: 1, name: 'Alt som passer med Mye' })).toBeInTheDocument();
    const chosen = () => screen.queryAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
    expect(chosen()).toHaveLength(4);
    expect(input('Viaplay Total')).toBeChecked();
    for (const box of chosen()) {
      await user.click(box);
      await waitFor(() => expect(box).not.toBeChecked());
    }
    expect(nextHref()).toBe('/bli-kunde/registrer/mye');
    expect(screen.getByRole('link', { name: /Tilbake til pakkene/ })).toHaveAttribute(
      'href',
      '/bli-kunde?productIds=mye',
    );
  });
});
