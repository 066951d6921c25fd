// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { api, tagTypes, useApiDispatch } from '@tv/api-client';
import { standardResponses, type ResponseTable } from '@tv/test-world';
import { FrontPage } from '../page/ContentPages.tsx';
import { TestApp } from '../testing/TestApp.tsx';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.browser.ts';
import { fakeScreen } from '../testing/fakeScreen.browser.ts';
import { respondError, respondNotFound } from '../testing/responders.ts';

const NOT_FOUND = /Au da, vi finner dessverre ikke innholdet/;

beforeEach(() => {
  fakeIntersectionObserver();
  fakeScreen();
});

function openFrontPage(responses: ResponseTable) {
  const { Providers } = new TestApp({ responses });
  render(<FrontPage />, { wrapper: Providers });
}

it('PAGE-48 a page shows its skeleton while it loads, then its content', async () => {
  openFrontPage(standardResponses);
  expect(screen.getByText('Henter innhold')).toBeInTheDocument();
  await screen.findByRole('heading', { level: 1, name: 'Glimt' });
  expect(screen.queryByText('Henter innhold')).not.toBeInTheDocument();
});

it('PAGE-48 a page that fails to load shows an error in place of its skeleton', async () => {
  openFrontPage({ 'GET /content-layout/pages': respondError });
  await screen.findByRole('heading', { name: 'Noe gikk galt' });
  expect(screen.queryByText('Henter innhold')).not.toBeInTheDocument();
});

it('a missing page list is a failure, not a missing page', async () => {
  openFrontPage({ 'GET /content-layout/pages': respondNotFound });
  await screen.findByRole('button', { name: 'Prøv igjen' });
  expect(screen.queryByRole('heading', { name: NOT_FOUND })).not.toBeInTheDocument();
});

/** Refetches everything, as the app does when the session is restored. */
function RefetchButton() {
  const dispatch = useApiDispatch();
  return <button onClick={() => dispatch(api.util.invalidateTags([...tagTypes]))}>Refetch</button>;
}

it.each([
  ['page list', 'GET /content-layout/pages'],
  ['page', 'GET /content-layout/pages/start'],
])('a loaded page stays when a refetch of the %s fails', async (_, call) => {
  let isDown = false;
  const respond = () => (isDown ? respondError() : Response.json(standardResponses[call]));
  const app = new TestApp({ responses: { ...standardResponses, [call]: respond } });
  render(
    <>
      <FrontPage />
      <RefetchButton />
    </>,
    { wrapper: app.Providers },
  );
  const card = await screen.findByRole('link', { name: /^Isfront/ });
  isDown = true;
  await userEvent.click(screen.getByRole('button', { name: 'Refetch' }));
  await waitFor(() => expect(app.reports).toEqual([expect.stringContaining('(500)')]));
  expect(card).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Glimt' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Noe gikk galt' })).not.toBeInTheDocument();
});
