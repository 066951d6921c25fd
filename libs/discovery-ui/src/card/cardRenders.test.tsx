// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { getSwimlane } from '@tv/api-client';
import {
  cardFixtures,
  FIXTURE_NOW,
  parsed,
  parsePage,
  parseSwimlaneItems,
  startPageFixture,
} from '@tv/api-client/fixtures';
import { CurrentUserProvider, type CurrentUser } from '@tv/auth';
import { standardResponses } from '@tv/test-world';
import { ChannelStructuredData } from '../seo/ChannelStructuredData.tsx';
import { Swimlane } from '../swimlane/view/Swimlane.tsx';
import { customer, TestApp } from '../testing/TestApp.tsx';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.browser.ts';
import { fakeScreen } from '../testing/fakeScreen.browser.ts';
import { Card } from './Card.tsx';

beforeEach(() => {
  fakeIntersectionObserver();
  fakeScreen();
});

/** Returns the props of a rendered element: React's own property, a new object whenever its component renders. */
function propsOf(element: Element | null): unknown {
  const key = Object.keys(element ?? {}).find((name) => name.startsWith('__reactProps'));
  if (element === null || key === undefined) throw new Error('Not rendered by React');
  return Reflect.get(element, key);
}

const [hero, films] = ['hero', 'films'].map((laneId) =>
  parsed(parsePage, startPageFixture).swimlanes.find(({ id }) => id === laneId),
);

const { film } = cardFixtures;
const filmInMyList = { ...film, userData: { isInMyList: true } };

/** Renders the front page's hero and films for a visitor. */
async function renderLanes() {
  if (!hero || !films) throw new Error('No lanes');
  const { link, type, lastUpdatedUtc } = films;
  let items: unknown = [film];
  const app = new TestApp({
    responses: { ...standardResponses, 'GET /content-layout/swimlanes/films': () => Response.json(items) },
  });
  let signIn: () => void = () => undefined;
  function User({ children }: { readonly children: ReactNode }) {
    const [user, setUser] = useState<CurrentUser>({ kind: 'anonymous', state: 'signedOut' });
    signIn = () => setUser(customer);
    return <CurrentUserProvider currentUser={user}>{children}</CurrentUserProvider>;
  }
  render(
    <User>
      {[hero, films].map((lane) => (
        <Swimlane key={lane.id} lane={lane} slug="start" priority="opening" />
      ))}
    </User>,
    { wrapper: app.Providers },
  );
  return {
    card: await screen.findByRole('article'),
    slide: await screen.findByRole('group', { name: /^1 av/ }),
    signIn: () => act(() => Promise.resolve(signIn())),
    refetchFilms: (next: unknown) =>
      act(async () => {
        items = next;
        await app.dispatch(getSwimlane.initiate({ link, type, lastUpdatedUtc }, { forceRefetch: true }));
      }),
  };
}

it('cards and slides do not render when a customer signs in, except for their buttons', async () => {
  const { card, slide, signIn } = await renderLanes();
  const before = [propsOf(card), propsOf(slide)];
  await signIn();
  expect(await screen.findAllByRole('button', { name: /i Min liste$/ })).not.toEqual([]);
  expect(propsOf(card)).toBe(before[0]);
  expect(propsOf(slide)).toBe(before[1]);
});

it('the picture of a card does not render when the card joins my list', async () => {
  const { card, refetchFilms } = await renderLanes();
  const picture = card.querySelector('img');
  const before = [propsOf(card), propsOf(picture)];
  await refetchFilms([filmInMyList]);
  await waitFor(() => expect(propsOf(card)).not.toBe(before[0]));
  expect(propsOf(picture)).toBe(before[1]);
});

it('CARD-17 the images of a live card do not render when its progress changes', () => {
  const { cards } = parsed(parseSwimlaneItems, [cardFixtures.live]);
  const [card] = cards;
  if (!card) throw new Error('No card');
  const at = (now: number) => <Card card={card} now={now} shape="live" sizes="50vw" />;
  const { rerender } = render(at(FIXTURE_NOW), { wrapper: new TestApp().Providers });
  const images = () => [...screen.getByRole('article').querySelectorAll('img')].map(propsOf);
  const valueNow = () => screen.getByRole('progressbar', { hidden: true }).getAttribute('aria-valuenow');
  const before = { images: images(), valueNow: valueNow() };
  rerender(at(FIXTURE_NOW + 60_000));
  expect(valueNow()).not.toBe(before.valueNow);
  expect(before.images).toHaveLength(2);
  for (const [index, props] of images().entries()) expect(props).toBe(before.images[index]);
});

it('the structured data of a lane does not render when the lane does', () => {
  const { cards } = parsed(parseSwimlaneItems, [cardFixtures.live]);
  function Lane() {
    const [renders, setRenders] = useState(1);
    return (
      <>
        <ChannelStructuredData cards={cards} />
        <button onClick={() => setRenders(renders + 1)}>{renders}</button>
      </>
    );
  }
  const { container } = render(<Lane />, { wrapper: new TestApp().Providers });
  const before = propsOf(container.querySelector('script'));
  fireEvent.click(screen.getByRole('button', { name: '1' }));
  expect(screen.getByRole('button', { name: '2' })).toBeVisible();
  expect(propsOf(container.querySelector('script'))).toBe(before);
});
