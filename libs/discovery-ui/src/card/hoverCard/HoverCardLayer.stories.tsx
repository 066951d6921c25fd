import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cardFixtures } from '@tv/api-client/fixtures';
import { ParentalLimitContext } from '@tv/auth';
import { Swimlane } from '../../swimlane/view/Swimlane.tsx';
import { customer } from '../../testing/TestApp.tsx';
import { respondNoContent } from '../../testing/responders.ts';
import { withTestApp, getTestApp } from '../../testing/testAppStory.tsx';

const LANE = 'GET /content-layout/swimlanes/lane';
const ADD = 'POST /gateway/mylist/isfront';
const { film, series, kids, rented, live, liveElsewhere, noAccess, planned } = cardFixtures;

const described = {
  ...film,
  description:
    'En klimaforsker blir alene igjen på en stasjon i isødet, og finner spor etter noen som var der før henne.',
  links: { ...film.links, details: { id: 'isfront' } },
};
const titles = [described, series, { ...kids, description: undefined }, rented, noAccess, planned];
const nordlys = {
  ...live,
  channel: { id: 'nordlys', name: 'Nordlys' },
  links: { ...live.links, myList: { href: 'https://gateway.dev.test/favourites/nordlys' } },
};

const lane = (style: string, type = 'Default') => ({
  id: 'lane',
  name: 'Nye filmer',
  type,
  style,
  link: 'https://content.test/layout/swimlanes/lane',
  supportsPaging: false,
  hideName: false,
  minItemsForShowMore: undefined,
});

const world = (cards: readonly unknown[]) =>
  withTestApp(() => ({ user: customer, responses: { [LANE]: cards, [ADD]: respondNoContent } }));

const meta = {
  title: 'Discovery/Hover cards',
  component: Swimlane,
  parameters: { layout: 'fullscreen' },
  args: { lane: lane('Standard'), slug: 'filmer' },
  loaders: [world(titles)],
  render: (args, { loaded }) => {
    const { Providers } = getTestApp(loaded);
    return (
      <Providers>
        <div style={{ minBlockSize: '640px', paddingBlock: '180px' }}>
          <Swimlane {...args} />
        </div>
      </Providers>
    );
  },
} satisfies Meta<typeof Swimlane>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const cardOf = async (canvas: Canvas, name: RegExp) => {
  const link = await canvas.findByRole('link', { name });
  const card = link.closest('article');
  if (!card) throw new Error('The link is outside a card');
  return { link, card };
};

const boxOf = (element: Element | null | undefined) => {
  if (!element) throw new Error('No such element');
  return element.getBoundingClientRect();
};

/** Its box after the expand animation. */
const expandedBox = async (expanded: Element) => {
  await Promise.all(expanded.getAnimations().map(({ finished }) => finished));
  return expanded.getBoundingClientRect();
};

export const Expanded: Story = {
  name: 'A card expands under a resting pointer, shows more text and actions, and takes no focus',
  play: async ({ canvas, loaded }) => {
    const { link, card } = await cardOf(canvas, /^Isfront/);
    const before = boxOf(card.querySelector('img'));
    await userEvent.hover(card);
    await expect(canvas.queryByRole('group', { name: 'Isfront' })).toBeNull();
    const expanded = await canvas.findByRole('group', { name: 'Isfront' });
    const { left, width } = await expandedBox(expanded);
    await expect(width).toBeGreaterThan(before.width * 1.2);
    await expect(left).toBeGreaterThanOrEqual(0);
    const offered = within(expanded);
    await expect(offered.getByText(described.description)).toBeVisible();
    await expect(offered.getByRole('link', { name: 'Se nå: Isfront' })).toHaveAttribute(
      'href',
      '/watch/vod/isfront/Isfront?disableScpRedirect=1',
    );
    await expect(offered.getByRole('link', { name: 'Mer info: Isfront' })).toHaveAttribute(
      'href',
      '/film/isfront/Isfront',
    );
    await userEvent.click(offered.getByRole('button', { name: 'Legg Isfront i Min liste' }));
    await offered.findByRole('button', { name: 'Fjern Isfront fra Min liste' });
    await expect(getTestApp(loaded).requests).toContain(ADD);
    // A press on the expanded card counts as a press on the card.
    await expect(link).toHaveFocus();
    await expect(
      [...expanded.querySelectorAll<HTMLElement>('a, button')].map(({ tabIndex }) => tabIndex),
    ).toEqual([-1, -1, -1, -1]);
  },
};

export const ExpandedRestricted: Story = {
  name: 'CARD-39 a restricted card expands with a lock and its limit with + in place of the rating',
  loaders: [world([{ ...described, ageLimit: 15, imdbRating: 8.1 }, series])],
  decorators: [
    (Story) => (
      <ParentalLimitContext value={{ isParentalControlActive: true, ageRestriction: 12 }}>
        <Story />
      </ParentalLimitContext>
    ),
  ],
  play: async ({ canvas }) => {
    const { card } = await cardOf(canvas, /^Isfront/);
    await userEvent.hover(card);
    const expanded = await canvas.findByRole('group', { name: 'Isfront' });
    await expect(within(expanded).getByText('15+').querySelector('svg')).not.toBeNull();
    await expect(expanded).not.toHaveTextContent('15 år');
    await expect(expanded).not.toHaveTextContent('8,1');
  },
};

export const CollapsedByEscape: Story = {
  tags: ['behaviour'],
  name: 'An expanded card collapses on Escape, until the pointer has left it',
  play: async ({ canvas }) => {
    const { card } = await cardOf(canvas, /^Isfront/);
    const { card: other } = await cardOf(canvas, /^Fyret på Skarvøya/);
    await userEvent.hover(card);
    await canvas.findByRole('group', { name: 'Isfront' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
    await userEvent.hover(card);
    await userEvent.hover(other);
    await canvas.findByRole('group', { name: 'Fyret på Skarvøya' });
    // It would have had time to expand again meanwhile.
    await expect(canvas.queryByRole('group', { name: 'Isfront' })).toBeNull();
    window.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    document.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
  },
};

export const ExpandedPoster: Story = {
  tags: ['behaviour'],
  name: 'A poster expands sideways, towards the side that has room',
  args: { lane: lane('StandardPortrait') },
  loaders: [
    world([described, series, kids, rented, noAccess, planned, { ...film, id: 'last', title: 'Bakerst' }]),
  ],
  play: async ({ canvas }) => {
    const { card } = await cardOf(canvas, /^Isfront/);
    await userEvent.hover(card);
    const expanded = await canvas.findByRole('group', { name: 'Isfront' });
    await expandedBox(expanded);
    const link = within(expanded).getByText('Isfront');
    await expect(boxOf(link).left).toBeGreaterThan(boxOf(expanded.firstElementChild).right);

    const { card: last } = await cardOf(canvas, /^Bakerst/);
    await userEvent.hover(last);
    const mirrored = await canvas.findByRole('group', { name: 'Bakerst' });
    const box = await expandedBox(mirrored);
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(boxOf(within(mirrored).getByText('Bakerst')).right).toBeLessThan(
      boxOf(mirrored.firstElementChild).left,
    );
  },
};

export const ExpandedChannel: Story = {
  name: 'A channel expands with its current programme and keeps its favourite star',
  args: { lane: lane('Live', 'OnTvNow') },
  loaders: [world([nordlys, liveElsewhere])],
  play: async ({ canvas }) => {
    const { card } = await cardOf(canvas, /^Tett på fjorden/);
    await userEvent.hover(card);
    const expanded = within(await canvas.findByRole('group', { name: 'Tett på fjorden' }));
    // It fades in.
    await waitFor(() =>
      expect(expanded.getByRole('button', { name: 'Favorittkanal: Nordlys' })).toBeVisible(),
    );
    await expect(expanded.getByRole('link', { name: 'Se direkte: Tett på fjorden' })).toHaveAttribute(
      'href',
      '/watch/live/nordlys',
    );
  },
};

export const KeyboardNavigation: Story = {
  tags: ['behaviour'],
  name: 'A card is one tab stop; arrow keys move along the lane, and Down moves to the card actions',
  play: async ({ canvas }) => {
    const { link: first, card } = await cardOf(canvas, /^Isfront/);
    const { link: second } = await cardOf(canvas, /^Fyret på Skarvøya/);
    const { link: last } = await cardOf(canvas, /^Kveldsåpent/);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-keyshortcuts', 'ArrowDown');
    const play = await canvas.findByRole('link', { name: 'Spill av Isfront' });
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();

    await within(card).findByRole('link', { name: 'Spill av Isfront' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      within(card).getByRole('link', { name: play.getAttribute('aria-label') ?? '' }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Legg Isfront i Min liste' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Mer om Isfront' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
  },
};

const long = Array.from({ length: 70 }, (_, index) => ({
  ...film,
  id: `film-${index + 1}`,
  title: `Nummer ${index + 1}`,
}));

export const EndKey: Story = {
  tags: ['behaviour'],
  name: 'End moves to the last card of an incrementally rendered row, and the focused card is in view',
  loaders: [world(long)],
  play: async ({ canvas, canvasElement }) => {
    const { link: first } = await cardOf(canvas, /^Nummer 1\b/);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Nummer 70\b/ })).toHaveFocus());
    const isInSight = () => {
      const { left, right } = boxOf(document.activeElement?.closest('article'));
      return left >= 0 && right <= document.documentElement.clientWidth;
    };
    await waitFor(() => expect(isInSight()).toBe(true));
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    // At once: a smooth scroll may be interrupted.
    await expect(isInSight()).toBe(true);
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(70);
  },
};
