import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { startPageFixture, swimlaneFixtures } from '@tv/api-client/fixtures';
import { standardResponses } from '@tv/test-world';
import { TestRoutes } from '../testing/TestRoutes.tsx';
import { createCards, respondWithPages } from '../testing/pagedResponses.ts';
import { respondError, respondNever } from '../testing/responders.ts';
import { withTestApp, getTestApp } from '../testing/testAppStory.tsx';

const FILMS = 'GET /content-layout/swimlanes/films';
const path = '/tema/start/liste/films';

const meta = {
  title: 'Discovery/Swimlane list',
  component: TestRoutes,
  parameters: { layout: 'fullscreen' },
  loaders: [
    withTestApp(() => ({ path, responses: { ...standardResponses, [FILMS]: respondWithPages(400) } })),
  ],
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

/** Scrolls to the end: in an iframe, observer margins have no effect. */
const scrollToEnd = () =>
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });

/** List position, from 1, of the last item in the DOM. */
const lastPosition = (list: HTMLElement) => Number(list.lastElementChild?.getAttribute('aria-posinset'));

export const Full: Story = {
  name: 'PAGE-56 PAGE-57 PAGE-58 LANE-35 all items of a swimlane load on scroll',
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nye filmer' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/');
    const list = await canvas.findByRole('list', { name: 'Nye filmer' });
    const requestCount = () => getTestApp(loaded).requests.filter((call) => call.startsWith(FILMS)).length;
    await waitFor(async () => {
      scrollToEnd();
      await expect(requestCount()).toBe(7);
    });
    // Far more are loaded than are in the DOM.
    await waitFor(async () => {
      scrollToEnd();
      await expect(lastPosition(list)).toBeGreaterThan(200);
    });
    await expect(canvas.getAllByRole('article').length).toBeLessThan(150);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Nummer 1,/ })).toBeVisible());
  },
};

export const FocusStays: Story = {
  tags: ['behaviour'],
  name: 'The focused item stays in the DOM, however far away',
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: /^Nummer 2,/ });
    const list = canvas.getByRole('list', { name: 'Nye filmer' });
    first.focus();
    await waitFor(async () => {
      scrollToEnd();
      await expect(lastPosition(list)).toBeGreaterThan(100);
    });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('list', { name: 'Nye filmer' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

export const Short: Story = {
  tags: ['behaviour'],
  name: 'a short list shows all its items',
  loaders: [withTestApp(() => ({ path, responses: { ...standardResponses, [FILMS]: createCards(7) } }))],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(7));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '7');
  },
};

export const Loading: Story = {
  name: 'Loading',
  loaders: [withTestApp(() => ({ path, responses: { ...standardResponses, [FILMS]: respondNever } }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nye filmer' })).toBeVisible();
  },
};

export const LaterPageFails: Story = {
  tags: ['behaviour'],
  name: 'A failed page keeps the loaded items and can be retried',
  loaders: [
    withTestApp(() => {
      let tries = 0;
      const secondPage = (request: Request) => (++tries > 1 ? respondWithPages(50)(request) : respondError());
      return {
        path,
        responses: {
          ...standardResponses,
          [FILMS]: respondWithPages(50),
          [`${FILMS}?page=2&pageSize=30`]: secondPage,
        },
      };
    }),
  ],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Nye filmer' });
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(20));
    scrollToEnd();
    const again = await canvas.findByRole('button', { name: 'Prøv igjen' });
    await expect(canvas.getByText('Vi fikk ikke hentet resten av Nye filmer.')).toBeVisible();
    await userEvent.click(again);
    await waitFor(async () => {
      scrollToEnd();
      await expect(lastPosition(list)).toBe(50);
    });
  },
};

export const Missing: Story = {
  name: 'PAGE-59 a swimlane that is not on the page is an error',
  loaders: [withTestApp(() => ({ path: '/tema/start/liste/gone', responses: standardResponses }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Noe gikk galt');
    await expect(canvas.getByRole('link', { name: 'Til Start' })).toHaveAttribute('href', '/');
  },
};

export const Nameless: Story = {
  name: 'PAGE-60 a swimlane without a name is an error',
  loaders: [
    withTestApp(() => ({
      path,
      responses: {
        ...standardResponses,
        'GET /content-layout/pages/start': {
          ...startPageFixture,
          swimlanes: [{ ...swimlaneFixtures.films, name: '' }],
        },
      },
    })),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Noe gikk galt');
  },
};

export const OnAPhone: Story = {
  ...Short,
  name: 'a list fits a phone',
  globals: { viewport: { value: 'phone' } },
};
