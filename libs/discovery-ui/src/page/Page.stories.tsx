import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  cardFixtures,
  explorationPageFixture,
  pageListFixture,
  startPageFixture,
  swimlaneFixtures,
} from '@tv/api-client/fixtures';
import type { CurrentUser } from '@tv/auth';
import { artworkUrl, standardResponses, testOrigin, type ResponseTable } from '@tv/test-world';
import { findClippedTexts, LONG_WORD } from '@tv/ui/testing';
import { customer } from '../testing/TestApp.tsx';
import { TestRoutes } from '../testing/TestRoutes.tsx';
import {
  respondNoContent,
  respondError,
  respondNotFound,
  respondNever,
  respondOnRetry,
} from '../testing/responders.ts';
import { withTestApp, getTestApp } from '../testing/testAppStory.tsx';

const seriesPage = {
  id: 'page-serier',
  slug: 'serier',
  title: 'Serier',
  description: 'Nye episoder hver uke, og alle de gamle.',
  backgroundImage: 'https://media.test/images/serier',
  order: 4,
  swimlanes: [swimlaneFixtures.films, swimlaneFixtures.onTvNow],
};

const answers: ResponseTable = {
  ...standardResponses,
  'GET /content-layout/pages': pageListFixture,
  'GET /content-layout/pages/start': startPageFixture,
  'GET /content-layout/pages/filmer': explorationPageFixture,
  'GET /content-layout/pages/serier': seriesPage,
  'GET /content-layout/pages/vinter': { ...seriesPage, slug: 'vinter', title: 'Vinter på skjermen' },
};

const meta = {
  title: 'Discovery/Page',
  component: TestRoutes,
  parameters: { layout: 'fullscreen' },
  loaders: [withTestApp(() => ({ responses: answers }))],
  render: (_, { loaded }) => {
    const { Providers } = getTestApp(loaded);
    return (
      <Providers>
        <TestRoutes />
      </Providers>
    );
  },
} satisfies Meta<typeof TestRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');

export const Front: Story = {
  name: 'PAGE-33 PAGE-71 the front page has no visible heading',
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { name: 'Isfront' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Start' })).toBeNull();
    await expect(canvas.queryByText(startPageFixture.description ?? '')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Fortsett å se' })).toBeNull();
    await waitFor(() =>
      expect(document.title).toBe(`Se TV og film på nett – ${getTestApp(loaded).brand.displayName}`),
    );
  },
};

export const FrontForCustomer: Story = {
  tags: ['behaviour'],
  name: 'PAGE-35 swimlanes are in the given order',
  loaders: [withTestApp(() => ({ responses: answers, user: customer }))],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Isfront' });
    const names = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(names.filter((name) => name !== 'Isfront')).toEqual([
      'Fortsett å se',
      'På TV nå',
      'Nye filmer',
    ]);
  },
};

export const FrontLoading: Story = {
  loaders: [withTestApp(() => ({ responses: { 'GET /content-layout/pages': respondNever } }))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Henter innhold');
  },
};

export const FrontEmpty: Story = {
  name: 'PAGE-46 an empty page says that nothing was found',
  loaders: [
    withTestApp(() => ({
      responses: { ...answers, 'GET /content-layout/pages/start': { ...startPageFixture, swimlanes: [] } },
    })),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fant ikke noe innhold her')).toBeVisible();
  },
};

/** Lists the user's own page with these lanes. */
const myContent = (swimlanes: typeof startPageFixture.swimlanes): ResponseTable => ({
  'GET /content-layout/pages': [
    ...pageListFixture,
    { id: 'm', slug: 'mitt-innhold', title: 'Mitt innhold', order: 9 },
  ],
  'GET /content-layout/pages/mitt-innhold': {
    ...seriesPage,
    slug: 'mitt-innhold',
    title: 'Mitt innhold',
    swimlanes,
  },
});

export const MyContentEmpty: Story = {
  name: 'PAGE-45 an empty page of the user says how to fill it',
  loaders: [
    withTestApp(() => ({
      path: '/mitt-innhold',
      responses: myContent([]),
    })),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du har ikke lagt til noe i Min liste ennå')).toBeVisible();
  },
};

/** Empty responses for all lanes. */
const emptyLaneResponses: ResponseTable = Object.fromEntries(
  Object.keys(standardResponses)
    .filter((call) => call.startsWith('GET /content-layout/swimlanes/'))
    .map((call) => [call, []]),
);

export const LanesEmpty: Story = {
  tags: ['behaviour'],
  name: 'PAGE-46 a page with only empty lanes says that nothing was found',
  loaders: [withTestApp(() => ({ responses: { ...answers, ...emptyLaneResponses }, user: customer }))],
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Fant ikke noe innhold her')).toBeVisible();
    for (const { id } of startPageFixture.swimlanes) {
      await expect(getTestApp(loaded).requests).toContain(`GET /content-layout/swimlanes/${id}`);
    }
  },
};

export const LaneLoading: Story = {
  tags: ['behaviour'],
  name: 'PAGE-46 a page is not empty while a lane is loading',
  loaders: [
    withTestApp(() => ({
      responses: { ...answers, ...emptyLaneResponses, 'GET /content-layout/swimlanes/films': respondNever },
      user: customer,
    })),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1));
    await expect(canvas.getByRole('heading', { name: 'Nye filmer' })).toBeVisible();
    await expect(canvas.queryByText('Fant ikke noe innhold her')).toBeNull();
  },
};

const myContentPage = (user: CurrentUser, continueWatching: () => unknown): Pick<Story, 'loaders'> => ({
  loaders: [
    withTestApp(() => ({
      path: '/mitt-innhold',
      user,
      responses: {
        ...answers,
        ...myContent([swimlaneFixtures.continueWatching, swimlaneFixtures.myList]),
        'GET /content-layout/swimlanes/mylist': [],
        ...oneContinueWatching(continueWatching),
      },
    })),
  ],
});

const REMOVE = 'POST /gateway/continue-watching/fyret-pa-skarvoya-s1e3/exclude';

/** Responds with one started title until it is removed. */
function oneContinueWatching(continueWatching: () => unknown): ResponseTable {
  let isRemoved = false;
  return {
    'GET /content-layout/swimlanes/continue': () => Response.json(isRemoved ? [] : continueWatching()),
    [REMOVE]: () => {
      isRemoved = true;
      return respondNoContent();
    },
  };
}

export const LastTitleRemoved: Story = {
  tags: ['behaviour'],
  ...myContentPage(customer, () => [cardFixtures.started]),
  name: 'PAGE-45 a page says how to fill it when the last title is removed',
  play: async ({ canvas, loaded }) => {
    const text = 'Du har ikke lagt til noe i Min liste ennå';
    const remove = await canvas.findByRole('button', { name: 'Fjern Fyret på Skarvøya fra Fortsett å se' });
    await expect(canvas.queryByText(text)).toBeNull();
    await userEvent.click(remove);
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mitt innhold' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Fortsett å se' })).toBeNull();
    await expect(getTestApp(loaded).requests).toContain(REMOVE);
  },
};

export const MyContentForVisitor: Story = {
  tags: ['behaviour'],
  ...myContentPage({ kind: 'anonymous', state: 'signedOut' }, () => []),
  name: 'PAGE-45 a page says how to fill it to visitors, who have none of its lanes',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du har ikke lagt til noe i Min liste ennå')).toBeVisible();
  },
};

export const MyContentBeforeSession: Story = {
  tags: ['behaviour'],
  ...myContentPage({ kind: 'anonymous', state: 'noAction' }, () => []),
  name: 'PAGE-45 a page has no empty message before the user is known',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Mitt innhold' });
    await expect(canvas.queryByText('Du har ikke lagt til noe i Min liste ennå')).toBeNull();
  },
};

const [, ...belowTheHero] = startPageFixture.swimlanes;
const { films, hero } = swimlaneFixtures;

const frontWithBackground = (
  swimlanes: readonly unknown[],
  more: ResponseTable = {},
): Pick<Story, 'loaders'> => ({
  loaders: [
    withTestApp(() => ({
      responses: {
        ...answers,
        'GET /content-layout/pages/start': {
          ...startPageFixture,
          backgroundImage: 'https://media.test/images/serier',
          swimlanes,
        },
        ...more,
      },
    })),
  ],
});

const backgroundImage = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLImageElement>(
    `img[src^="${artworkUrl('serier', window.location.origin)}"]:not(section *, li *)`,
  );

async function expectBackground(canvasElement: HTMLElement) {
  await waitFor(() => expect(backgroundImage(canvasElement)).toBeVisible());
  // As wide as the page, so wider than any card.
  await expect(backgroundImage(canvasElement)?.srcset).toContain('width=2560');
}

/** Expects text to be on top of the image and clickable. */
async function expectTextOnTop(canvasElement: HTMLElement, textElement: HTMLElement) {
  const { left, top, height } = textElement.getBoundingClientRect();
  const [x, y] = [left + 4, top + height / 2];
  await expect(canvasElement.ownerDocument.elementFromPoint(x, y)).toBe(textElement);
  const box = backgroundImage(canvasElement)?.getBoundingClientRect();
  await expect(box?.left).toBeLessThanOrEqual(x);
  await expect(box?.top).toBeLessThanOrEqual(y);
  await expect(box?.bottom).toBeGreaterThan(y);
}

const showsBackground: NonNullable<Story['play']> = ({ canvasElement }) => expectBackground(canvasElement);

export const FrontBackground: Story = {
  ...frontWithBackground([{ ...films, style: 'HeroPortrait' }, ...belowTheHero]),
  name: 'PAGE-34 the front page shows its background',
  play: showsBackground,
};

export const FrontBackgroundWithEmptyHero: Story = {
  tags: ['behaviour'],
  ...frontWithBackground([hero, films], { 'GET /content-layout/swimlanes/hero': [] }),
  name: 'PAGE-34 the front page shows its background if its hero is empty',
  play: async ({ canvas, canvasElement }) => {
    await expectBackground(canvasElement);
    await expectTextOnTop(canvasElement, canvas.getByRole('heading', { name: 'Nye filmer' }));
  },
};

export const FrontBackgroundWithFailedHero: Story = {
  tags: ['behaviour'],
  ...frontWithBackground([hero, films], { 'GET /content-layout/swimlanes/hero': respondError }),
  name: 'PAGE-34 the front page shows its background if its hero fails',
  play: showsBackground,
};

export const FrontBackgroundBehindHero: Story = {
  tags: ['behaviour'],
  ...frontWithBackground([hero, films]),
  name: 'a background behind a hero is not loaded',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Isfront' });
    await canvas.findByRole('heading', { name: 'Nye filmer' });
    await expect(backgroundImage(canvasElement)).toBeNull();
  },
};

export const FrontFailed: Story = {
  name: 'PAGE-47 a page that fails to load shows an error and can be retried',
  loaders: [
    withTestApp(() => ({
      responses: { ...answers, 'GET /content-layout/pages/start': respondOnRetry(startPageFixture) },
    })),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Noe gikk galt');
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(await canvas.findByRole('heading', { name: 'Isfront' })).toBeVisible();
  },
};

export const PageListFailed: Story = {
  tags: ['behaviour'],
  name: 'PAGE-47 a page list that fails to load shows an error and can be retried',
  loaders: [
    withTestApp(() => ({
      responses: { ...answers, 'GET /content-layout/pages': respondOnRetry(pageListFixture) },
    })),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prøv igjen' }));
    await expect(await canvas.findByRole('heading', { name: 'Isfront' })).toBeVisible();
  },
};

export const OneLaneFailed: Story = {
  name: 'A lane that fails does not affect the others',
  loaders: [
    withTestApp(() => ({ responses: { ...answers, 'GET /content-layout/swimlanes/now': respondError } })),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Vi fikk ikke hentet På TV nå/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Isfront' })).toBeVisible();
  },
};

export const Listed: Story = {
  name: 'PAGE-32 PAGE-34 PAGE-49 PAGE-50 ROUTE-16 a listed page shows its heading, description and background',
  loaders: [withTestApp(() => ({ responses: answers, path: '/serier' }))],
  play: async ({ canvas, canvasElement, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Serier' })).toBeVisible();
    await expect(canvas.getByText(seriesPage.description)).toBeVisible();
    await expectBackground(canvasElement);
    await expectTextOnTop(canvasElement, canvas.getByRole('heading', { level: 1, name: 'Serier' }));
    await waitFor(() => expect(document.title).toBe(`Serier – ${getTestApp(loaded).brand.displayName}`));
    await expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${testOrigin}/serier`,
    );
  },
};

export const FrontBySlug: Story = {
  tags: ['behaviour'],
  name: 'PAGE-33 the first page has no heading under its own slug',
  loaders: [withTestApp(() => ({ responses: answers, path: '/start' }))],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Isfront' });
    await expect(canvas.queryByRole('heading', { name: 'Start' })).toBeNull();
  },
};

export const Filtered: Story = {
  tags: ['behaviour'],
  name: 'PAGE-44 a page request includes the chosen filter and sort order',
  loaders: [withTestApp(() => ({ responses: answers, path: '/filmer?filterMenu=drama&sortMenu=tittel' }))],
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Filmer' });
    await expect(getTestApp(loaded).requests).toContain(
      'GET /content-layout/pages/filmer?filterMenu=drama&sortMenu=tittel',
    );
  },
};

export const Theme: Story = {
  tags: ['behaviour'],
  name: 'ROUTE-12 a theme that is not listed is shown',
  loaders: [withTestApp(() => ({ responses: answers, path: '/tema/vinter' }))],
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Vinter på skjermen' })).toBeVisible();
    await expect(getTestApp(loaded).requests).toContain('GET /content-layout/pages/vinter');
  },
};

export const UnlistedSlug: Story = {
  name: 'ROUTE-16 ERR-01 ERR-02 ERR-03 ANA-08 an unlisted slug is not found',
  loaders: [withTestApp(() => ({ responses: answers, path: '/ukjent' }))],
  play: async ({ canvas, loaded }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: 'Au da, vi finner dessverre ikke innholdet du leter etter',
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Til forsiden' })).toHaveAttribute('href', '/');
    await waitFor(() => expect(robots()).toBe('noindex'));
    const world = getTestApp(loaded);
    await expect(world.events).toEqual([{ event: 'page_not_found', path: '/ukjent' }]);
    await expect(world.requests).not.toContain('GET /content-layout/pages/ukjent');
    await userEvent.click(canvas.getByRole('link', { name: 'Til forsiden' }));
    await canvas.findByRole('heading', { name: 'Isfront' });
    await waitFor(() => expect(robots()).toBeUndefined());
  },
};

export const UnknownTheme: Story = {
  tags: ['behaviour'],
  name: 'ERR-01 an unknown theme is not found',
  loaders: [
    withTestApp(() => ({
      responses: { ...answers, 'GET /content-layout/pages/ukjent': respondNotFound },
      path: '/tema/ukjent',
    })),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Au da, vi finner dessverre ikke innholdet/)).toBeVisible();
  },
};

const titles = {
  'GET /content-search/title/abc': {
    id: 'abc',
    name: 'Abc',
    links: { superCoverPage: { type: 'Series', id: 'serie-9' } },
  },
  'GET /content-search/title/def': { id: 'def', name: 'Def', links: {} },
  'GET /content-search/coverpage/super/cs_gone/': respondNotFound,
};

const legacy = (path: string): Pick<Story, 'loaders'> => ({
  loaders: [withTestApp(() => ({ path, responses: { ...answers, ...titles } }))],
});

export const LegacyChannel: Story = {
  tags: ['behaviour'],
  ...legacy('/se/kanal/5'),
  name: 'ROUTE-18 an old link to a channel redirects to its live page',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Elsewhere: /watch/live/5')).toBeVisible();
  },
};

export const LegacyProgramme: Story = {
  tags: ['behaviour'],
  ...legacy('/se/program/abc'),
  name: 'ROUTE-19 ROUTE-22 an old link to a programme looks up its details and redirects to its cover page',
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Elsewhere: /serie/serie-9')).toBeVisible();
    await expect(getTestApp(loaded).requests).toEqual(['GET /content-search/title/abc']);
  },
};

export const LegacyProgrammeWithoutCover: Story = {
  tags: ['behaviour'],
  ...legacy('/se/program/def'),
  name: 'ROUTE-22 an old link without a cover page redirects to the asset',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Elsewhere: /watch/vod/def')).toBeVisible();
  },
};

export const LegacyCoverPage: Story = {
  tags: ['behaviour'],
  ...legacy('/se/program/cs_1'),
  name: 'ROUTE-19 ROUTE-20 an old link with cs_ looks up the cover page only and redirects there',
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Elsewhere: /film/cs_1')).toBeVisible();
    await expect(getTestApp(loaded).requests).toEqual(['GET /content-search/coverpage/super/cs_1/']);
  },
};

export const LegacyWithColon: Story = {
  tags: ['behaviour'],
  ...legacy('/se/program/a:b'),
  name: 'ROUTE-21 an old link with a colon redirects to its cover page',
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(/^Elsewhere: \/film\/a/)).toBeVisible();
    await expect(getTestApp(loaded).requests).toEqual(['GET /content-search/coverpage/super/a%3Ab/']);
  },
};

export const LegacyNotFound: Story = {
  tags: ['behaviour'],
  ...legacy('/se/program/cs_gone'),
  name: 'An old link to removed content is not found',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Au da, vi finner dessverre ikke innholdet/)).toBeVisible();
  },
};

export const LegacyOther: Story = {
  tags: ['behaviour'],
  ...legacy('/se/foo/1'),
  name: 'ROUTE-25 an old link of any other kind redirects to the front page',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: cardFixtures.film.title })).toBeVisible();
  },
};

const longSentence = `${LONG_WORD} og ${LONG_WORD.toLowerCase()}smedlemmene drar`;
const menuOf = (style: string) => ({
  ...swimlaneFixtures.films,
  id: `meny-${style}`,
  name: longSentence,
  style,
  link: `https://content.test/layout/swimlanes/meny-${style}`,
});
const menuCards = [1, 2, 3].map((index) => ({
  ...cardFixtures.film,
  id: `vei-${index}`,
  title: index === 1 ? longSentence : LONG_WORD,
}));

export const LongTexts: Story = {
  name: 'On a phone a page with long texts fits the viewport; only text that is complete elsewhere is cut',
  globals: { viewport: { value: 'phone' } },
  loaders: [
    withTestApp(() => ({
      path: '/serier',
      responses: {
        ...answers,
        'GET /content-layout/pages/serier': {
          ...seriesPage,
          title: LONG_WORD,
          description: longSentence,
          swimlanes: [
            menuOf('MenuText'),
            menuOf('MenuLogo'),
            { ...swimlaneFixtures.films, name: longSentence, minItemsForShowMore: 1 },
          ],
        },
        'GET /content-layout/swimlanes/:id': menuCards,
      },
    })),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: LONG_WORD })).toBeVisible();
    // Lanes render when they come near, and the last one's position depends on line breaks.
    (await canvas.findAllByRole('heading', { level: 2 })).at(-1)?.scrollIntoView();
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(8));
    await expect(findClippedTexts(canvasElement, 'article')).toEqual([]);
  },
};
