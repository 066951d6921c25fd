// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { parsed, parseCoverPage, seriesCoverPageFixture, seriesFixture } from '@tv/api-client/fixtures';
import { TestApp } from '../testing/TestApp.tsx';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.browser.ts';
import { fakeScreen } from '../testing/fakeScreen.browser.ts';
import { CoverPageView } from './CoverPages.tsx';

const MANY = 5000;

/** Fully rendered, such a list has 110,000 elements. */
const MOST_ELEMENTS = 1500;

let intersections: ReturnType<typeof fakeIntersectionObserver>;
beforeEach(() => {
  intersections = fakeIntersectionObserver();
  fakeScreen();
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

function open(sections: readonly unknown[]) {
  const page = parsed(parseCoverPage, { ...seriesCoverPageFixture, sections });
  const { container } = render(<CoverPageView page={page} path="/serie/lang" />, {
    wrapper: new TestApp().Providers,
  });
  const items = () => screen.getAllByRole('listitem');
  const button = () => screen.queryByRole('button', { name: /^Vis flere/ });
  const press = () => userEvent.click(screen.getByRole('button', { name: /^Vis flere/ }));
  return { container, items, button, press };
}

it('renders only some of 5,000 episodes at first', () => {
  const { container, items } = open(seriesOf(MANY));
  expect(items()).toHaveLength(30);
  expect(container.querySelectorAll('*').length).toBeLessThan(MOST_ELEMENTS);
});

it('a button press reaches the last of many episodes and moves the focus to the first new one', async () => {
  const { items, button, press } = open(seriesOf(500));
  for (const drawn of [230, 430, 500]) {
    const known = items().length;
    expect(button()).toHaveTextContent('Vis flere episoder');
    await press();
    expect(items()).toHaveLength(drawn);
    expect(items()[known]?.querySelector('a')).toHaveFocus();
  }
  expect(items().at(-1)?.querySelector('a')).toHaveTextContent('500. Nummer 500');
  expect(button()).not.toBeInTheDocument();
});

it('more episodes render as the end comes near, without moving the focus, up to the automatic limit', async () => {
  const { items, button } = open(seriesOf(MANY));
  for (const drawn of [60, 90, 120, 150, 150]) {
    const rest = button()?.parentElement;
    if (rest) await intersections.enterMargin(rest);
    expect(items()).toHaveLength(drawn);
  }
  expect(document.body).toHaveFocus();
  expect(button()).toBeInTheDocument();
});

it('a season of usual length renders in full, without a button', () => {
  const { items, button } = open(seriesOf(30));
  expect(items()).toHaveLength(30);
  expect(button()).not.toBeInTheDocument();
});

it('renders only some of 5,000 broadcasts and segments at first; broadcasts newest first', async () => {
  const { container, items, button } = open([
    { kind: 'topicalitySeries', title: 'Siste sendinger', episodes: episodes.toReversed() },
    { kind: 'segmentSeries', title: 'Innslag', segments: episodes },
  ]);
  expect(container.querySelectorAll('*').length).toBeLessThan(2 * MOST_ELEMENTS);
  expect(items()[0]?.querySelector('a')).toHaveTextContent('Nummer 1');
  expect(button()).toHaveTextContent('Vis flere sendinger');

  const segments = () => within(screen.getByRole('list', { name: 'Innslag' })).getAllByRole('listitem');
  expect(segments()).toHaveLength(30);
  const last = segments().at(-1)?.firstElementChild;
  if (last) await intersections.enterMargin(last);
  expect(segments()).toHaveLength(60);
});

const long = 'Menneskerettighetsforkjemperen kommer hjem. '.repeat(8).trim();

it('a long description is collapsed and can be expanded', async () => {
  open([
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
  const description = screen.getByText(long);
  const folded = description.className;
  await userEvent.click(screen.getByRole('button', { name: /^Les mer/ }));
  expect(screen.getByRole('button', { name: /^Les/ })).toHaveTextContent('Les mindre');
  expect(screen.getByRole('button', { name: 'Les mindre om 1. Nummer 1' })).toBeVisible();
  expect(description.className).not.toBe(folded);
});

it('links and headings have a name even if the data has none', () => {
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
  const { container } = render(<CoverPageView page={page} path="/serie/uten-navn" />, {
    wrapper: new TestApp().Providers,
  });
  const namesOf = (selector: string) =>
    [...container.querySelectorAll(selector)].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent.trim(),
    );
  expect(namesOf('h1')).toEqual(['Uten tittel']);
  expect(namesOf('h2')).toEqual(['Episoder', 'Siste sendinger', 'Innslag']);
  expect(namesOf('a')).toEqual(['Episode 1', 'Episode 2', 'Uten tittel', 'Uten tittel']);
  expect(namesOf('[aria-label]')).not.toContain('');
});
