import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cardFixtures, FIXTURE_NOW, parsed, parseSwimlaneItems } from '@tv/api-client/fixtures';
import { ParentalLimitContext } from '@tv/auth';
import { customer } from '../testing/TestApp.tsx';
import { respondNoContent, respondError } from '../testing/responders.ts';
import { withTestApp, getTestApp } from '../testing/testAppStory.tsx';
import { Card, type CardProps } from './Card.tsx';

type Fixture = (typeof cardFixtures)[keyof typeof cardFixtures];

function card(fixture: Fixture, changes: Partial<CardProps['card']> = {}) {
  const [read] = parsed(parseSwimlaneItems, [fixture]).cards;
  if (!read) throw new Error('No card');
  return { ...read, ...changes };
}

const meta = {
  title: 'Discovery/Card',
  component: Card,
  args: { card: card(cardFixtures.film), now: FIXTURE_NOW, sizes: '300px' },
  loaders: [withTestApp()],
  render: (args, { loaded }) => {
    const { Providers } = getTestApp(loaded);
    return (
      <Providers>
        <div style={{ inlineSize: args.shape === 'portrait' ? '180px' : '300px', padding: '24px' }}>
          <Card {...args} />
        </div>
      </Providers>
    );
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = (canvasElement: HTMLElement) => {
  const image = canvasElement.querySelector('img');
  if (!image) throw new Error('No picture');
  return getComputedStyle(image).filter;
};

export const Film: Story = {
  name: 'A card is one link with all its visible text in the accessible name',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAccessibleName('Isfront, Drama · 2025, aldersgrense 12 år');
    await expect(link).toHaveAttribute('href', '/film/isfront/Isfront');
  },
};

export const Portrait: Story = { args: { shape: 'portrait' } };

export const Live: Story = {
  name: 'CARD-17 CARD-18 a live card shows Direkte and a progress bar',
  args: { card: card(cardFixtures.live), shape: 'live' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Direkte')).toBeVisible();
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '33');
    const { width } = bar.getBoundingClientRect();
    await expect(bar.firstElementChild?.getBoundingClientRect().width).toBeCloseTo(width / 3, 0);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/watch/live/nordlys');
    await expect(canvas.getByText(/^Nordlys( •|$)/)).toBeVisible();
  },
};

export const Planned: Story = {
  name: 'CARD-17 a planned card shows its label and no progress bar',
  args: { card: card(cardFixtures.planned) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('I kveld 21.15')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const Expired: Story = {
  name: 'CARD-03 CARD-05 CARD-21 an expired card is greyscale, shows why, and has no play action',
  args: {
    card: card(cardFixtures.expired, {
      links: {
        details: { id: 'v' },
        excludeFromContinueWatchingUrl: undefined,
        superCoverPage: { type: 'Episode', id: 'v' },
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('IKKE TILGJENGELIG I ARKIVET')).toBeVisible();
    await expect(picture(canvasElement)).toContain('grayscale(1)');
    await userEvent.tab();
    const details = await canvas.findByRole('link', { name: 'Mer om Vinterveien' });
    await waitFor(() => expect(details).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'Spill av Vinterveien' })).toBeNull();
  },
};

export const NoAccess: Story = {
  name: 'CARD-03 CARD-20 a card without access is greyscale and shows why',
  args: { card: card(cardFixtures.noAccess) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Du har ikke tilgang til denne tilbyderen')).toBeVisible();
    await expect(picture(canvasElement)).toContain('grayscale(1)');
  },
};

export const Rented: Story = {
  name: 'CARD-03 CARD-19 a rented card is in colour and shows its label',
  args: { card: card(cardFixtures.rented) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Leid til søndag')).toBeVisible();
    await expect(picture(canvasElement)).not.toContain('grayscale');
  },
};

export const PlannedInContinueWatching: Story = {
  name: 'CARD-04 a planned card in continue watching is greyscale',
  args: { card: card(cardFixtures.planned), laneType: 'ContinueWatching' },
  play: async ({ canvasElement }) => {
    await expect(picture(canvasElement)).toContain('grayscale(1)');
  },
};

export const ProgressAboveOne: Story = {
  name: 'CARD-22 the duration bar stops at 100 % for a ratio above 1',
  args: { card: card(cardFixtures.started, { userData: { progressRatio: 1.7 } }) },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    const { width } = bar.getBoundingClientRect();
    await expect(bar.firstElementChild?.getBoundingClientRect().width).toBe(width);
  },
};

export const Restricted: Story = {
  name: 'CARD-39 a restricted card shows a lock with the limit and + in place of the rating',
  args: { card: card(cardFixtures.film, { ageLimit: 15 }) },
  decorators: [
    (Story) => (
      <ParentalLimitContext value={{ isParentalControlActive: true, ageRestriction: 12 }}>
        <Story />
      </ParentalLimitContext>
    ),
  ],
  play: async ({ canvas }) => {
    const lock = canvas.getByText('15+');
    await expect(lock.querySelector('svg')).not.toBeNull();
    await expect(canvas.queryByText('15 år')).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/låst, aldersgrense 15 år/);
  },
};

export const LongTexts: Story = {
  name: 'A long title takes two lines and does not widen the card',
  args: {
    card: card(cardFixtures.film, {
      title: 'Historien om den aller siste ferja over Trondheimsfjorden en stormfull novembernatt',
      subtitle: 'Dokumentarfilm fra kysten i tre deler, med tegnspråktolking og synstolking',
      rightBottomLabel: '2 timer og 47 minutter',
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link');
    const lines = link.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(link).lineHeight);
    await expect(Math.round(lines)).toBe(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const WithoutPicture: Story = {
  name: 'A card without a picture shows its title instead',
  args: { card: card(cardFixtures.series, { image: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Fyret på Skarvøya')).toHaveLength(2);
  },
};

export const WithoutLink: Story = {
  name: 'CARD-38 a card with no id yields no link and logs an error',
  args: { card: card(cardFixtures.film, { id: '' }) },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Isfront')).toBeVisible();
    await expect(getTestApp(loaded).reports).toEqual([expect.stringContaining('no id')]);
  },
};

export const FocusedActions: Story = {
  name: 'Focus shows the card actions, and Down moves to play, my list and details',
  args: {
    card: card(cardFixtures.film, {
      links: {
        details: { id: 'isfront' },
        excludeFromContinueWatchingUrl: undefined,
        superCoverPage: { type: 'SingleProgramOrMovie', id: 'isfront' },
        myList: { href: 'https://gateway.dev.test/mylist/isfront' },
      },
    }),
  },
  loaders: [
    withTestApp(() => ({ user: customer, responses: { 'POST /gateway/mylist/isfront': respondNoContent } })),
  ],
  play: async ({ canvas, loaded }) => {
    const link = canvas.getByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const play = await canvas.findByRole('link', { name: 'Spill av Isfront' });
    await expect(play).toHaveAttribute('href', '/watch/vod/isfront/Isfront?disableScpRedirect=1');
    await expect(canvas.getByRole('link', { name: 'Mer om Isfront' })).toHaveAttribute(
      'href',
      '/film/isfront/Isfront',
    );
    await expect(within(link).queryByRole('button')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(play).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Legg Isfront i Min liste' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Fjern Isfront fra Min liste' })).toHaveFocus();
    await expect(getTestApp(loaded).requests).toEqual(['POST /gateway/mylist/isfront']);
  },
};

export const MyListRejected: Story = {
  name: 'A rejected my list change is rolled back',
  args: { ...FocusedActions.args },
  loaders: [
    withTestApp(() => ({ user: customer, responses: { 'POST /gateway/mylist/isfront': respondError } })),
  ],
  play: async ({ canvas, loaded }) => {
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: 'Legg Isfront i Min liste' }));
    await waitFor(() => expect(getTestApp(loaded).requests).toEqual(['POST /gateway/mylist/isfront']));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Legg Isfront i Min liste' })).toBeVisible(),
    );
  },
};

export const Ranked: Story = { args: { shape: 'portrait', rank: 3 } };
