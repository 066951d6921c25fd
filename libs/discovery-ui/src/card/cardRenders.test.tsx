// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { getSwimlane } from '@tv/api-client';
import { cardFixtures, parsed, parsePage, startPageFixture } from '@tv/api-client/fixtures';
import { CurrentUserProvider, type CurrentUser } from '@tv/auth';
import { standardResponses } from '@tv/test-world';
import { Swimlane } from '../swimlane/view/Swimlane.tsx';
import { customer, TestApp } from '../testing/TestApp.tsx';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.browser.ts';
import { fakeScreen } from '../testing/fakeScreen.browser.ts';

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
