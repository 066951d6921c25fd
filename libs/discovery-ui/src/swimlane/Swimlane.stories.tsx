import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Swimlane as SwimlaneData } from '@tv/api-client';
import { cardFixtures } from '@tv/api-client/fixtures';
import { artworkFor } from '@tv/test-world';
import { cutTexts, LONG_WORD } from '@tv/ui/testing';
import { StagePages } from '../testing/StagePages.tsx';
import { customer } from '../testing/World.tsx';
import { done, never, secondTry } from '../testing/answers.ts';
import { inWorld, worldOf } from '../testing/worldStory.tsx';
import { Swimlane } from './Swimlane.tsx';

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

/** As much as a description ever shows. */
const LONG = Array.from({ length: 30 }, () => 'Havet tar det som er hugget i stein.').join(' ');

const meta = {
  title: 'Discovery/Swimlane',
  component: Swimlane,
  parameters: { layout: 'fullscreen' },
  args: { lane: lane({}), slug: 'filmer' },
  loaders: [inWorld(() => ({ answers }))],
  render: (args, { loaded }) => {
    const { Surroundings } = worldOf(loaded);
    return (
      <Surroundings>
        <div style={{ paddingBlock: '32px' }}>
          <Swimlane {...args} />
        </div>
      </Surroundings>
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

/** Width divided by height of the first card's picture. */
const ratio = (canvasElement: HTMLElement) => {
  const { width, height } = canvasElement
    .querySelector('article img, article [class*=blank]')
    ?.getBoundingClientRect() ?? {
    width: 0,
    height: 1,
  };
  return width / height;
};

/** Every item on show is told of. */
const seen = async (loaded: Readonly<Record<string, unknown>>, ids: readonly unknown[]) => {
  const told = () =>
    worldOf(loaded).events.flatMap((event) => (event.event === 'impression' ? [event.elementId] : []));
  await waitFor(() => expect(told()).toEqual(ids), { timeout: 5000 });
};

const LANDSCAPE = 16 / 9;
const PORTRAIT = 2 / 3;

export const Standard: Story = {
  name: 'LANE-04 LANE-22 Standard: landscape cards under the name of the lane',
  play: async ({ canvas, canvasElement }) => {
    await cardLinks(canvas, titles.length);
    await expect(canvas.getByRole('heading', { name: 'Nye filmer' })).toBeVisible();
    await expect(ratio(canvasElement)).toBeCloseTo(LANDSCAPE, 1);
  },
};

export const HiddenName: Story = {
  name: 'LANE-03 a lane that hides its name shows no heading',
  args: { lane: lane({ hideName: true }) },
  play: async ({ canvas }) => {
    await cardLinks(canvas, titles.length);
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Nye filmer' })).toBeVisible();
  },
};

export const EnoughForMore: Story = {
  name: 'LANE-29 PAGE-55 Vis flere leads to the whole list when there are enough items',
  args: { lane: lane({ minItemsForShowMore: titles.length }) },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('link', { name: /Vis flere/ });
    await expect(more).toHaveAttribute('href', '/tema/filmer/liste/lane');
  },
};

export const NotEnoughForMore: Story = {
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
  const ranks = [...canvasElement.querySelectorAll('article > span[aria-hidden]')].map(
    (one) => one.textContent,
  );
  await expect(ranks).toEqual(titles.map((_, index) => String(index + 1)));
  await expect(canvas.getByRole('link', { name: /^Nummer 1: Isfront/ })).toBeInTheDocument();
  // However wide the number is, and 10 is the widest.
  const widths = [...canvasElement.querySelectorAll('article > span[aria-hidden] + div')].map(
    (body) => Math.round(body.getBoundingClientRect().width * 10) / 10,
  );
  await expect(new Set(widths).size).toBe(1);
};

export const NumberedPortrait: Story = {
  name: 'LANE-10 NumberedPortrait: portrait cards from 1 on',
  args: { lane: lane({ style: 'NumberedPortrait', name: 'Topp 10 denne uka' }) },
  play: async ({ canvas, canvasElement }) => {
    await numbers(canvas, canvasElement);
    await expect(ratio(canvasElement)).toBeCloseTo(PORTRAIT, 1);
  },
};

export const StandardNumbered: Story = {
  name: 'LANE-11 StandardNumbered: landscape cards from 1 on',
  args: { lane: lane({ style: 'StandardNumbered', name: 'Mest sett' }) },
  play: async ({ canvas, canvasElement }) => {
    await numbers(canvas, canvasElement);
    await expect(ratio(canvasElement)).toBeCloseTo(LANDSCAPE, 1);
  },
};

export const Live: Story = {
  name: 'LANE-12 LANE-21 Live: channel cards with logo and progress',
  args: { lane: lane({ style: 'Live', type: 'OnTvNow', name: 'På TV nå' }) },
  loaders: [inWorld(() => ({ answers: { [LANE]: channels } }))],
  play: async ({ canvas, canvasElement }) => {
    await cardLinks(canvas, channels.length);
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(2);
    const logos = [...canvasElement.querySelectorAll('img')].map((image) => image.src);
    await expect(logos).toContain(artworkFor('logo-nordlys', window.location.origin));
    await expect(canvas.getByRole('link', { name: /^Tett på fjorden.*Nordlys/ })).toHaveAttribute(
      'href',
      '/watch/live/nordlys',
    );
  },
};

export const Hero: Story = {
  name: 'LANE-06 LANE-28 ANA-05 Hero: one card at a time, with dots; what is on show is told of',
  args: { lane: lane({ style: 'Hero', hideName: true }) },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { name: 'Isfront' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Mer info: Isfront/ })).toBeVisible();
    await seen(loaded, [film.id]);
    await userEvent.click(canvas.getByRole('button', { name: /^Vis 2 av 9/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Fyret på Skarvøya' })).toBeVisible());
    // What fades away is there until it has.
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Isfront' })).toBeNull(), {
      timeout: 5000,
    });
    await seen(loaded, [film.id, series.id]);
  },
};

export const SuperWideHero: Story = {
  name: 'LANE-07 SuperWideHero: 21 to 9',
  args: { lane: lane({ style: 'SuperWideHero', hideName: true }) },
  play: async ({ canvas }) => {
    const hero = await canvas.findByRole('region', { name: 'Nye filmer' });
    const { width, height } = hero.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(21 / 9, 1);
  },
};

export const HeroWithMuchToSay: Story = {
  name: 'LANE-06 the words of a hero have room above its dots, however many there are',
  args: { lane: lane({ style: 'Hero', hideName: true }) },
  loaders: [
    inWorld(() => ({ answers: { [LANE]: [{ ...film, description: LONG }, series] }, viewer: customer })),
  ],
  decorators: [
    (Hero) => (
      <div style={{ inlineSize: '800px' }}>
        <Hero />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Mer info/ });
    await expect(canvas.getByText(LONG)).toBeVisible();
    const { bottom } = link.getBoundingClientRect();
    const { top } = canvas.getByRole('button', { name: /^Vis 1 av 2/ }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(top);
  },
};

const sentence = `${LONG_WORD} og ${LONG_WORD.toLowerCase()}smedlemmene drar`;

export const HeroWithLongWords: Story = {
  name: 'On a phone a hero with long words fits its window: one long word stands in full, and longer titles lead to it',
  globals: { viewport: { value: 'phone' } },
  args: { lane: lane({ style: 'Hero', hideName: true }) },
  loaders: [
    inWorld(() => ({
      answers: {
        [LANE]: [
          { ...film, title: LONG_WORD, subtitle: LONG_WORD, description: LONG_WORD },
          { ...series, title: sentence, subtitle: sentence, description: sentence },
        ],
      },
    })),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: LONG_WORD })).toBeVisible();
    await expect(cutTexts(canvasElement)).toEqual([]);

    await userEvent.click(canvas.getByRole('button', { name: /^Vis 2 av 2/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: sentence })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('heading', { name: LONG_WORD })).toBeNull(), {
      timeout: 5000,
    });
    await expect(cutTexts(canvasElement, 'h2, h2 ~ p')).toEqual([]);
    await expect(
      canvas.getByRole('link', { name: (words) => words.startsWith(`Mer info: ${sentence}`) }),
    ).toHaveAttribute('href', expect.stringMatching(/^[/]/));
  },
};

export const SwimmingPool: Story = {
  name: 'LANE-13 ANA-05 SwimmingPool: all its cards at once, each told of when it is seen',
  args: { lane: lane({ style: 'SwimmingPool' }), standing: 'first' },
  play: async ({ canvas, canvasElement, loaded }) => {
    await cardLinks(canvas, titles.length);
    await waitFor(
      () =>
        expect(worldOf(loaded).events).toContainEqual(
          expect.objectContaining({ event: 'impression', elementId: film.id }),
        ),
      { timeout: 5000 },
    );
    await expect(ratio(canvasElement)).toBeCloseTo(LANDSCAPE, 1);
  },
};

export const SwimmingPoolPortrait: Story = {
  name: 'LANE-14 SwimmingPoolPortrait: all its portrait cards at once',
  args: { lane: lane({ style: 'SwimmingPoolPortrait' }) },
  play: async ({ canvas, canvasElement }) => {
    await cardLinks(canvas, titles.length);
    await expect(ratio(canvasElement)).toBeCloseTo(PORTRAIT, 1);
  },
};

const menu = { ...inWorldWith([collection, { ...collection, id: 'el-2', title: 'Høst på skjermen' }]) };

function inWorldWith(items: unknown) {
  return { loaders: [inWorld(() => ({ answers: { [LANE]: items } }))] };
}

const menuLinks: Play = async ({ canvas, loaded }) => {
  const link = await canvas.findByRole('link', { name: 'Vinter på skjermen' });
  await expect(link).toHaveAttribute('href', '/tema/vinter');
  await expect(canvas.getAllByRole('link')).toHaveLength(2);
  await seen(loaded, [collection.id, 'el-2']);
};

export const MenuText: Story = {
  ...menu,
  name: 'LANE-15 ANA-05 MenuText: links in words, each told of when it is seen',
  args: { lane: lane({ style: 'MenuText', name: 'Utforsk sjangre' }) },
  play: menuLinks,
};

export const MenuThumbnail: Story = {
  ...menu,
  name: 'LANE-16 MenuThumbnail: links with thumbnails',
  args: { lane: lane({ style: 'MenuThumbnail', name: 'Temaer' }) },
  play: menuLinks,
};

export const MenuCircle: Story = {
  ...menu,
  name: 'LANE-17 MenuCircle: links with round pictures',
  args: { lane: lane({ style: 'MenuCircle', name: 'Temaer' }) },
  play: menuLinks,
};

export const MenuLogo: Story = {
  ...menu,
  name: 'LANE-18 MenuLogo: links with logos',
  args: { lane: lane({ style: 'MenuLogo', name: 'Strømmetjenester' }) },
  play: menuLinks,
};

export const ContinueWatching: Story = {
  name: 'LANE-19 ContinueWatching: for who is signed in; planned is black and white, and what is removed goes',
  args: { lane: lane({ type: 'ContinueWatching', name: 'Fortsett å se' }) },
  loaders: [
    inWorld(() => {
      let isRemoved = false;
      return {
        viewer: customer,
        answers: {
          [LANE]: () => Response.json(isRemoved ? [planned] : [started, planned]),
          [EXCLUDE]: () => {
            isRemoved = true;
            return done();
          },
        },
      };
    }),
  ],
  play: async ({ canvas, canvasElement, loaded }) => {
    await cardLinks(canvas, 2);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    const pictures = [...canvasElement.querySelectorAll('article')].map((article) => {
      const image = article.querySelector('img');
      return image && getComputedStyle(image).filter;
    });
    await expect(pictures[1]).toContain('grayscale(1)');
    const remove = await canvas.findByRole('button', { name: 'Fjern Fyret på Skarvøya fra Fortsett å se' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(worldOf(loaded).calls).toContain(EXCLUDE);
    await expect(canvas.getByRole('link', { name: /^Kveldsåpent/ })).toHaveFocus();
  },
};

// Of one series or film only the first would be shown.
const of = (id: string) => ({ superCoverPage: { type: 'SingleProgramOrMovie', id } });
const twins = [
  { ...started, title: 'Første' },
  { ...started, title: 'Andre', links: { ...started.links, ...of('andre') } },
  { ...film, id: undefined, title: 'Tredje' },
  { ...film, id: undefined, title: 'Fjerde', links: { ...film.links, ...of('fjerde') } },
];

export const BadlyNamed: Story = {
  name: 'Items of the same id, and of none, are all there, and go when they are gone',
  args: { lane: lane({ type: 'ContinueWatching', name: 'Fortsett å se' }) },
  loaders: [
    inWorld(() => {
      let items = twins;
      return {
        viewer: customer,
        answers: {
          [LANE]: () => Response.json(items),
          [EXCLUDE]: () => {
            items = items.filter(({ title }) => title !== 'Andre' && title !== 'Tredje');
            return done();
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

const twoLanes = (toggled: () => Response): Pick<Story, 'loaders' | 'render'> => ({
  loaders: [inWorld(() => ({ viewer: customer, answers: { ...answers, [ADD]: toggled } }))],
  render: (args, { loaded }) => {
    const { Surroundings } = worldOf(loaded);
    return (
      <Surroundings>
        <Swimlane {...args} />
        <Swimlane {...args} lane={lane({ style: 'StandardPortrait', name: 'Anbefalt' })} />
      </Surroundings>
    );
  },
});

/** The film's card in each of two lanes. */
const theFilm = (canvas: Canvas) => canvas.getAllByRole('link', { name: /^Isfront/ });

export const OnMyListInEveryLane: Story = {
  ...twoLanes(done),
  name: 'LIST-13 a title that is put on the list in one lane is on it in every lane',
  play: async ({ canvas }) => {
    await cardLinks(canvas, 2 * titles.length);
    const [first, second] = theFilm(canvas).map((link) => link.closest('article'));
    if (!first || !second) throw new Error('The film is not in both lanes');
    await userEvent.hover(first);
    await userEvent.click(await within(first).findByRole('button', { name: 'Legg Isfront i Min liste' }));
    await within(first).findByRole('button', { name: 'Fjern Isfront fra Min liste' });
    await userEvent.hover(second);
    // It fades in.
    await waitFor(() =>
      expect(within(second).getByRole('button', { name: 'Fjern Isfront fra Min liste' })).toBeVisible(),
    );
  },
};

export const MyList: Story = {
  name: 'LANE-20 MyList: for who is signed in',
  args: { lane: lane({ type: 'MyList', name: 'Min liste' }) },
  loaders: [inWorld(() => ({ viewer: customer, answers: { [LANE]: [series, film] } }))],
  play: async ({ canvas }) => {
    await cardLinks(canvas, 2);
    await expect(canvas.getByRole('link', { name: /^Fyret på Skarvøya/ })).toBeInTheDocument();
  },
};

export const Loading: Story = {
  loaders: [inWorld(() => ({ answers: { [LANE]: never } }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Nye filmer' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** A network that takes its time. */
const slowly = () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json(titles)), 500));

export const NothingMovesWhenItComes: Story = {
  name: 'A lane is exactly as high while it loads as when it has come',
  loaders: [inWorld(() => ({ answers: { [LANE]: slowly } }))],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('list', { name: 'Nye filmer' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    const before = canvasElement.scrollHeight;
    await cardLinks(canvas, titles.length);
    await expect(canvas.getByRole('list', { name: 'Nye filmer' })).toHaveAttribute('aria-busy', 'false');
    await expect(canvasElement.scrollHeight).toBe(before);
  },
};

export const Failed: Story = {
  name: 'A lane that fails says so in its own place, and can be tried again',
  loaders: [inWorld(() => ({ answers: { [LANE]: secondTry(titles) } }))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prøv igjen' }));
    await cardLinks(canvas, titles.length);
  },
};

export const OpensTheWatchPage: Story = {
  name: 'A card that plays leads to the watch page',
  args: { lane: lane({ style: 'Live', type: 'OnTvNow', name: 'På TV nå' }) },
  loaders: [inWorld(() => ({ answers: { [LANE]: channels } }))],
  render: (args, { loaded }) => {
    const { Surroundings } = worldOf(loaded);
    return (
      <Surroundings>
        <Swimlane {...args} />
        <StagePages />
      </Surroundings>
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
  name: 'LIST-03 LIST-08 a customer makes a channel a favourite, and sees at once that it is one',
  args: { lane: lane({ style: 'Live', type: 'OnTvNow', name: 'Direkte nå' }) },
  loaders: [
    inWorld(() => {
      let isInMyList = false;
      const set = (is: boolean) => () => {
        isInMyList = is;
        return done();
      };
      return {
        viewer: customer,
        answers: {
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
        worldOf(loaded).calls.filter((call) => call === `GET /content-layout/swimlanes/lane`),
      ).toHaveLength(2),
    );
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(star).toHaveFocus();
    await expect(worldOf(loaded).events).toContainEqual({
      event: 'toggle_favourite_channel',
      channelId: 'nordlys',
      channelName: 'Nordlys',
      isFavourite: true,
    });
  },
};
