// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { kari } from '@tv/auth/testing';
import { renderApp, screen, waitFor } from '../../testing/index.ts';
import { encodeParentalLimit, createPinResponses } from '../../testing/pinResponses.ts';

const openSettings = (localStorage: Readonly<Record<string, string>> = {}) =>
  renderApp({ path: '/innstillinger', isSignedIn: true, responses: createPinResponses(), localStorage });

const toggle = (label: string) =>
  [...document.querySelectorAll<HTMLInputElement>('main [role="switch"]')].find(
    ({ labels }) => labels?.[0]?.textContent === label,
  );
const isOn = (label: string) => toggle(label)?.checked;
const clearButtons = () =>
  [...document.querySelectorAll('main li button')].map((button) => button.getAttribute('aria-label'));

describe('playback settings on this device', () => {
  it('autoplays the next episode by default, and stores when the user turns it off', async () => {
    await openSettings();
    await waitFor(() => expect(isOn('Spill neste episode automatisk')).toBe(true));
    toggle('Spill neste episode automatisk')?.click();
    await waitFor(() => expect(isOn('Spill neste episode automatisk')).toBe(false));
    expect(localStorage.getItem('autoplay-next')).toBe('off');
  });

  it('preserves other player preferences when data saving is turned on or off', async () => {
    await openSettings({ player: '{"volume":0.4}' });
    await waitFor(() => expect(isOn('Spar data')).toBe(false));
    toggle('Spar data')?.click();
    await waitFor(() => expect(isOn('Spar data')).toBe(true));
    expect(JSON.parse(localStorage.getItem('player') ?? '')).toEqual({ volume: 0.4, quality: 'dataSaver' });
    toggle('Spar data')?.click();
    await waitFor(() => expect(isOn('Spar data')).toBe(false));
    expect(JSON.parse(localStorage.getItem('player') ?? '')).toMatchObject({ quality: 'auto' });
  });

  it('shows the stored subtitle style', async () => {
    await openSettings({ captions: '{"size":"huge","color":"yellow","background":"none","edge":"outline"}' });
    await waitFor(() => expect(screen.text()).toContain('Slik ser teksten ut.'));
    const chosen = [...document.querySelectorAll('select')].map(
      ({ selectedOptions: [option] }) => option?.label,
    );
    expect(chosen).toEqual(['Svært stor', 'Gul', 'Ingen', 'Omriss']);
  });
});

describe('data stored on this device', () => {
  const entries = {
    [`last-searches-${kari.sub}`]: '["is"]',
    'last-searches-u-ola': '["hav"]',
    [`parental-${kari.sub}`]: encodeParentalLimit(9),
    'autoplay-next': 'off',
  };

  it('lists stored data in plain words and clears one item for the current user only', async () => {
    await openSettings(entries);
    await waitFor(() =>
      expect(clearButtons()).toEqual([
        'Glem siste søk',
        'Glem valg for avspilling',
        'Glem nummeret på denne nettleseren',
      ]),
    );
    screen.button('Glem siste søk').click();
    await waitFor(() => expect(clearButtons()).not.toContain('Glem siste søk'));
    expect(document.activeElement?.textContent).toBe('Glemt: siste søk.');
    expect(localStorage.getItem(`last-searches-${kari.sub}`)).toBeNull();
    expect(localStorage.getItem('last-searches-u-ola')).not.toBeNull();
  });

  it('clears all listed data at once, updates the settings and keeps the user signed in', async () => {
    const app = await openSettings(entries);
    await waitFor(() => expect(isOn('Spill neste episode automatisk')).toBe(false));
    screen.button('Glem alt dette').click();
    await waitFor(() => expect(clearButtons()).toEqual([]));
    expect(document.activeElement?.textContent).toBe('Alt er glemt. Du er fortsatt logget inn.');
    await waitFor(() => expect(isOn('Spill neste episode automatisk')).toBe(true));
    expect(localStorage.getItem(`parental-${kari.sub}`)).toBe(encodeParentalLimit(9));
    app.popTo('/min-konto');
    await waitFor(() => expect(screen.heading()).toContain('Kari'));
    expect(app.navigations).toEqual([]);
  });
});
