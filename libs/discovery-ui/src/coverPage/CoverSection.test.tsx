// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parsed, parseCoverPage, seriesCoverPageFixture, seriesFixture } from '@tv/api-client/fixtures';
import { TestApp } from '../testing/TestApp.tsx';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.browser.ts';
import { fakeScreen } from '../testing/fakeScreen.browser.ts';
import { mount, actAsync } from '../testing/mount.tsx';
import { CoverPageView } from './CoverPageView.tsx';

const MANY = 5000;

/** Fully rendered, such a list has 110,000 elements. */
const MOST_ELEMENTS = 1500;

let screen: ReturnType<typeof fakeIntersectionObserver>;
let end: () => Promise<void> = () => Promise.resolve();
beforeEach(() => {
  screen = fakeIntersectionObserver();
  fakeScreen();
});
afterEach(async () => {
  await end();
  vi.unstubAllGlobals();
});

const [season] = seriesFixture.seasons;
const episodes = Array.from({ length: MANY }, (_, index) => ({
  ...season?.episodes[0],
  id: `episode-${index + 1}`,
  title: `Nummer ${index + 1}`,
  episode: index + 1,
  publishedAt: new Date(Date.UTC(2026, 10, 1) - index * 86_400_000).toISOString(),
  links: { details: { id: `episode-${index + 1}` } },
}));

const seriesOf = (count: number) => [
  {
    kind: 'sequentialSeries',
    title: 'Episoder',
    seasons: [{ ...season, episodes: episodes.slice(0, count) }],
  },
];

async function open(sections: readonly unknown[]) {
  const page = parsed(parseCoverPage, { ...seriesCoverPageFixture, sections });
  const world = new TestApp();
  const { container, unmount } = await mount(
    <world.Providers>
      <CoverPageView page={page} path="/serie/lang" />
    </world.Providers>,
  );
  end = unmount;
  const items = () => [...container.querySelectorAll('ol > li, ul > li')];
  const button = () =>
    [...container.querySelectorAll('button')].find((one) => one.textContent.startsWith('Vis flere'));
  return { container, items, button };
}

it('renders only some of 5,000 episodes at first', async () => {
  const { container, items } = await open(seriesOf(MANY));
  expect(items()).toHaveLength(30);
  expect(container.querySelectorAll('*').length).toBeLessThan(MOST_ELEMENTS);
});

it('a button press reaches the last of many episodes and moves the focus to the first new one', async () => {
  const { items, button } = await open(seriesOf(500));
  for (const drawn of [230, 430, 500]) {
    const known = items().length;
    expect(button()?.textContent).toBe('Vis flere episoder');
    await actAsync(() => button()?.click());
    expect(items()).toHaveLength(drawn);
    expect(document.activeElement).toBe(items()[known]?.querySelector('a'));
  }
  expect(items().at(-1)?.querySelector('a')?.textContent).toBe('500. Nummer 500');
  expect(button()).toBeUndefined();
});

it('more episodes render as the end comes near, without moving the focus, up to the automatic limit', async () => {
  const { items, button } = await open(seriesOf(MANY));
  for (const drawn of [60, 90, 120, 150, 150]) {
    const rest = button()?.parentElement;
    if (rest) await screen.enterMargin(rest);
    expect(items()).toHaveLength(drawn);
  }
  expect(document.activeElement).toBe(document.body);
  expect(button()).toBeDefined();
});

it('a season of usual length renders in full, without a button', async () => {
  const { items, button } = await open(seriesOf(30));
  expect(items()).toHaveLength(30);
  expect(button()).toBeUndefined();
});

it('renders only some of 5,000 broadcasts and segments at first; broadcasts newest first', async () => {
  const { container, items, button } = await open([
    { kind: 'topicalitySeries', title: 'Siste sendinger', episodes: episodes.toReversed() },
    { kind: 'segmentSeries', title: 'Innslag', segments: episodes },
  ]);
  expect(container.querySelectorAll('*').length).toBeLessThan(2 * MOST_ELEMENTS);
  expect(items()[0]?.querySelector('a')?.textContent).toBe('Nummer 1');
  expect(button()?.textContent).toBe('Vis flere sendinger');

  const segments = () => [...container.querySelectorAll('[aria-label=Innslag] > li')];
  expect(segments()).toHaveLength(30);
  const last = segments().at(-1)?.firstElementChild;
  if (last) await screen.enterMargin(last);
  expect(segments()).toHaveLength(60);
});

const long = 'Menneskerettighetsforkjemperen kommer hjem. '.repeat(8).trim();

it('a long description is collapsed and can be expanded', async () => {
  const { container } = await open([
    {
      kind: 'sequentialSeries',
      seasons: [
        {
          ...season,
          episodes: [
            { ...episodes[0], description: long },
            { ...episodes[1], description: 'Kort.' },
          ],
        },
      ],
    },
  ]);
  const buttonTexts = () => [...container.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttonTexts()).toEqual(['Les mer']);
  expect(container.textContent).toContain(long);
  const button = container.querySelector<HTMLElement>('button[aria-label="Les mer om 1. Nummer 1"]');
  const description = button?.previousElementSibling;
  const folded = description?.className;
  await actAsync(() => button?.click());
  expect(buttonTexts()).toEqual(['Les mindre']);
  expect(description?.className).not.toBe(folded);
});

it('links and headings have a name even if the data has none', async () => {
  const read = parsed(parseCoverPage, {
    ...seriesCoverPageFixture,
    sections: [
      ...seriesOf(2),
      { kind: 'topicalitySeries', title: 'Siste sendinger', episodes: episodes.slice(0, 1) },
      { kind: 'segmentSeries', title: 'Innslag', segments: episodes.slice(0, 1) },
      { kind: 'extendedMetadata', title: 'Om', items: [{ label: 'Regi', value: 'Marit' }] },
    ],
  });
  const blank = <T extends { readonly title: string }>(one: T) => ({ ...one, title: ' ', description: ' ' });
  // Blanked after parsing, since a parser may reject blank names and rendering must not rely on that.
  const page: typeof read = {
    ...blank(read),
    subtitle: ' ',
    sections: read.sections.map((section): (typeof read.sections)[number] => {
      switch (section.kind) {
        case 'sequentialSeries':
          return {
            ...section,
            title: ' ',
            seasons: section.seasons.map((one) => ({
              ...one,
              title: ' ',
              episodes: one.episodes.map(blank),
            })),
          };
        case 'topicalitySeries':
          return { ...section, title: ' ', episodes: section.episodes.map(blank) };
        case 'segmentSeries':
          return { ...section, title: ' ', segments: section.segments.map(blank) };
        case 'extendedMetadata':
          return { ...section, title: ' ', items: section.items.map((item) => ({ ...item, label: ' ' })) };
        case 'providerVariants':
        case 'swimlane':
          return section;
      }
    }),
  };
  const world = new TestApp();
  const { container, unmount } = await mount(
    <world.Providers>
      <CoverPageView page={page} path="/serie/uten-navn" />
    </world.Providers>,
  );
  end = unmount;
  const namesOf = (selector: string) =>
    [...container.querySelectorAll(selector)].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent.trim(),
    );
  expect(namesOf('h1')).toEqual(['Uten tittel']);
  expect(namesOf('h2')).toEqual(['Episoder', 'Siste sendinger', 'Innslag']);
  expect(namesOf('a')).toEqual(['Episode 1', 'Episode 2', 'Uten tittel', 'Uten tittel']);
  expect(namesOf('[aria-label]')).not.toContain('');
});
