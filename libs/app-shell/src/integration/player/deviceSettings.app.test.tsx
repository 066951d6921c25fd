// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { kari } from '@tv/auth/testing';
import { renderApp, user } from '../../testing/index.ts';
import { encodeParentalLimit, createPinResponses } from '../../testing/pinResponses.ts';

const openSettings = (localStorage: Readonly<Record<string, string>> = {}) =>
  renderApp({ path: '/innstillinger', isSignedIn: true, responses: createPinResponses(), localStorage });

const AUTOPLAY = 'Spill neste episode automatisk';
const SAVE_DATA = 'Spar data';

const toggle = (name: string) => screen.getByRole('switch', { name });
const clearButtons = () =>
  screen
    .queryAllByRole('button', { name: /^Glem (?!alt)/ })
    .map((button) => button.getAttribute('aria-label'));

describe('playback settings on this device', () => {
  it('autoplays the next episode by default, and stores when the user turns it off', async () => {
    await openSettings();
    await waitFor(() => expect(toggle(AUTOPLAY)).toBeChecked());
    await user.click(toggle(AUTOPLAY));
    await waitFor(() => expect(toggle(AUTOPLAY)).not.toBeChecked());
    expect(localStorage.getItem('autoplay-next')).toBe('off');
  });

  it('preserves other player preferences when data saving is turned on or off', async () => {
    await openSettings({ player: '{"volume":0.4}' });
    await waitFor(() => expect(toggle(SAVE_DATA)).not.toBeChecked());
    await user.click(toggle(SAVE_DATA));
    await waitFor(() => expect(toggle(SAVE_DATA)).toBeChecked());
    expect(JSON.parse(localStorage.getItem('player') ?? '')).toEqual({ volume: 0.4, quality: 'dataSaver' });
    await user.click(toggle(SAVE_DATA));
    await waitFor(() => expect(toggle(SAVE_DATA)).not.toBeChecked());
    expect(JSON.parse(localStorage.getItem('player') ?? '')).toMatchObject({ quality: 'auto' });
  });

  it('shows the stored subtitle style', async () => {
    await openSettings({ captions: '{"size":"huge","color":"yellow","background":"none","edge":"outline"}' });
    await waitFor(() => expect(document.body).toHaveTextContent('Slik ser teksten ut.'));
    const choices = screen.getAllByRole('combobox');
    expect(choices).toHaveLength(4);
    for (const [index, label] of ['Svært stor', 'Gul', 'Ingen', 'Omriss'].entries())
      expect(choices[index]).toHaveDisplayValue(label);
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
    await user.click(await screen.findByRole('button', { name: 'Glem siste søk' }));
    await waitFor(() => expect(clearButtons()).not.toContain('Glem siste søk'));
    expect(screen.getByText('Glemt: siste søk.')).toHaveFocus();
    expect(localStorage.getItem(`last-searches-${kari.sub}`)).toBeNull();
    expect(localStorage.getItem('last-searches-u-ola')).not.toBeNull();
  });

  it('clears all listed data at once, updates the settings and keeps the user signed in', async () => {
    const app = await openSettings(entries);
    await waitFor(() => expect(toggle(AUTOPLAY)).not.toBeChecked());
    await user.click(await screen.findByRole('button', { name: 'Glem alt dette' }));
    await waitFor(() => expect(clearButtons()).toEqual([]));
    expect(screen.getByText('Alt er glemt. Du er fortsatt logget inn.')).toHaveFocus();
    await waitFor(() => expect(toggle(AUTOPLAY)).toBeChecked());
    expect(localStorage.getItem(`parental-${kari.sub}`)).toBe(encodeParentalLimit(9));
    app.popTo('/min-konto');
    await screen.findByRole('heading', { level: 1, name: /Kari/ });
    expect(app.navigations).toEqual([]);
  });
});
