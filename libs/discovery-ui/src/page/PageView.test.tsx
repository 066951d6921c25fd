// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { parsed, parsePage, startPageFixture } from '@tv/api-client/fixtures';
import { TestApp } from '../testing/TestApp.tsx';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.browser.ts';
import { fakeScreen } from '../testing/fakeScreen.browser.ts';
import { PageView } from './PageView.tsx';

beforeEach(() => {
  fakeIntersectionObserver();
  fakeScreen();
});

const page = parsed(parsePage, startPageFixture);

it.each([
  ['Serier', 'Serier'],
  [' ', 'Uten tittel'],
])('a page titled %j has the heading %s', (title, heading) => {
  const { Providers } = new TestApp();
  render(<PageView page={{ ...page, title }} isFrontPage={false} />, { wrapper: Providers });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
});
