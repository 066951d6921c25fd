import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { explorationPageFixture, swimlaneFixtures } from '@tv/api-client/fixtures';
import { standardResponses, type ResponseTable } from '@tv/test-world';
import { TestRoutes } from '../testing/TestRoutes.tsx';
import { respondWithPages } from '../testing/pagedResponses.ts';
import { respondNever } from '../testing/responders.ts';
import { withTestApp, getTestApp } from '../testing/testAppStory.tsx';

const GENRES = ['Drama', 'Krim', 'Komedie', 'Thriller', 'Historie', 'Romantikk', 'Science fiction', 'Action'];
const slugOf = (genre: string) => genre.toLowerCase().replace(' ', '-');

const page = (name: string, count: string) => ({
  ...explorationPageFixture,
  description: 'Fra ferske premierer til klassikere.',
  filterMenus: [
    ...(explorationPageFixture.filterMenus ?? []).slice(0, 1),
    ...GENRES.map((title) => ({ title, link: `/filmer?filterMenu=${slugOf(title)}` })),
  ],
  swimlanes: [
    {
      ...swimlaneFixtures.films,
      id: 'funnet',
      name,
      style: 'SwimmingPoolPortrait',
      link: `https://content.test/layout/swimlanes/${count}`,
    },
  ],
});

const answers: ResponseTable = {
  ...standardResponses,
  'GET /content-layout/pages/filmer': page('Alle filmer', 'alle'),
  'GET /content-layout/pages/filmer?filterMenu=drama': page('Drama', 'drama'),
  'GET /content-layout/pages/filmer?filterMenu=krim': respondNever,
  'GET /content-layout/pages/filmer?sortMenu=tittel': page('Alle filmer', 'drama'),
  'GET /content-layout/swimlanes/alle': respondWithPages(100),
  'GET /content-layout/swimlanes/drama': respondWithPages(8),
};

/** Waits until the new choice is shown at full opacity. */
const expectSettled = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-stale="true"]')).toBeNull());

const meta = {
  title: 'Discovery/Exploration',
  component: TestRoutes,
  parameters: { layout: 'fullscreen' },
  loaders: [withTestApp(() => ({ path: '/filmer', responses: answers }))],
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

export const DefaultFilter: Story = {
  name: 'PAGE-38 PAGE-39 PAGE-40 an exploration page shows filters as links with the default active, and a sort select',
  play: async ({ canvas }) => {
    const filters = within(await canvas.findByRole('navigation', { name: 'Filtrer' }));
    await expect(filters.getAllByRole('link')).toHaveLength(GENRES.length + 1);
    await expect(filters.getByRole('link', { current: true })).toHaveTextContent('Alle');
    await expect(canvas.getByRole('combobox', { name: 'Endre sortering' })).toHaveDisplayValue('Populært');
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(8));
  },
};

export const Filtered: Story = {
  name: 'PAGE-44 an active filter is visible and can be removed; the focus stays',
  play: async ({ canvas, canvasElement }) => {
    const filters = within(await canvas.findByRole('navigation', { name: 'Filtrer' }));
    filters.getByRole('link', { name: 'Drama' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
    await expect(filters.getByRole('link', { current: true })).toHaveTextContent('Drama');
    await expect(filters.getByRole('link', { name: 'Drama' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Fjern filteret Drama' }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(8));
    await expect(filters.getByRole('link', { current: true })).toHaveTextContent('Alle');
    await expectSettled(canvasElement);
  },
};

export const Sorted: Story = {
  tags: ['behaviour'],
  name: 'PAGE-43 choosing a sort order follows its link',
  play: async ({ canvas, canvasElement, loaded }) => {
    const order = await canvas.findByRole('combobox', { name: 'Endre sortering' });
    await userEvent.selectOptions(order, 'A–Å');
    await waitFor(() =>
      expect(getTestApp(loaded).requests).toContain('GET /content-layout/pages/filmer?sortMenu=tittel'),
    );
    await expect(order).toHaveDisplayValue('A–Å');
    await expectSettled(canvasElement);
  },
};

export const LoadingChoice: Story = {
  tags: ['behaviour'],
  name: 'While a choice loads, the previous page stays and a status is announced',
  play: async ({ canvas }) => {
    const filters = within(await canvas.findByRole('navigation', { name: 'Filtrer' }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(20));
    await userEvent.click(filters.getByRole('link', { name: 'Krim' }));
    await waitFor(() => expect(canvas.getByText('Henter innhold')).toBeInTheDocument());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Filmer' })).toBeVisible();
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(20);
  },
  // Loading content is faint, and here it never finishes.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

export const OnPhone: Story = {
  ...DefaultFilter,
  name: 'the filters fit a phone',
  globals: { viewport: { value: 'phone' } },
};
