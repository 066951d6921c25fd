// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePlayerModeAttribute, type PlayerMode } from './usePlayerModeAttribute.browser.ts';

const currentMode = () => document.documentElement.dataset['player'];
const renderLayout = (mode: PlayerMode) => renderHook(usePlayerModeAttribute, { initialProps: mode });

it('the root element has the mode of the player until the player unmounts', () => {
  const player = renderLayout('full');
  expect(currentMode()).toBe('full');
  player.rerender('mini');
  expect(currentMode()).toBe('mini');
  player.unmount();
  expect(currentMode()).toBeUndefined();
});

it('the root element keeps the mode of the new layout when the old one unmounts after it', () => {
  const placeholder = renderLayout('full');
  const player = renderLayout('full');
  placeholder.unmount();
  expect(currentMode()).toBe('full');
  player.unmount();
  expect(currentMode()).toBeUndefined();
});

it('a page in the full window wins over the mini player', () => {
  const player = renderLayout('mini');
  const notice = renderLayout('full');
  expect(currentMode()).toBe('full');
  notice.unmount();
  expect(currentMode()).toBe('mini');
  player.unmount();
});
