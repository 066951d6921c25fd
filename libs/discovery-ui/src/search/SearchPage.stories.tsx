import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { cardFixtures, searchFixture } from '@tv/api-client/fixtures';
import { standardResponses, type ResponseTable } from '@tv/test-world';
import { LONG_WORD } from '@tv/ui/testing';
import { respondError, respondNever } from '../testing/responders.ts';
import { withTestApp, getTestApp } from '../testing/testAppStory.tsx';
import { SearchPage } from './SearchPage.tsx';

const { live, planned, kids, series, started, grownUp, film, rented } = cardFixtures;

const everything = {
  groups: [
    { type: 'movies', title: 'Filmer', items: [film, rented, grownUp] },
    { type: 'series', title: 'Serier', items: [series, started] },
    { type: 'programs', title: 'Programmer', items: [planned] },
    { type: 'channels', title: 'Kanaler', items: [live] },
    { type: 'kids', title: 'Barn', items: [kids] },
  ],
};

const SEARCH = 'GET /content-search/search';

const world = (path: string, answers: ResponseTable = {}) => [
  withTestApp(() => ({ path, responses: { ...standardResponses, ...answers } })),
];

const meta = {
  title: 'Discovery/Search',
  component: SearchPage,
  parameters: { layout: 'fullscreen' },
  loaders: world('/search'),
  beforeEach: () => localStorage.removeItem('last-searches'),
  render: (_, { loaded }) => {
    const { Providers } = getTestApp(loaded);
    return (
      <Providers>
        <SearchPage />
      </Providers>
    );
  },
} satisfies Meta<typeof SearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyField: Story = {
  name: 'ROUTE-11 an empty field shows recent searches and popular titles',
  beforeEach: () => localStorage.setItem('last-searches', JSON.stringify(['fjell', 'siste ferje', 'is'])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Siste søk' })).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await expect(await canvas.findByRole('heading', { name: 'Nye filmer' })).toBeVisible();
  },
};

export const Results: Story = {
  name: 'SEARCH-01 the search page shows results by type, and each type in its own tab',
  loaders: world('/search?q=is', { [SEARCH]: everything }),
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Alle (8)' });
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(names).toEqual(['Filmer 3', 'Serier 2', 'Programmer 1', 'Kanaler 1', 'Barn 1']);
    await userEvent.click(canvas.getByRole('button', { name: 'Vis alle: Serier' }));
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Serier (2)' })).toHaveAttribute('aria-selected', 'true'),
    );
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('tab', { name: 'Alle (8)' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
  },
};

export const OneType: Story = {
  name: 'SEARCH-01 results of one type have no tabs',
  loaders: world('/search?q=fyret&type=movies', { [SEARCH]: { groups: [searchFixture.groups[1]] } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Serier 1' });
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const Typing: Story = {
  name: 'SEARCH-01 typing shows results and announces their number',
  loaders: world('/search', { [SEARCH]: { groups: everything.groups } }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Søk' }), 'is');
    await waitFor(() => expect(canvas.getByText('8 treff på «is»')).toBeInTheDocument());
    await expect(canvas.getByRole('option', { name: 'Isfront' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Søk' })).toHaveValue('Isfront');
  },
};

export const Asking: Story = {
  loaders: world('/search?q=is', { [SEARCH]: respondNever }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Henter treff')).toBeInTheDocument();
  },
};

export const NoResults: Story = {
  name: 'SEARCH-01 without results, shows a message and other links',
  loaders: world('/search?q=Himmelseilerne', { [SEARCH]: { groups: [] } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Ingen treff på «Himmelseilerne»', { selector: 'h2' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Nye filmer' })).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'SEARCH-01 a failed search can be retried',
  loaders: world('/search?q=is', { [SEARCH]: respondError }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Prøv igjen' })).toBeVisible();
  },
};

export const LongTextsOnAPhone: Story = {
  name: 'long search results fit a phone',
  globals: { viewport: { value: 'phone' } },
  loaders: world(`/search?q=${LONG_WORD}`, {
    [SEARCH]: { groups: [{ type: 'kids', title: LONG_WORD, items: [{ ...film, title: LONG_WORD }] }] },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
