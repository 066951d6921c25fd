import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  customerFixture,
  filmCoverPageFixture,
  providerVariantFixtures,
  seriesCoverPageFixture,
  seriesFixture,
  swimlaneFixtures,
  topicalityCoverPageFixture,
} from '@tv/api-client/fixtures';
import { CurrentUserProvider, type CurrentUser } from '@tv/auth';
import {
  brands,
  createTestWorld,
  standardResponses,
  testOrigin,
  TestWorldProvider,
  withArtwork,
  type ResponseTable,
  type TestWorld,
} from '@tv/test-world';
import { findClippedTexts, LONG_WORD } from '@tv/ui/testing';
import { listenForCardArrowKeys } from '../card/keyboard/listenForCardArrowKeys.browser.ts';
import { FilmPage, SeriePage } from './CoverPages.tsx';
import { SectionErrorBoundary } from './SectionErrorBoundary.tsx';

interface StoryApp {
  readonly path: string;
  readonly user: CurrentUser;
  readonly world: TestWorld;
}

const visitor: CurrentUser = { kind: 'anonymous', state: 'signedOut' };
const customer: CurrentUser = {
  kind: 'customer',
  state: 'signedIn',
  user: { userId: '7', email: 'kari@kunde.test', cid: '7', entitlements: [] },
  isInternal: false,
};

const FILM = 'GET /content-search/coverpage/super/isfront/';
const VARIANTS = 'GET /content-search/coverpage/super/isfront/variants';
const SERIES = 'GET /content-search/coverpage/series/fyret-pa-skarvoya';
const CUSTOMER = 'GET /gateway/customer';

const [season] = seriesFixture.seasons;
const episodes = season?.episodes ?? [];
const watched = [
  { progressRatio: 1, progressLabel: '0 min igjen' },
  { progressRatio: 0.95, progressLabel: '2 min igjen' },
  { progressRatio: 0.4, progressLabel: '27 min igjen' },
];
const seasonOf = (number: number) => ({
  id: `fyret-pa-skarvoya-s${number}`,
  number,
  title: `Sesong ${number}`,
  episodes: episodes.map((episode, index) => ({
    ...episode,
    id: `${episode.id}-of-${number}`,
    title: number === 1 ? episode.title : ['Landkjenning', 'Drivved', 'Stille vann', 'Hjem'][index],
    description: 'Stormen stenger veien, og noen på øya begynner å slette spor.',
    image: { url: `https://media.test/images/fyret-s${number}e${index + 1}` },
    season: number,
    userData: number === 1 ? (watched[index] ?? {}) : {},
    links: { details: { id: `fyret-pa-skarvoya-s${number}e${index + 1}` } },
  })),
});
const series = {
  ...seriesCoverPageFixture,
  backgroundImage: 'https://media.test/images/fyret-pa-skarvoya-bakgrunn',
  subtitle: 'Krim • 2 sesonger',
  ageLimit: 12,
  logos: [{ name: 'Arkivet', logo: 'https://media.test/images/logo-arkivet' }],
  defaultProviderVariant: {
    id: 'fyret-arkivet',
    providerId: 'arkivet',
    providerName: 'Arkivet',
    behavior: 'PlayAsset',
    state: 'Default',
    subtitle: 'Inkludert i abonnementet ditt',
    links: { details: { id: 'fyret-pa-skarvoya-s1e1' } },
  },
  sections: [{ kind: 'sequentialSeries', title: 'Episoder', seasons: [seasonOf(1), seasonOf(2)] }],
};
const [arkivet, viaplay] = providerVariantFixtures;

/** The film's page with another default variant. */
const filmWith = (variant: object | undefined): ResponseTable => ({
  [FILM]: { ...filmCoverPageFixture, defaultProviderVariant: variant },
});

const answers: ResponseTable = {
  ...standardResponses,
  [FILM]: filmCoverPageFixture,
  [VARIANTS]: providerVariantFixtures,
  [SERIES]: series,
};

const openAt =
  (path: string, changes: ResponseTable = {}, user: CurrentUser = visitor) =>
  ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => {
    const brand = brands[String(globals['brand'])];
    const world = createTestWorld({
      ...(brand === undefined ? {} : { brand }),
      responses: withArtwork({ ...answers, ...changes }, window.location.origin),
      isSignedIn: user.kind === 'customer',
    });
    return { storyApp: { path, user, world } satisfies StoryApp };
  };

const isStoryApp = (value: unknown): value is StoryApp =>
  typeof value === 'object' && value !== null && 'world' in value;

function getStoryApp({ storyApp }: Readonly<Record<string, unknown>>): StoryApp {
  if (!isStoryApp(storyApp)) throw new Error('The story has no app: add loaders: [at(path)]');
  return storyApp;
}

const getRequests = (loaded: Readonly<Record<string, unknown>>) =>
  getStoryApp(loaded).world.network.requests.map(({ call }) => call);

/** Renders the path of a link to another page. */
function OtherPage() {
  const { pathname, search } = useLocation();
  return <p>{`Elsewhere: ${decodeURIComponent(pathname)}${search}`}</p>;
}

const meta = {
  title: 'Discovery/Cover page',
  component: FilmPage,
  parameters: { layout: 'fullscreen' },
  loaders: [openAt('/film/isfront')],
  args: { onPlayable: fn(() => undefined) },
  render: (args, { loaded }) => {
    const { path, user, world } = getStoryApp(loaded);
    return (
      <CurrentUserProvider currentUser={user}>
        <TestWorldProvider world={world} initialPath={path}>
          <Routes>
            <Route path="/film/:id/:title?" element={<FilmPage {...args} />} />
            <Route path="/serie/:id/:title?" element={<SeriePage {...args} />} />
            <Route path="*" element={<OtherPage />} />
          </Routes>
        </TestWorldProvider>
      </CurrentUserProvider>
    );
  },
} satisfies Meta<typeof FilmPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const metaContent = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

/** Prevents navigation, so that the story stays. */
function preventNavigation(canvasElement: HTMLElement) {
  canvasElement.addEventListener('click', (event) => event.preventDefault());
}

export const Film: Story = {
  name: 'ROUTE-07 COVER-02 COVER-03 COVER-04 a film shows its facts, providers and related titles',
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Isfront' })).toBeVisible();
    await expect(canvas.getByText(filmCoverPageFixture.description ?? '')).toBeVisible();
    await expect(canvas.getByText('12 år')).toBeVisible();
    const shown = within(await canvas.findByRole('list', { name: 'Se hos' }));
    await expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ArkivetSe nå',
      'ViaplayDu har ikke tilgang til denne tilbyderen · Krever abonnementBli kunde',
    ]);
    await expect(canvas.queryByText(/Inkludert/)).toBeNull();
    await expect(canvas.getByRole('heading', { name: swimlaneFixtures.films.name })).toBeVisible();
    await expect(canvas.getByText('Regi').nextElementSibling).toHaveTextContent('Marit Solheim');
    await waitFor(() =>
      expect(document.title).toBe(`Se Isfront på nett – ${getStoryApp(loaded).world.brand.displayName}`),
    );
    await expect(metaContent('description')).toBe('Drama fra isen.');
    await expect(getRequests(loaded)).toContain(FILM);
  },
};

export const FilmForACustomer: Story = {
  name: 'COVER-02 only customers see that a title is part of their subscription',
  loaders: [openAt('/film/isfront', { [CUSTOMER]: customerFixture('Active') }, customer)],
  play: async ({ canvas }) => {
    const shown = within(await canvas.findByRole('list', { name: 'Se hos' }));
    await expect(shown.getAllByRole('listitem')[0]).toHaveTextContent(
      'ArkivetInkludert i ditt abonnementSe nå',
    );
  },
};

export const FilmByTitle: Story = {
  tags: ['behaviour'],
  name: 'ROUTE-07 the title in the URL does not affect the page',
  loaders: [openAt('/film/isfront/en-annen-tittel')],
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Isfront' })).toBeVisible();
    await expect(getRequests(loaded)).toContain(FILM);
    await waitFor(() =>
      expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `${testOrigin}/film/isfront/Isfront`,
      ),
    );
  },
};

export const PlayDefaultVariant: Story = {
  tags: ['behaviour'],
  name: 'COVER-08 COVER-10 the primary button plays the default variant without the redirect back',
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('link', { name: 'Se nå' });
    await waitFor(() => expect(args.onPlayable).toHaveBeenCalled());
    await userEvent.click(button);
    await expect(
      await canvas.findByText('Elsewhere: /watch/vod/isfront/Isfront?disableScpRedirect=1'),
    ).toBeVisible();
  },
};

export const Resume: Story = {
  name: 'A started title can be continued',
  loaders: [
    openAt(
      '/film/isfront',
      {
        [FILM]: {
          ...filmCoverPageFixture,
          userData: { isInMyList: true, progressRatio: 0.62, progressLabel: '41 min igjen' },
        },
        [CUSTOMER]: customerFixture('Active'),
      },
      customer,
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Fortsett å se' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Sett til nå' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
    await expect(canvas.getByText('41 min igjen')).toBeVisible();
  },
};

const external = { ...viaplay, state: 'Default', subtitle: 'Se hos Viaplay' };
const reportUrl = 'https://gateway.dev.test/continue-watching/external/isfront';
const reported = {
  ...external,
  links: { externalPlayback: { ...viaplay?.links?.externalPlayback, reportUrl } },
};

export const ExternalVariant: Story = {
  tags: ['behaviour'],
  name: 'COVER-11 ANA-06 LIST-12 an external variant opens at its provider and is reported',
  loaders: [
    openAt(
      '/film/isfront',
      { ...filmWith(reported), [CUSTOMER]: customerFixture('Active'), [`POST ${reportUrl}`]: {} },
      customer,
    ),
  ],
  play: async ({ canvas, canvasElement, loaded, args }) => {
    preventNavigation(canvasElement);
    const link = await canvas.findByRole('link', { name: 'Se hos Viaplay' });
    await expect(link).toHaveAttribute('href', 'https://partner.test/viaplay/watch/isfront');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(args.onPlayable).not.toHaveBeenCalled();
    await userEvent.click(link);
    await expect(getStoryApp(loaded).world.events).toContainEqual({
      event: 'external_service_launched',
      elementId: 'isfront-viaplay',
      elementName: 'Isfront',
      serviceId: 'viaplay',
      reportUrl,
    });
    await waitFor(() =>
      expect(getRequests(loaded)).toContain('POST /gateway/continue-watching/external/isfront'),
    );
  },
};

export const ExternalUrlNotAllowed: Story = {
  tags: ['behaviour'],
  name: 'An external URL that is not allowed renders no button and is reported',
  loaders: [
    openAt(
      '/film/isfront',
      filmWith({
        ...external,
        links: { externalPlayback: { providerId: 'viaplay', playbackUrl: 'https://evil.test/' } },
      }),
    ),
  ],
  play: async ({ canvas, canvasElement, loaded }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Isfront' });
    await expect(canvasElement.querySelector('a[href*="evil"]')).toBeNull();
    const { reports } = getStoryApp(loaded).world.reporter;
    await waitFor(() => expect(reports.map(({ context }) => context)).toContain('coverPage.variant'));
  },
};

export const Activate: Story = {
  tags: ['behaviour'],
  name: 'COVER-12 a service that must be activated links to its activation page',
  loaders: [
    openAt(
      '/film/isfront',
      filmWith({ ...external, behavior: 'ActivateExternalService', state: 'NotActivated' }),
      customer,
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Må aktiveres før du kan se')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Aktiver Viaplay' }));
    await expect(await canvas.findByText('Elsewhere: /aktiver-viaplay')).toBeVisible();
  },
};

export const ActivateByCustomerStatus: Story = {
  tags: ['behaviour'],
  name: 'COVER-14 a customer who has not activated a service gets the activation link, whatever the page says',
  loaders: [
    openAt(
      '/film/isfront',
      {
        ...filmWith({ ...external, providerId: 'max', providerName: 'Max' }),
        [CUSTOMER]: customerFixture('Active'),
      },
      customer,
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Aktiver Max' })).toHaveAttribute(
      'href',
      '/aktiver-max',
    );
  },
};

export const ChooseProvider: Story = {
  name: 'COVER-13 COVER-10 with several providers the button opens a choice, and each can be played',
  loaders: [
    openAt(
      '/film/isfront',
      filmWith({ ...arkivet, behavior: 'ShowVariants', subtitle: 'Velg mellom 2 tjenester' }),
    ),
  ],
  play: async ({ canvas, canvasElement, args }) => {
    const button = await canvas.findByRole('button', { name: 'Velg hvor du vil se' });
    await waitFor(() => expect(args.onPlayable).toHaveBeenCalled());
    await userEvent.click(button);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Hvor vil du se?' }));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText('Viaplay')).toBeVisible());
    await userEvent.click(dialog.getByRole('link', { name: 'Se nå: Arkivet' }));
    await expect(
      await canvas.findByText('Elsewhere: /watch/vod/isfront/Isfront?disableScpRedirect=1'),
    ).toBeVisible();
  },
};

export const NoAccess: Story = {
  name: 'A visitor without access sees why and can sign up',
  loaders: [openAt('/film/isfront', filmWith(viaplay))],
  play: async ({ canvas }) => {
    const [restriction] = await canvas.findAllByText('Du har ikke tilgang til denne tilbyderen');
    await expect(restriction).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bli kunde' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tilgang\/vod\/.*fra=%2Ffilm%2Fisfront$/),
    );
    await expect(canvas.queryByRole('link', { name: 'Se nå' })).toBeNull();
  },
};

export const NoAccessForACustomer: Story = {
  name: 'A customer without access gets a link to products that give access',
  loaders: [
    openAt('/film/isfront', { ...filmWith(viaplay), [CUSTOMER]: customerFixture('Active') }, customer),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Se hva som gir tilgang' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tilgang\/vod\//),
    );
  },
};

export const Planned: Story = {
  name: 'A planned title shows when it comes and has no play button',
  loaders: [
    openAt('/film/isfront', filmWith({ ...arkivet, state: 'Planned', subtitle: 'Kommer man. 20:00' })),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kommer man. 20:00')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Se nå' })).toBeNull();
  },
};

export const Expired: Story = {
  name: 'An expired title is greyscale and has no play button',
  loaders: [openAt('/film/isfront', filmWith({ ...arkivet, state: 'Expired', subtitle: 'Utløpt' }))],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Ikke tilgjengelig i arkivet')).toBeVisible();
    await expect(canvasElement.querySelector('header img')).toHaveStyle({ filter: 'grayscale(1)' });
    await expect(canvas.queryByRole('link', { name: 'Se nå' })).toBeNull();
  },
};

export const Live: Story = {
  name: 'A live title has a badge and plays live',
  loaders: [openAt('/film/isfront', filmWith({ ...arkivet, state: 'Live', subtitle: undefined }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Direkte')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Se direkte' })).toBeVisible();
  },
};

export const Series: Story = {
  name: 'ROUTE-08 COVER-05 a series opens at the user’s season, and other seasons can be selected',
  loaders: [openAt('/serie/fyret-pa-skarvoya')],
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Fyret på Skarvøya' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Sesong 1' })).toHaveAttribute('aria-selected', 'true');
    const titles = (name: string) =>
      within(canvas.getByRole('list', { name }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    await expect(titles('Episoder, Sesong 1')).toEqual([
      '1. Båten',
      '2. Loggboken',
      '3. Tåkeluren',
      '4. Springflo',
    ]);
    await expect(canvas.getByRole('progressbar', { name: 'Sett til nå: 3. Tåkeluren' })).toBeVisible();
    await expect(canvas.getAllByText('27 min igjen')[1]).toBeVisible();
    const items = within(canvas.getByRole('list', { name: 'Episoder, Sesong 1' })).getAllByRole('listitem');
    const isMarked = (item: HTMLElement) => within(item).queryByText('Sett') !== null;
    await expect(items.map(isMarked)).toEqual([true, true, false, false]);
    await expect(canvas.queryByText(/^[02] min igjen$/)).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Sesong 2' }));
    await waitFor(() => expect(titles('Episoder, Sesong 2')).toContain('4. Hjem'));
    await userEvent.click(canvas.getByRole('link', { name: '2. Drivved' }));
    await expect(
      await canvas.findByText('Elsewhere: /watch/vod/fyret-pa-skarvoya-s2e2/Drivved?disableScpRedirect=1'),
    ).toBeVisible();
    await expect(getRequests(loaded)).toContain(SERIES);
  },
};

export const SeriesByTitle: Story = {
  tags: ['behaviour'],
  name: 'ROUTE-08 ROUTE-09 the title in the URL does not affect the page, and nothing plays automatically',
  loaders: [openAt('/serie/fyret-pa-skarvoya/noe-annet')],
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Fyret på Skarvøya' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Fortsett å se' })).toBeVisible();
    await expect(canvas.getByText(/S1:E3 Tåkeluren/)).toBeVisible();
    await expect(getStoryApp(loaded).world.visited).toEqual(['/serie/fyret-pa-skarvoya/noe-annet']);
  },
};

export const AutoPlay: Story = {
  tags: ['behaviour'],
  name: 'ROUTE-09 autoPlay=1 redirects a series to the user’s episode',
  loaders: [openAt('/serie/fyret-pa-skarvoya?autoPlay=1')],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Elsewhere: /watch/vod/fyret-pa-skarvoya-s1e3/Fyret-på-Skarvøya?disableScpRedirect=1',
      ),
    ).toBeVisible();
  },
};

export const AutoPlayWithoutVariant: Story = {
  tags: ['behaviour'],
  name: 'ROUTE-09 autoPlay=1 shows the page if nothing plays here',
  loaders: [
    openAt('/serie/fyret-pa-skarvoya?autoPlay=1', {
      [SERIES]: { ...series, defaultProviderVariant: external },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Se hos Viaplay' })).toBeVisible();
  },
};

export const ManySeasons: Story = {
  name: 'COVER-05 a series with many seasons has a season select',
  loaders: [
    openAt('/serie/fyret-pa-skarvoya', {
      [SERIES]: {
        ...series,
        watchNext: undefined,
        sections: [
          { kind: 'sequentialSeries', title: 'Episoder', seasons: [1, 2, 3, 4, 5, 6, 7, 8].map(seasonOf) },
        ],
      },
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Sesong' }), 'Sesong 7');
    await expect(await canvas.findByRole('list', { name: 'Episoder, Sesong 7' })).toBeVisible();
  },
};

const radio = {
  ...topicalityCoverPageFixture,
  backgroundImage: 'https://media.test/images/radio-nord-bakgrunn',
  defaultProviderVariant: series.defaultProviderVariant,
  // Reordered: the fixture is newest first.
  sections: topicalityCoverPageFixture.sections.map((section) => {
    if (section.kind === 'topicalitySeries') return { ...section, episodes: section.episodes.toReversed() };
    if (section.kind !== 'segmentSeries') return section;
    const [segment] = section.segments;
    return { ...section, segments: [segment, { ...segment, id: 'silda', title: 'Silda er tilbake' }] };
  }),
};

export const DailyProgramme: Story = {
  name: 'COVER-06 COVER-07 a daily programme shows its broadcasts, newest first, and its segments',
  loaders: [openAt('/serie/radio-nord', { 'GET /content-search/coverpage/series/radio-nord': radio })],
  play: async ({ canvas }) => {
    const sent = within(await canvas.findByRole('list', { name: 'Siste sendinger' }));
    await expect(sent.getAllByRole('time').map(({ textContent }) => textContent)).toEqual([
      'I dag kl. 18:00',
      'I går kl. 18:00',
    ]);
    const segments = within(canvas.getByRole('list', { name: 'Innslag' }));
    const links = segments.getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(['Torskekrigen', 'Silda er tilbake']);
    for (const link of links) await expect(link).toBeVisible();
  },
};

export const SegmentsByKeyboard: Story = {
  tags: ['behaviour'],
  name: 'Arrow keys move between segments; Home and End move to the first and last',
  loaders: [openAt('/serie/radio-nord', { 'GET /content-search/coverpage/series/radio-nord': radio })],
  play: async ({ canvas }) => {
    const stop = listenForCardArrowKeys(document);
    const links = within(await canvas.findByRole('list', { name: 'Innslag' })).getAllByRole('link');
    const [first, last] = [links[0], links.at(-1)];
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    stop();
  },
};

export const Episode: Story = {
  tags: ['behaviour'],
  name: 'COVER-01 ROUTE-08 an episode has a cover page under its series path and plays itself',
  loaders: [
    openAt('/serie/fyret-pa-skarvoya-s1e2', {
      'GET /content-search/coverpage/super/fyret-pa-skarvoya-s1e2/': {
        ...series,
        id: 'fyret-pa-skarvoya-s1e2',
        type: 'episode',
        subtitle: 'S1:E2 Loggboken',
        links: { details: { id: 'fyret-pa-skarvoya-s1e2' } },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('S1:E2 Loggboken')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Se nå' }));
    await expect(await canvas.findByText(/^Elsewhere: \/watch\/vod\/fyret-pa-skarvoya-s1e2\//)).toBeVisible();
  },
};

export const InvalidSection: Story = {
  tags: ['behaviour'],
  name: 'A section that is invalid or fails to load is left out; others still render',
  loaders: [
    openAt('/film/isfront', {
      [FILM]: {
        ...filmCoverPageFixture,
        sections: [{ kind: 'hologram' }, { kind: 'swimlane' }, ...filmCoverPageFixture.sections],
      },
      [VARIANTS]: () => new Response('', { status: 500 }),
    }),
  ],
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { name: 'Om filmen' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Se hos' })).toBeNull());
    await expect(
      getStoryApp(loaded).world.reporter.reports.filter(({ context }) => context.endsWith('section')),
    ).toHaveLength(2);
  },
};

function Broken(): never {
  throw new Error('Avsnittet har ingen bunn');
}

export const ThrowingSection: Story = {
  tags: ['behaviour'],
  name: 'A section that throws while rendering is left out',
  render: (_, { loaded }) => (
    <>
      <SectionErrorBoundary reporter={getStoryApp(loaded).world.reporter}>
        <Broken />
      </SectionErrorBoundary>
      <SectionErrorBoundary reporter={getStoryApp(loaded).world.reporter}>
        <p>Naboen</p>
      </SectionErrorBoundary>
    </>
  ),
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText('Naboen')).toBeVisible();
    const { reports } = getStoryApp(loaded).world.reporter;
    await expect(reports.map(({ context }) => context)).toEqual(['coverPage.section']);
  },
};

export const MyList: Story = {
  name: 'A customer can add the title to My list; a failed request reverts the button',
  loaders: [
    ({ globals }) => {
      let tries = 0;
      const link = `POST ${filmCoverPageFixture.links?.myList?.href ?? ''}`;
      const once = () => new Response(null, { status: ++tries === 1 ? 500 : 204 });
      const call = link.replace('https://gateway.dev.test', '/gateway');
      return openAt(
        '/film/isfront',
        { [CUSTOMER]: customerFixture('Active'), [call]: once },
        customer,
      )({ globals });
    },
  ],
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Legg i Min liste' }));
    const { reports } = getStoryApp(loaded).world.reporter;
    await waitFor(() => expect(reports.map(({ context }) => context)).toContain('coverPage.myList'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Legg i Min liste' }));
    await expect(await canvas.findByRole('button', { name: 'Fjern fra Min liste' })).toBeVisible();
    await waitFor(() =>
      expect(getStoryApp(loaded).world.events).toContainEqual({
        event: 'toggle_wish_list',
        titleId: 'isfront',
        title: 'Isfront',
        isInMyList: true,
      }),
    );
  },
};

export const Loading: Story = {
  loaders: [openAt('/film/isfront', { [FILM]: () => new Promise<Response>(() => undefined) })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Henter innhold');
  },
};

export const LoadingSeries: Story = {
  ...Loading,
  loaders: [openAt('/serie/fyret-pa-skarvoya', { [SERIES]: () => new Promise<Response>(() => undefined) })],
};

export const Failed: Story = {
  name: 'A page that fails to load can be retried',
  loaders: [
    ({ globals }) => {
      let tries = 0;
      const page = () =>
        ++tries > 1 ? Response.json(filmCoverPageFixture) : new Response('', { status: 500 });
      return openAt('/film/isfront', { [FILM]: page })({ globals });
    },
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Noe gikk galt');
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Isfront' })).toBeVisible();
  },
};

const isFunction = (value: unknown): value is () => void => typeof value === 'function';

export const SkeletonShape: Story = {
  tags: ['behaviour'],
  name: 'The skeleton has the shape of the page, so that nothing shifts when it loads',
  loaders: [
    ({ globals }) => {
      const later = Promise.withResolvers<void>();
      const page = () => later.promise.then(() => Response.json(filmCoverPageFixture));
      const { storyApp } = openAt('/film/isfront', { [FILM]: page, [VARIANTS]: [arkivet] })({ globals });
      return { storyApp, respond: later.resolve };
    },
  ],
  play: async ({ canvas, canvasElement, loaded }) => {
    /** Positions of the hero, its actions, and the first section with its provider. */
    const positions = () => {
      const head = canvasElement.querySelector('[data-tone="dark"]');
      const section = head?.nextElementSibling?.firstElementChild;
      const action = head?.lastElementChild?.querySelector(':scope > div:last-of-type > :first-child');
      return [head, action, section, section?.lastElementChild].map((element) => {
        if (!element) throw new Error('The page lacks an element');
        const { top, bottom } = element.getBoundingClientRect();
        return { top: Math.round(top), bottom: Math.round(bottom) };
      });
    };
    await expect(await canvas.findByText('Henter innhold')).toBeInTheDocument();
    const before = positions();
    const { respond } = loaded;
    if (!isFunction(respond)) throw new Error('The story has no delayed response');
    respond();
    await canvas.findByRole('list', { name: 'Se hos' });
    await expect(positions()).toEqual(before);
  },
};

const gone = 'Au da, vi finner dessverre ikke innholdet du leter etter';

export const FilmNotFound: Story = {
  name: 'ERR-01 ERR-03 an unknown film is not found',
  loaders: [openAt('/film/ukjent', { 'GET /content-search/coverpage/super/ukjent/': notFound })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: gone })).toBeVisible();
    await waitFor(() => expect(metaContent('robots')).toBe('noindex'));
  },
};

export const SeriesNotFound: Story = {
  tags: ['behaviour'],
  name: 'ERR-01 an unknown series is not found',
  loaders: [openAt('/serie/ukjent', { 'GET /content-search/coverpage/super/ukjent/': notFound })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: gone })).toBeVisible();
  },
};

function notFound() {
  return new Response('', { status: 404 });
}

const sentence = `${LONG_WORD} og ${LONG_WORD.toLowerCase()}smedlemmene drar`;
const longVariant = {
  ...arkivet,
  providerName: sentence,
  subtitle: sentence,
  label: sentence,
};
const longSeason = (number: number) => ({
  ...seasonOf(number),
  title: sentence,
  episodes: seasonOf(number).episodes.map((episode) => ({
    ...episode,
    title: sentence,
    description: sentence,
    userData: { progressRatio: 0.4, progressLabel: sentence },
  })),
});

export const LongTexts: Story = {
  name: 'On a phone a cover page with long texts fits the viewport and stays readable',
  globals: { viewport: { value: 'phone' } },
  loaders: [
    openAt('/serie/fyret-pa-skarvoya', {
      [VARIANTS]: [longVariant, { ...viaplay, providerName: LONG_WORD, subtitle: sentence }],
      [SERIES]: {
        ...series,
        title: LONG_WORD,
        subtitle: sentence,
        description: sentence,
        userData: { progressRatio: 0.4, progressLabel: sentence },
        defaultProviderVariant: { ...series.defaultProviderVariant, subtitle: sentence },
        sections: [
          { kind: 'sequentialSeries', title: sentence, seasons: [longSeason(1), longSeason(2)] },
          {
            kind: 'sequentialSeries',
            title: LONG_WORD,
            seasons: Array.from({ length: 8 }, (_, index) => longSeason(index + 1)),
          },
          { ...filmCoverPageFixture.sections[0], title: LONG_WORD },
          { kind: 'extendedMetadata', title: sentence, items: [{ label: LONG_WORD, value: sentence }] },
          { kind: 'segmentSeries', title: sentence, segments: longSeason(1).episodes },
          { kind: 'topicalitySeries', title: sentence, episodes: longSeason(1).episodes },
        ],
      },
    }),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: LONG_WORD })).toBeVisible();
    await canvas.findByRole('list', { name: LONG_WORD });
    await canvas.findByRole('combobox', { name: 'Sesong' });
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};
