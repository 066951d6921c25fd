// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { HELP_TOPICS, links } from '@tv/routes';
import { fjordvisning, glimt } from '@tv/test-world';
import { renderApp, user, waitInRealTime } from '../../testing/index.ts';
import { getCanonical, getMeta } from '../../testing/pageHead.ts';

const product = (id: string, name: string, price: number, baseProduct: boolean) => ({
  id,
  name,
  price,
  baseProduct,
  allowInTrial: baseProduct,
  relations: [],
});

/** Every product that the package pages combine. */
const productResponses = {
  'GET /gateway/products': [
    product('litt', 'Litt', 229, true),
    product('mye', 'Mye', 449, true),
    product('mest', 'Mest', 629, true),
    product('sport-basis', 'Sport Basis', 199, false),
    product('sport-premium', 'Sport Premium', 599, false),
    product('sportskanaler', 'Sportskanaler', 349, false),
    product('viaplay-total', 'Viaplay Total', 749, false),
  ],
};

const services = {
  'nordisk-film-pluss': ['PAGE-09', 'Nordisk Film+'],
  skyshowtime: ['PAGE-10', 'SkyShowtime'],
  'v-sport': ['PAGE-11', 'V Sport'],
  max: ['PAGE-12', 'Max'],
  viaplay: ['PAGE-13', 'Viaplay'],
  'nrk-tv': ['PAGE-14', 'NRK TV'],
  'tv-2-play': ['PAGE-15', 'TV 2 Play'],
  'tv-2-sport': ['PAGE-16', 'TV 2 Sport'],
  eurosport: ['PAGE-17', 'Eurosport'],
} as const;

const packages = {
  litt: ['PAGE-18', 'Litt', 229],
  mye: ['PAGE-19', 'Mye', 449],
  mest: ['PAGE-20', 'Mest', 629],
  'mye-sport-basis': ['PAGE-21', 'Mye + Sport Basis', 648],
  'mest-sport-basis': ['PAGE-22', 'Mest + Sport Basis', 828],
  'mye-sport-premium': ['PAGE-23', 'Mye + Sport Premium', 1048],
  'mest-sport-premium': ['PAGE-24', 'Mest + Sport Premium', 1228],
  'mye-sportskanaler': ['PAGE-25', 'Mye + Sportskanaler', 798],
  'mest-sportskanaler': ['PAGE-26', 'Mest + Sportskanaler', 978],
  'mye-viaplay-total': ['PAGE-27', 'Mye + Viaplay Total', 1198],
  'mest-viaplay-total': ['PAGE-28', 'Mest + Viaplay Total', 1378],
} as const;

/** Expects that a visitor gets the page with its heading and text, without a redirect to sign-in. */
async function expectPage(path: string, heading: string, brand = glimt) {
  const app = await renderApp({ path, brand, responses: productResponses });
  await screen.findByRole('heading', { level: 1, name: heading });
  expect(document.title).toContain(heading);
  expect(document.title).toContain(brand.displayName);
  expect(getCanonical()).toBe(`http://localhost:3000${path}`);
  expect(getMeta('description')?.length).toBeGreaterThan(49);
  expect(within(screen.getByRole('main')).getAllByRole('paragraph').length).toBeGreaterThan(1);
  expect(app.navigations).toEqual([]);
  return app;
}

describe('an editorial page renders for visitors', () => {
  it.each([
    ['PAGE-01', '/hva-er-glimt', 'Hva er Glimt?'],
    ['PAGE-02', '/hva-er-glimt/jobb', 'Jobb i Glimt'],
    ['PAGE-03', '/hva-er-glimt/opplevelser', 'Opplevelser'],
    ['PAGE-04', '/hva-er-glimt/hva-er-stromming', 'Hva er strømming?'],
    ['PAGE-05', '/hjelp', 'Hjelp'],
    ['PAGE-08', '/stromming-tips', 'Strømmetips'],
    ['ROUTE-66', '/vilkar', 'Vilkår'],
    ['ROUTE-67', '/personvern', 'Personvern'],
    ['ROUTE-68', '/app', 'Apper'],
    ['the accessibility statement', '/tilgjengelighet', 'Tilgjengelighet'],
    ['the overview of packages', '/abonnementer', 'Abonnementer'],
  ])('%s renders at %s for visitors', async (_id, path, heading) => {
    await expectPage(path, heading);
  });

  it.each(Object.entries(services).map(([service, [id, heading]]) => [id, heading, service]))(
    '%s renders the page of the service %s',
    async (_id, heading, service) => {
      await expectPage(`/strommetjenester/${service}`, heading);
    },
  );

  it.each(
    Object.entries(packages).map(([name, [id, heading, price]]) => [id, heading, price, name] as const),
  )(
    '%s renders the page of the package %s, with the price from the products and a buy link',
    async (_id, heading, price, name) => {
      await expectPage(`/abonnementer/${name}`, heading);
      const shown = `${new Intl.NumberFormat('nb-NO').format(price)} kr/md.`;
      await waitFor(() => expect(document.body.textContent).toContain(shown));
      expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Velg pakken' }).pathname).toMatch(
        /^\/bli-kunde\/registrer\/(?:litt|mye|mest)/,
      );
    },
  );

  it('PAGE-06 PAGE-07 the help page links to an FAQ page for each service, for devices and for apps', async () => {
    const app = await expectPage('/hjelp', 'Hjelp');
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(HELP_TOPICS.map((topic) => links.help(topic))),
    );
    for (const topic of HELP_TOPICS) {
      app.popTo(links.help(topic));
      await waitFor(() => expect(getCanonical()).toBe(`http://localhost:3000/hjelp/${topic}`));
      const questions = screen
        .getAllByRole('heading', { level: 3 })
        .filter((title) => title.closest('details'));
      expect(questions.length).toBeGreaterThan(2);
    }
  });

  it('PAGE-01 PAGE-02 PAGE-03 PAGE-04 renders the pages about the service with the texts of another brand', async () => {
    const app = await expectPage('/hva-er-fjordvisning', 'Hva er Fjordvisning?', fjordvisning);
    expect(screen.getByRole('main')).not.toHaveTextContent('Glimt');
    for (const [topic, heading] of [
      ['jobb', 'Jobb i Fjordvisning'],
      ['opplevelser', 'Opplevelser'],
      ['hva-er-stromming', 'Hva er strømming?'],
    ] as const) {
      app.popTo(`/hva-er-fjordvisning/${topic}`);
      await screen.findByRole('heading', { level: 1, name: heading });
    }
  });

  it('an unknown help topic renders not found', async () => {
    await renderApp({ path: '/hjelp/finnes-ikke' });
    await waitFor(() => expect(getMeta('robots')).toBe('noindex'));
  });

  it('the footer links to help, terms, privacy, apps, the accessibility statement and licences', async () => {
    await renderApp({ path: '/a/b/c' });
    const footer = within(await screen.findByRole('contentinfo'));
    const paths = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(paths).toEqual([
      '/hjelp',
      '/hva-er-glimt',
      '/app',
      '/vilkar',
      '/personvern',
      '/tilgjengelighet',
      'mailto:kundeservice@glimt.test',
      '/lisenser.txt',
    ]);
  });
});

describe('an editorial page', () => {
  it('asks if the help was useful, thanks, and tracks the answer when the user has consented', async () => {
    const app = await renderApp({
      path: '/hjelp/viaplay',
      config: { environment: 'uat' },
      localStorage: { 'analytics-consent': 'granted' },
    });
    await screen.findByRole('button', { name: 'Nei' });
    app.freezeTime();
    await user.click(screen.getByRole('button', { name: 'Nei' }));
    await waitInRealTime(() => expect(document.body).toHaveTextContent('Takk for svaret!'));
    // The tag manager polls for a client id 20 times, 100 ms apart.
    await app.advanceTime(2500);
    expect(app.analyticsEvents()).toContainEqual(
      expect.objectContaining({ event: 'help_feedback', path: '/hjelp/viaplay', isHelpful: false }),
    );
  });

  it('opens the question that a link targets and scrolls to it', async () => {
    const scrolledIds: string[] = [];
    await renderApp({ path: '/abonnementer/mest-sport-premium', responses: productResponses });
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolledIds.push(this.id);
    };
    await user.click(await screen.findByRole('link', { name: 'grense for antall skjermer' }));
    const id = 'hvor-mange-enheter-kan-vaere-logget-inn';
    await waitFor(() => expect(scrolledIds).toContain(id));
    expect(new Set(scrolledIds).size).toBe(1);
    expect(document.getElementById(id)?.closest('details')?.open).toBe(true);
    expect(screen.getByText(/^Hvor mange enheter/).closest('summary')).toHaveFocus();
  });

  it('says that a package is not for sale when one of its products is missing', async () => {
    await renderApp({ path: '/abonnementer/litt' });
    await waitFor(() => expect(document.body).toHaveTextContent('Denne pakken selges ikke akkurat nå.'));
  });

  it('renders a package page when the products fail to load, and shows the price after a retry', async () => {
    let isDown = true;
    await renderApp({
      path: '/abonnementer/litt',
      responses: {
        'GET /gateway/products': () =>
          isDown
            ? new Response('', { status: 500 })
            : Response.json(productResponses['GET /gateway/products']),
      },
    });
    await screen.findByRole('button', { name: 'Prøv igjen' });
    expect(screen.getByRole('heading', { level: 1, name: 'Litt' })).toBeInTheDocument();
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(document.body).toHaveTextContent('229 kr/md.'));
  });

  it('links from a service to its catalogue page, or omits the link when there is none', async () => {
    await renderApp({ path: '/strommetjenester/viaplay' });
    await waitFor(() =>
      expect(
        screen.getByRole<HTMLAnchorElement>('link', { name: 'Se hva du finner på Viaplay' }).pathname,
      ).toBe('/tema/viaplay'),
    );
    await renderApp({
      path: '/strommetjenester/viaplay',
      responses: { 'GET /content-layout/pages/viaplay': () => new Response('', { status: 404 }) },
    });
    await screen.findByRole('heading', { level: 1, name: 'Viaplay' });
    await screen.findByRole('link', { name: 'Hjelp med Viaplay' });
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain(
      '/tema/viaplay',
    );
  });
});
