// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standardResponses, type ResponseTable } from '@tv/test-world';
import { FrontPage } from '../page/FrontPage.tsx';
import { TestApp } from '../testing/TestApp.tsx';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.browser.ts';
import { fakeScreen } from '../testing/fakeScreen.browser.ts';
import { respondNotFound } from '../testing/responders.ts';

const NOT_FOUND = /Au da, vi finner dessverre ikke innholdet/;

beforeEach(() => {
  fakeIntersectionObserver();
  fakeScreen();
});
afterEach(() => void vi.unstubAllGlobals());

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
  openFrontPage({ 'GET /content-layout/pages': () => new Response(null, { status: 500 }) });
  await screen.findByRole('heading', { name: 'Noe gikk galt' });
  expect(screen.queryByText('Henter innhold')).not.toBeInTheDocument();
});

it('a missing page list is a failure, not a missing page', async () => {
  openFrontPage({ 'GET /content-layout/pages': respondNotFound });
  await screen.findByRole('button', { name: 'Prøv igjen' });
  expect(screen.queryByRole('heading', { name: NOT_FOUND })).not.toBeInTheDocument();
});
