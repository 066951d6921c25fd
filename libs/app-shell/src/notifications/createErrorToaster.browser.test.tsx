// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createErrorToaster } from './createErrorToaster.browser.tsx';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const shown = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);

function toaster() {
  const showToast = createErrorToaster(document);
  return (text: string) => act(() => showToast(text));
}

const closeAll = () => act(() => document.querySelectorAll('button').forEach((button) => button.click()));

/** @param element the fullscreen element; undefined leaves fullscreen */
function fill(element: Element | null) {
  Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
  document.dispatchEvent(new Event('fullscreenchange'));
}

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'fullscreenElement');
});

describe('SOCK-09 createErrorToaster', () => {
  it('shows each message once, newest last, at most three', () => {
    const showToast = toaster();
    for (const text of ['Én', 'To', 'Én']) showToast(text);
    expect(shown()).toEqual(['To', 'Én']);
    for (const text of ['Tre', 'Fire']) showToast(text);
    expect(shown()).toEqual(['Én', 'Tre', 'Fire']);
    closeAll();
    expect(shown()).toEqual([]);
  });

  it('moves into the fullscreen element and back, also when that was removed', () => {
    const player = document.createElement('section');
    document.body.append(player);
    const showToast = toaster();
    showToast('Før');
    fill(player);
    expect(player.textContent).toBe('Før');
    showToast('Under');
    expect(player.textContent).toBe('FørUnder');
    player.remove();
    fill(null);
    expect(shown()).toEqual(['Før', 'Under']);
    closeAll();
  });
});
