import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Swimlane as SwimlaneData } from '@tv/api-client';
import { cardFixtures } from '@tv/api-client/fixtures';
import { artworkUrl } from '@tv/test-world';
import { findClippedTexts, LONG_WORD } from '@tv/ui/testing';
import { customer } from '../../testing/TestApp.tsx';
import { TestRoutes } from '../../testing/TestRoutes.tsx';
import { respondNoContent, respondNever, respondOnRetry } from '../../testing/responders.ts';
import { withTestApp, getTestApp } from '../../testing/testAppStory.tsx';
import { LanePlaceholder, Swimlane } from './Swimlane.tsx';

const EXCLUDE = 'POST /gateway/continue-watching/fyret-pa-skarvoya-s1e3/exclude';
const LANE = 'GET /content-layout/swimlanes/lane';

const {
  film,
  series,
  live,
  liveElsewhere,
  planned,
  expired,
  noAccess,
  rented,
  kids,
  grownUp,
  collection,
  external,
  started,
} = cardFixtures;
const titles = [film, series, kids, rented, noAccess, grownUp, expired, collection, external];
const channels = [live, liveElsewhere, { ...planned, id: 'el-later' }];
const answers = { [LANE]: titles };

function lane(changes: Partial<SwimlaneData>): SwimlaneData {
  return {
    id: 'lane',
    name: 'Nye filmer',
    type: 'Default',
    style: 'Standard',
    link: 'https://content.test/layout/swimlanes/lane',
    supportsPaging: false,
    hideName: false,
    minItemsForShowMore: undefined,
    ...changes,
  };
}

/** The longest description that is shown. */
const LONG = Array.from({ length: 30 }, () => 'Havet tar det som er hugget i stein.').join(' ');

const meta = {
  title: 'Discovery/Swimlane',
  component: Swimlane,
  parameters: { layout: 'fullscreen' },
  args: { lane: lane({}), slug: 'filmer' },
  loaders: [withTestApp(() => ({ responses: answers }))],
  render: (args, { loaded }) => {
    const { Providers } = getTestApp(loaded);
    return (
      <Providers>
        <div style={{ paddingBlock: '32px' }}>
          <Swimlane {...args} />
        </div>
      </Providers>
    );
  },
} satisfies Meta<typeof Swimlane>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const cardLinks = async (canvas: Canvas, count: number) => {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(count));
};

/** Aspect ratio of the first card's picture. */
const ratio = (canvasElement: HTMLElement) => {
  const { width, height } = canvasElement
    .querySelector('article img, article [class*=blank]')
    ?.getBoundingClientRect() ?? {
    width: 0,
    height: 1,
  };
  return width / height;
};

const boxes = (elements: readonly Element[]) => elements.map((one) => one.getBoundingClientRect());

/** Number of distinct values, in integer pixels. */
const countDistinct = (numbers: readonly number[]) => new Set(numbers.map((one) => Math.round(one))).size;

/** Expects that every visible item sends an impression. */
const expectImpressions = async (loaded: Readonly<Record<string, unknown>>, ids: readonly unknown[]) => {
  const impressions = () =>
    getTestApp(loaded).events.flatMap((event) => (event.event === 'impression' ? [event.elementId] : []));
  await waitFor(() => expect(impressions()).toEqual(ids), { timeout: 5000 });
};

const LANDSCAPE = 16 / 9;
const PORTRAIT = 2 / 3;

export const Standard: Story = {
  name: 'LANE-04 LANE-22 Standard: landscape cards below the lane’s name',
  play: async ({ canvas, canvasElement }) => {
    await cardLinks(canvas, titles.length);
    await expect(canvas.getByRole('heading', { name: 'Nye filmer' })).toBeVisible();
    await expect(ratio(canvasElement)).toBeCloseTo(LANDSCAPE, 1);
  },
};

export const HiddenName: Story = {
  tags: ['behaviour'],
  name: 'LANE-03 a lane that hides its name shows no heading',
  args: { lane: lane({ hideName: true }) },
  play: async ({ canvas }) => {
    await cardLinks(canvas, titles.length);
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Nye filmer' })).toBeVisible();
  },
};

export const EnoughForMore: Story = {
  tags: ['behaviour'],
  name: 'LANE-29 PAGE-55 Vis flere links to the full list when there are enough items',
  args: { lane: lane({ minItemsForShowMore: titles.length }) },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('link', { name: /Vis flere/ });
    await expect(more).toHaveAttribute('href', '/tema/filmer/liste/lane');
  },
};

export const NotEnoughForMore: Story = {
  tags: ['behaviour'],
  name: 'LANE-29 no Vis flere below the limit',
  args: { lane: lane({ minItemsForShowMore: titles.length + 1 }) },
  play: async ({ canvas }) => {
    await cardLinks(canvas, titles.length);
    await expect(canvas.queryByRole('link', { name: /Vis flere/ })).toBeNull();
  },
};

export const Featured: Story = {
  name: 'LANE-05 Featured: larger cards',
  args: { lane: lane({ style: 'Featured', name: 'Redaksjonen anbefaler' }) },
  play: async ({ canvas, canvasElement }) => {
    await cardLinks(canvas, titles.length);
    const { width } = canvas.getAllByRole('listitem')[0]?.getBoundingClientRect() ?? { width: 0 };
    await expect(width).toBeGreaterThan(canvasElement.clientWidth / 3);
  },
};

export const StandardPortrait: Story = {
  name: 'LANE-08 IMAGE-02 StandardPortrait: portrait cards, one and a half times as high as wide',
  args: { lane: lane({ style: 'StandardPortrait' }) },
  play: async ({ canvas, canvasElement }) => {
    await cardLinks(canvas, titles.length);
    await expect(1 / ratio(canvasElement)).toBeCloseTo(1.5, 2);
  },
};

export const HeroPortrait: Story = {
  name: 'LANE-09 HeroPortrait: large portrait cards',
  args: { lane: lane({ style: 'HeroPortrait' }) },
  play: async ({ canvas, canvasElement }) => {
    await cardLinks(canvas, titles.length);
    await expect(ratio(canvasElement)).toBeCloseTo(PORTRAIT, 1);
    const { width } = canvas.getAllByRole('listitem')[0]?.getBoundingClientRect() ?? { width: 0 };
    await expect(width).toBeGreaterThan(canvasElement.clientWidth / 6);
  },
};

const numbers = async (canvas: Canvas, canvasElement: HTMLElement) => {
  await cardLinks(canvas, titles.length);
  const ranks = [...canvasElement.querySelectorAll('article > span[aria-hidden]')];
  await expect(ranks.map(({ textContent }) => textContent)).toEqual(
    titles.map((_, index) => String(index + 1)),
  );
  // Each rank is large and precedes its picture.
  for (const rank of ranks) {
    await waitFor(() => expect(rank).toBeVisible());
    const picture = rank.nextElementSibling?.firstElementChild?.getBoundingClientRect();
    await expect(rank.getBoundingClientRect().left).toBeLessThan(picture?.left ?? 0);
    await expect(Number.parseFloat(getComputedStyle(rank).fontSize)).toBeGreaterThan(
      (picture?.height ?? Infinity) / 4,
    );
  }
  await expect(canvas.getByRole('link', { name: /^Nummer 1: Isfront/ })).toBeInTheDocument();
  // For any width of the number; 10 is the widest.
  const widths = [...canvasElement.querySelectorAll('article > span[aria-hidden] + div')].map(
    (body) => Math.round(body.getBoundingClientRect().width * 10) / 10,
  );
  await expect(new Set(widths).size).toBe(1);
};

export const NumberedPortrait: Story = {
  name: 'LANE-10 NumberedPortrait: portrait cards ranked from 1',
  args: { lane: lane({ style: 'NumberedPortrait', name: 'Topp 10 denne uka' }) },
  play: async ({ canvas, canvasElement }) => {
    await numbers(canvas, canvasElement);
    await expect(ratio(canvasElement)).toBeCloseTo(PORTRAIT, 1);
  },
};

export const StandardNumbered: Story = {
  name: 'LANE-11 StandardNumbered: landscape cards ranked from 1',
  args: { lane: lane({ style: 'StandardNumbered', name: 'Mest sett' }) },
  play: async ({ canvas, canvasElement }) => {
    await numbers(canvas, canvasElement);
    await expect(ratio(canvasElement)).toBeCloseTo(LANDSCAPE, 1);
  },
};

export const Live: Story = {
  name: 'LANE-12 LANE-21 Live: channel cards with logo and progress',
  args: { lane: lane({ style: 'Live', type: 'OnTvNow', name: 'På TV nå' }) },
  loaders: [withTestApp(() => ({ responses: { [LANE]: channels } }))],
  play: async ({ canvas }) => {
    await cardLinks(canvas, channels.length);
    const cards = canvas.getAllByRole('article');
    // Of 20.00–20.45 a third has passed, of 19.30–21.00 half; the last has not started.
    const shares = cards.map((card) => {
      const bar = within(card).queryByRole('progressbar');
      const [track, filled] = bar?.firstElementChild ? boxes([bar, bar.firstElementChild]) : [];
      return track && filled && Math.round((100 * filled.width) / track.width);
    });
    await expect(shares).toEqual([33, 50, undefined]);
    for (const [index, name] of ['logo-nordlys', 'logo-vidda', 'logo-fjord'].entries()) {
      const address = artworkUrl(name, window.location.origin);
      await waitFor(() => expect(cards[index]?.querySelector(`img[src="${address}"]`)).toBeVisible());
    }
    // A card without subtitle shows the channel.
    await expect(canvas.getByText('Vidda Sport')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Tett på fjorden.*Nordlys/ })).toHaveAttribute(
      'href',
      '/watch/live/nordlys',
    );
  },
};

/** Numbers of the visible thumbnails. */
const shownInStrip = (canvas: Canvas) =>
  within(canvas.getByRole('group', { name: 'Velg innhold' }))
    .getAllByRole('button', { name: /^Vis / })
    .filter((button) => button.getBoundingClientRect().width > 0)
    .map((button) => /^Vis ([0-9]+)/.exec(button.getAttribute('aria-label') ?? '')?.[1]);

export const Hero: Story = {
  globals: { viewport: { value: 'wall' } },
  name: 'LANE-06 LANE-26 LANE-28 ANA-05 Hero: one card at a time, at most six thumbnails, and an impression for the active slide',
  args: { lane: lane({ style: 'Hero', hideName: true }) },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { name: 'Isfront' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Mer info: Isfront/ })).toBeVisible();
    await expectImpressions(loaded, [film.id]);
    // Nine do not fit; the others follow in turn.
    await waitFor(() => expect(shownInStrip(canvas)).toEqual(['1', '2', '3', '4', '5', '6']));
    await userEvent.click(canvas.getByRole('button', { name: /^Vis 6 av 9/ }));
    await waitFor(() => expect(shownInStrip(canvas)).toEqual(['2', '3', '4', '5', '6', '7']));
    await userEvent.click(canvas.getByRole('button', { name: /^Vis 2 av 9/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Fyret på Skarvøya' })).toBeVisible());
    // The old slide stays until it has faded out.
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Isfront' })).toBeNull(), {
      timeout: 5000,
    });
    await expectImpressions(loaded, [film.id, series.id]);
  },
};

const broadcasts = Array.from({ length: 7 }, (_, index) => ({
  ...live,
  id: `el-live-${index}`,
  title: `Sending ${index}`,
}));

export const LiveHero: Story = {
  ...inWorldWith(broadcasts),
  name: 'LANE-25 a live hero has three thumbnails',
  args: { lane: lane({ style: 'Hero', hideName: true }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Sending 0' });
    await waitFor(() => expect(shownInStrip(canvas)).toEqual(['1', '2', '3']));
  },
};

const inWidth = (inlineSize: string): Pick<Story, 'decorators'> => ({
  decorators: [
    (Hero) => (
      <div style={{ inlineSize }}>
        <Hero />
      </div>
    ),
  ],
});

export const NarrowerHero: Story = {
  tags: ['behaviour'],
  ...inWidth('1100px'),
  name: 'LANE-27 a hero has one thumbnail per 210 px of its width',
  args: { lane: lane({ style: 'Hero', hideName: true }) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Isfront' });
    // The style sheet shows as many until JavaScript has measured the width.
    await expect(shownInStrip(canvas)).toEqual(['1', '2', '3', '4', '5']);
    await waitFor(() => expect(canvasElement.querySelector('[class*=unmeasured]')).toBeNull());
    await expect(shownInStrip(canvas)).toEqual(['1', '2', '3', '4', '5']);
    const frame = canvas
      .getByRole('region', { name: 'Nye filmer' })
      .closest<HTMLElement>('[style*="1100px"]');
    frame?.style.setProperty('inline-size', '1030px');
    await waitFor(() => expect(shownInStrip(canvas)).toEqual(['1', '2', '3', '4']));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const SuperWideHero: Story = {
  name: 'LANE-07 SuperWideHero: aspect ratio 21:9',
  args: { lane: lane({ style: 'SuperWideHero', hideName: true }) },
  play: async ({ canvas }) => {
    const hero = await canvas.findByRole('region', { name: 'Nye filmer' });
    const { width, height } = hero.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(21 / 9, 1);
  },
};

export const HeroOfCustomer: Story = {
  tags: ['behaviour'],
  ...inWidth('820px'),
  name: 'A hero keeps its height while its slides are completed one by one',
  args: { lane: lane({ style: 'SuperWideHero', hideName: true }) },
  loaders: [
    withTestApp(() => ({
      user: customer,
      // The last one is the tallest.
      responses: {
        [LANE]: [...titles, { ...film, id: 'el-long', title: 'Jakten på nordavinden', description: LONG }],
      },
    })),
  ],
  play: async ({ canvas }) => {
    const hero = await canvas.findByRole('region', { name: 'Nye filmer' });
    await canvas.findByRole('button', { name: /^Legg Isfront/ });
    const { height } = hero.getBoundingClientRect();
    for (let position = 1; position <= titles.length + 1; position += 1) {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Vis ${position} av 10`) }));
      await waitFor(() => expect(canvas.getByRole('group', { name: `${position} av 10` })).toBeVisible());
      await expect(hero.getBoundingClientRect().height).toBe(height);
    }
  },
};

export const HeroWithLongDescription: Story = {
  tags: ['behaviour'],
  name: 'LANE-06 the text of a hero does not overlap its dots, however many there are',
  args: { lane: lane({ style: 'Hero', hideName: true }) },
  loaders: [
    withTestApp(() => ({ responses: { [LANE]: [{ ...film, description: LONG }, series] }, user: customer })),
  ],
  ...inWidth('800px'),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Mer info/ });
    await expect(canvas.getByText(LONG)).toBeVisible();
    const { bottom } = link.getBoundingClientRect();
    const { top } = canvas.getByRole('button', { name: /^Vis 1 av 2/ }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(top);
  },
};

const sentence = `${LONG_WORD} og ${LONG_WORD.toLowerCase()}smedlemmene drar`;

export const HeroWithLongText: Story = {
  name: 'a hero with long words fits the window of a phone',
  globals: { viewport: { value: 'phone' } },
  args: { lane: lane({ style: 'Hero', hideName: true }) },
  loaders: [
    withTestApp(() => ({
      responses: {
        [LANE]: [
          { ...film, title: LONG_WORD, subtitle: LONG_WORD, description: LONG_WORD },
          { ...series, title: sentence, subtitle: sentence, description: sentence },
        ],
      },
    })),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: LONG_WORD })).toBeVisible();
    await expect(findClippedTexts(canvasElement)).toEqual([]);

    await userEvent.click(canvas.getByRole('button', { name: /^Vis 2 av 2/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: sentence })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('heading', { name: LONG_WORD })).toBeNull(), {
      timeout: 5000,
    });
    await expect(findClippedTexts(canvasElement, 'h2, h2 ~ p')).toEqual([]);
    await expect(
      canvas.getByRole('link', { name: (label) => label.startsWith(`Mer info: ${sentence}`) }),
    ).toHaveAttribute('href', expect.stringMatching(/^[/]/));
  },
};

/** Expects that all cards are visible in several rows and columns, with no horizontal overflow. */
const expectPool = async (canvas: Canvas) => {
  await cardLinks(canvas, titles.length);
  const itemBoxes = boxes(canvas.getAllByRole('listitem'));
  await expect(countDistinct(itemBoxes.map(({ top }) => top))).toBeGreaterThan(1);
  await expect(countDistinct(itemBoxes.map(({ left }) => left))).toBeGreaterThan(3);
  const list = canvas.getByRole('list', { name: 'Nye filmer' });
  await expect(list.scrollWidth).toBe(list.clientWidth);
  const page = list.getBoundingClientRect();
  await expect(Math.min(...itemBoxes.map(({ left }) => left))).toBeGreaterThan(page.left);
  await expect(Math.max(...itemBoxes.map(({ right }) => right))).toBeLessThan(page.right);
};

export const SwimmingPool: Story = {
  name: 'LANE-13 ANA-05 SwimmingPool: all cards at once, in rows, each with an impression',
  args: { lane: lane({ style: 'SwimmingPool' }), priority: 'first' },
  play: async ({ canvas, canvasElement, loaded }) => {
    await expectPool(canvas);
    await waitFor(
      () =>
        expect(getTestApp(loaded).events).toContainEqual(
          expect.objectContaining({ event: 'impression', elementId: film.id }),
        ),
      { timeout: 5000 },
    );
    await expect(ratio(canvasElement)).toBeCloseTo(LANDSCAPE, 1);
  },
};

export const SwimmingPoolPortrait: Story = {
  tags: ['behaviour'],
  name: 'LANE-14 SwimmingPoolPortrait: all portrait cards at once, in rows',
  args: { lane: lane({ style: 'SwimmingPoolPortrait' }) },
  play: async ({ canvas, canvasElement }) => {
    await expectPool(canvas);
    await expect(ratio(canvasElement)).toBeCloseTo(PORTRAIT, 1);
  },
};

const many = Array.from({ length: 12 }, (_, index) => ({
  ...film,
  id: `el-${index}`,
  title: `Film ${index}`,
}));

/** Cards fade in one after the other, the later ones together. */
const expectFadeIn: Play = async ({ canvas, canvasElement }) => {
  await cardLinks(canvas, many.length);
  const fades = [...canvasElement.querySelectorAll<HTMLElement>('[data-impression]')].map((item) => {
    // Restarts the animation, which may have ended.
    item.style.animationName = 'none';
    item.getAnimations();
    item.style.animationName = '';
    const [effect] = item.getAnimations().map((animation) => animation.effect);
    const [start] = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    return { delay: effect?.getTiming().delay, fill: effect?.getTiming().fill, opacity: start?.['opacity'] };
  });
  const delays = [0, 50, 100, 150, 200, 250, 300, 350, 400, 400, 400, 400];
  await expect(fades).toEqual(delays.map((delay) => ({ delay, fill: 'backwards', opacity: '0' })));
};

export const FadesIn: Story = {
  tags: ['behaviour'],
  ...inWorldWith(many),
  name: 'LANE-48 the cards of a rail fade in one after the other, 50 ms apart and at most 400 ms',
  play: expectFadeIn,
};

export const PoolFadesIn: Story = {
  tags: ['behaviour'],
  ...inWorldWith(many),
  name: 'LANE-48 the cards of a pool fade in one after the other too',
  args: { lane: lane({ style: 'SwimmingPool' }) },
  play: expectFadeIn,
};

// Unique URLs: a picture cached by another story could have another width.
const onlyHere = (name: string) => ({ url: `https://media.test/images/${name}?in=menu` });
const ways = [
  {
    ...collection,
    image: onlyHere('vinter'),
    logos: [{ name: 'Arkivet', logo: 'https://media.test/images/logo-arkivet' }],
  },
  {
    ...collection,
    id: 'el-2',
    title: 'Høst på skjermen',
    image: onlyHere('isfront'),
    channel: live.channel,
  },
];
const menu = inWorldWith(ways);

function inWorldWith(items: unknown) {
  return { loaders: [withTestApp(() => ({ responses: { [LANE]: items } }))] };
}

/** Expects the two links of the menu in order, each with an impression. */
const expectMenuLinks = async (canvas: Canvas, loaded: Parameters<typeof getTestApp>[0]) => {
  const first = await canvas.findByRole('link', { name: 'Vinter på skjermen' });
  await expect(first).toHaveAttribute('href', '/tema/vinter');
  await expect(first).toBeVisible();
  const links = canvas.getAllByRole('link');
  await expect(links).toHaveLength(2);
  await expectImpressions(loaded, [collection.id, 'el-2']);
  return links;
};

/** What is rendered at a relative point of a picture: the picture itself or its background. */
const isRenderedAt = (picture: Element, part: number) => {
  const { left, top, width, height } = picture.getBoundingClientRect();
  return picture.ownerDocument.elementFromPoint(left + part * width, top + part * height) === picture;
};

/** Expects that each menu link shows its picture above its text, at full width. */
const expectMenuPictures = async (links: readonly Element[], names: readonly string[]) => {
  const pictures = links.flatMap((link) => [...link.querySelectorAll('img')]);
  const sources = pictures.map(({ src }) => src.replace(/[?].*/, ''));
  await expect(sources).toEqual(names.map((name) => artworkUrl(name, window.location.origin)));
  for (const picture of pictures) {
    await waitFor(() => expect(picture).toBeVisible());
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expect(isRenderedAt(picture, 0.5)).toBe(true);
  }
  for (const [index, { bottom, width }] of boxes(pictures).entries()) {
    await expect(links[index]?.lastElementChild?.getBoundingClientRect().top).toBeGreaterThan(bottom);
    await expect(width / (links[index]?.clientWidth ?? 0)).toBeGreaterThan(0.7);
  }
  return pictures;
};

const ratios = (pictures: readonly Element[]) => boxes(pictures).map(({ width, height }) => width / height);

export const MenuText: Story = {
  ...menu,
  name: 'LANE-15 ANA-05 MenuText: text links side by side, each with an impression',
  args: { lane: lane({ style: 'MenuText', name: 'Utforsk sjangre' }) },
  play: async ({ canvas, canvasElement, loaded }) => {
    const links = await expectMenuLinks(canvas, loaded);
    await expect(links.map(({ textContent }) => textContent)).toEqual(ways.map(({ title }) => title));
    await expect(canvasElement.querySelector('img')).toBeNull();
    const [first, second] = boxes(links);
    await expect(second?.top).toBe(first?.top);
    await expect(second?.left).toBeGreaterThan(first?.right ?? Infinity);
    await expect(first?.height).toBeGreaterThanOrEqual(44);
  },
};

export const MenuThumbnail: Story = {
  ...menu,
  name: 'LANE-16 MenuThumbnail: links with thumbnails',
  args: { lane: lane({ style: 'MenuThumbnail', name: 'Temaer' }) },
  play: async ({ canvas, loaded }) => {
    const pictures = await expectMenuPictures(await expectMenuLinks(canvas, loaded), ['vinter', 'isfront']);
    for (const one of ratios(pictures)) await expect(one).toBeCloseTo(LANDSCAPE, 1);
    await expect(pictures.map((picture) => isRenderedAt(picture, 0.1))).toEqual([true, true]);
    await expect(pictures.map((picture) => getComputedStyle(picture).objectFit)).toEqual(['cover', 'cover']);
    // At least as wide as its box.
    for (const { currentSrc, clientWidth } of pictures) {
      await expect(Number(new URL(currentSrc).searchParams.get('width'))).toBeGreaterThanOrEqual(clientWidth);
    }
  },
};

export const MenuCircle: Story = {
  ...menu,
  name: 'LANE-17 MenuCircle: links with round pictures',
  args: { lane: lane({ style: 'MenuCircle', name: 'Temaer' }) },
  play: async ({ canvas, loaded }) => {
    const pictures = await expectMenuPictures(await expectMenuLinks(canvas, loaded), ['vinter', 'isfront']);
    for (const one of ratios(pictures)) await expect(one).toBeCloseTo(1, 2);
    await expect(pictures.map((picture) => isRenderedAt(picture, 0.1))).toEqual([false, false]);
    await expect(pictures.map((picture) => isRenderedAt(picture, 0.2))).toEqual([true, true]);
  },
};

export const MenuLogo: Story = {
  ...menu,
  name: 'LANE-18 MenuLogo: links with uncropped logos',
  args: { lane: lane({ style: 'MenuLogo', name: 'Strømmetjenester' }) },
  play: async ({ canvas, loaded }) => {
    const logos = await expectMenuPictures(await expectMenuLinks(canvas, loaded), [
      'logo-arkivet',
      'logo-nordlys',
    ]);
    await expect(logos.map((logo) => getComputedStyle(logo).objectFit)).toEqual(['contain', 'contain']);
    for (const one of ratios(logos)) await expect(one).toBeCloseTo(3 / 2, 1);
  },
};

export const ContinueWatching: Story = {
  name: 'LANE-19 CARD-04 CARD-33 ContinueWatching: for signed-in users; cards play, planned ones are greyscale, removed ones disappear',
  args: { lane: lane({ type: 'ContinueWatching', name: 'Fortsett å se' }) },
  loaders: [
    withTestApp(() => {
      let isRemoved = false;
      return {
        user: customer,
        responses: {
          [LANE]: () => Response.json(isRemoved ? [planned] : [started, planned]),
          [EXCLUDE]: () => {
            isRemoved = true;
            return respondNoContent();
          },
        },
      };
    }),
  ],
  play: async ({ canvas, canvasElement, loaded }) => {
    await cardLinks(canvas, 2);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByRole('link', { name: /^Fyret på Skarvøya/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^[/]watch[/]vod[/]fyret-pa-skarvoya-s1e3[/]/),
    );
    const pictures = [...canvasElement.querySelectorAll('article')].map((article) => {
      const image = article.querySelector('img');
      return image && getComputedStyle(image).filter;
    });
    await expect(pictures[1]).toContain('grayscale(1)');
    const remove = await canvas.findByRole('button', { name: 'Fjern Fyret på Skarvøya fra Fortsett å se' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(getTestApp(loaded).requests).toContain(EXCLUDE);
    await expect(canvas.getByRole('link', { name: /^Kveldsåpent/ })).toHaveFocus();
  },
};

// Deduplication would keep only the first of a series or film.
const of = (id: string) => ({ superCoverPage: { type: 'SingleProgramOrMovie', id } });
const twins = [
  { ...started, title: 'Første' },
  { ...started, title: 'Andre', links: { ...started.links, ...of('andre') } },
  { ...film, id: undefined, title: 'Tredje' },
  { ...film, id: undefined, title: 'Fjerde', links: { ...film.links, ...of('fjerde') } },
];

export const RepeatedIds: Story = {
  tags: ['behaviour'],
  name: 'Items with the same id or none are all shown, and removed correctly',
  args: { lane: lane({ type: 'ContinueWatching', name: 'Fortsett å se' }) },
  loaders: [
    withTestApp(() => {
      let items = twins;
      return {
        user: customer,
        responses: {
          [LANE]: () => Response.json(items),
          [EXCLUDE]: () => {
            items = items.filter(({ title }) => title !== 'Andre' && title !== 'Tredje');
            return respondNoContent();
          },
        },
      };
    }),
  ],
  play: async ({ canvas }) => {
    const shown = () =>
      canvas
        .getAllByRole('article')
        .map((article) => twins.find(({ title }) => article.textContent.includes(title))?.title);
    await cardLinks(canvas, twins.length);
    await expect(shown()).toEqual(['Første', 'Andre', 'Tredje', 'Fjerde']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Fjern Andre fra Fortsett å se' }));
    await waitFor(() => expect(shown()).toEqual(['Første', 'Fjerde']));
  },
};

const ADD = 'POST /gateway/mylist/isfront';
const TAKE_OFF = 'DELETE /gateway/mylist/isfront';

const twoLanes = (toggled: () => Response): Pick<Story, 'loaders' | 'render'> => ({
  loaders: [
    withTestApp(() => ({ user: customer, responses: { ...answers, [ADD]: toggled, [TAKE_OFF]: toggled } })),
  ],
  render: (args, { loaded }) => {
    const { Providers } = getTestApp(loaded);
    return (
      <Providers>
        <Swimlane {...args} />
        <Swimlane {...args} lane={lane({ style: 'StandardPortrait', name: 'Anbefalt' })} />
      </Providers>
    );
  },
});

/** The film's card in both lanes. */
const theFilm = (canvas: Canvas) => canvas.getAllByRole('link', { name: /^Isfront/ });

export const OnMyListInEveryLane: Story = {
  tags: ['behaviour'],
  ...twoLanes(respondNoContent),
  name: 'LIST-13 a my list change in one lane is shown in every lane',
  play: async ({ canvas, loaded }) => {
    await cardLinks(canvas, 2 * titles.length);
    const [first, second] = theFilm(canvas).map((link) => link.closest('article'));
    if (!first || !second) throw new Error('The film is not in both lanes');
    // The expanded card; it fades in.
    const expandedCard = async (card: Element) => {
      await userEvent.hover(document.body);
      await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
      await userEvent.hover(card);
      return within(await canvas.findByRole('group', { name: 'Isfront' }));
    };
    const inFirst = await expandedCard(first);
    await userEvent.click(await inFirst.findByRole('button', { name: 'Legg Isfront i Min liste' }));
    await inFirst.findByRole('button', { name: 'Fjern Isfront fra Min liste' });
    const inSecond = await expandedCard(second);
    await userEvent.click(await inSecond.findByRole('button', { name: 'Fjern Isfront fra Min liste' }));
    await inSecond.findByRole('button', { name: 'Legg Isfront i Min liste' });
    const again = await expandedCard(first);
    await again.findByRole('button', { name: 'Legg Isfront i Min liste' });
    const toggles = getTestApp(loaded).requests.filter((call) => call.includes('/mylist/'));
    await expect(toggles).toEqual([ADD, TAKE_OFF]);
  },
};

export const MyList: Story = {
  name: 'LANE-20 MyList: for signed-in users',
  args: { lane: lane({ type: 'MyList', name: 'Min liste' }) },
  loaders: [withTestApp(() => ({ user: customer, responses: { [LANE]: [series, film] } }))],
  play: async ({ canvas }) => {
    await cardLinks(canvas, 2);
    await expect(canvas.getByRole('link', { name: /^Fyret på Skarvøya/ })).toBeInTheDocument();
  },
};

export const Loading: Story = {
  loaders: [withTestApp(() => ({ responses: { [LANE]: respondNever } }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Nye filmer' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** A slow network. */
const slowNetwork = () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json(titles)), 500));

export const NoLayoutShift: Story = {
  tags: ['behaviour'],
  name: 'A lane has the same height while it loads and afterwards',
  loaders: [withTestApp(() => ({ responses: { [LANE]: slowNetwork } }))],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('list', { name: 'Nye filmer' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    const before = canvasElement.scrollHeight;
    await cardLinks(canvas, titles.length);
    await expect(canvas.getByRole('list', { name: 'Nye filmer' })).not.toHaveAttribute('aria-busy');
    await expect(canvasElement.scrollHeight).toBe(before);
  },
};

const ROW_STYLES = [
  'Standard',
  'Featured',
  'StandardPortrait',
  'HeroPortrait',
  'StandardNumbered',
  'NumberedPortrait',
  'MenuThumbnail',
  'MenuCircle',
  'MenuLogo',
];

export const FarPlaceholders: Story = {
  name: 'A placeholder is equally tall and its pictures have the same place, whether the lane is far or near',
  args: { lane: lane({}) },
  render: () => (
    <>
      {ROW_STYLES.map((style) => (
        <div key={style}>
          <LanePlaceholder lane={lane({ style, name: `${style}, fjern` })} priority="far" />
          <LanePlaceholder lane={lane({ style, name: style })} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const style of ROW_STYLES) {
      const lists = [`${style}, fjern`, style].map((name) => canvas.getByRole('list', { name }));
      const [far, near] = lists.map((list) => list.getBoundingClientRect().height);
      await expect(far).toBe(near);
      const [farItem, nearItem] = lists.map((list) => list.querySelector('li:nth-child(2)'));
      const drawn = farItem && getComputedStyle(farItem, '::before');
      const picture = nearItem?.querySelector('[aria-hidden]')?.getBoundingClientRect();
      await expect(Number.parseFloat(drawn?.inlineSize ?? '')).toBeCloseTo(picture?.width ?? NaN, 0);
      await expect(Number.parseFloat(drawn?.blockSize ?? '')).toBeCloseTo(picture?.height ?? NaN, 0);
    }
  },
};

export const Failed: Story = {
  name: 'A failed lane shows an error in its own space, and can be retried',
  loaders: [withTestApp(() => ({ responses: { [LANE]: respondOnRetry(titles) } }))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prøv igjen' }));
    await cardLinks(canvas, titles.length);
  },
};

export const WatchPageLink: Story = {
  tags: ['behaviour'],
  name: 'A card that plays links to the watch page',
  args: { lane: lane({ style: 'Live', type: 'OnTvNow', name: 'På TV nå' }) },
  loaders: [withTestApp(() => ({ responses: { [LANE]: channels } }))],
  render: (args, { loaded }) => {
    const { Providers } = getTestApp(loaded);
    return (
      <Providers>
        <Swimlane {...args} />
        <TestRoutes />
      </Providers>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Tett på fjorden/ }));
    await expect(await canvas.findByText('Elsewhere: /watch/live/nordlys')).toBeVisible();
  },
};

const FAVOURITE = '/gateway/favourites/nordlys';
const favourite = {
  ...live,
  channel: { id: 'nordlys', name: 'Nordlys' },
  links: { ...live.links, myList: { href: 'https://gateway.dev.test/favourites/nordlys' } },
};

export const Favourites: Story = {
  tags: ['behaviour'],
  name: 'LIST-03 LIST-08 a customer makes a channel a favourite, which is shown at once',
  args: { lane: lane({ style: 'Live', type: 'OnTvNow', name: 'Direkte nå' }) },
  loaders: [
    withTestApp(() => {
      let isInMyList = false;
      const set = (is: boolean) => () => {
        isInMyList = is;
        return respondNoContent();
      };
      return {
        user: customer,
        responses: {
          [LANE]: () => Response.json([liveElsewhere, { ...favourite, userData: { isInMyList } }]),
          [`POST ${FAVOURITE}`]: set(true),
          [`DELETE ${FAVOURITE}`]: set(false),
        },
      };
    }),
  ],
  play: async ({ canvas, loaded }) => {
    const star = await canvas.findByRole('button', { name: 'Favorittkanal: Nordlys' });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    star.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() =>
      expect(
        getTestApp(loaded).requests.filter((call) => call === `GET /content-layout/swimlanes/lane`),
      ).toHaveLength(2),
    );
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(star).toHaveFocus();
    await expect(getTestApp(loaded).events).toContainEqual({
      event: 'toggle_favourite_channel',
      channelId: 'nordlys',
      channelName: 'Nordlys',
      isFavourite: true,
    });
  },
};
