// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestApp } from '../testing/TestApp.tsx';
import { createGuideService } from '../testing/createGuideService.ts';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.browser.ts';
import { fakeScreen } from '../testing/fakeScreen.browser.ts';
import { GuidePage } from './GuidePage.tsx';

it.each([
  ['on a phone has only the list', true],
  ['in a wide window has only the grid', false],
])('GUIDE-01 a guide that is rendered %s', (_case, isPhone) => {
  fakeIntersectionObserver();
  fakeScreen({ isPhone });
  const { Providers } = new TestApp({ path: '/tv-guide', responses: createGuideService() });
  render(<GuidePage />, { wrapper: Providers });
  const hasGrid = screen.queryByRole('grid') !== null;
  const hasList = screen.queryByRole('navigation', { name: 'Visning' }) !== null;
  expect({ hasGrid, hasList }).toEqual({ hasGrid: !isPhone, hasList: isPhone });
});
