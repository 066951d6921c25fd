import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { findClippedTexts } from '@tv/ui/testing';
import { PlaybackSettings } from './PlaybackSettings.tsx';
import { storedAutoplay } from './defaultOnSettings.browser.ts';
import { storedMiniPlayer } from './defaultOnSettings.browser.ts';
import { storedPlayerPreference } from './playerPreference.ts';

const clearSettings = () =>
  [storedAutoplay.key, storedMiniPlayer.key, storedPlayerPreference.key].forEach((key) =>
    localStorage.removeItem(key),
  );

const meta = {
  title: 'Subscription/Settings/Playback',
  component: PlaybackSettings,
  beforeEach: () => {
    clearSettings();
    return clearSettings;
  },
} satisfies Meta<typeof PlaybackSettings>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const NAMES = ['Spill neste episode automatisk', 'Spar data', 'Minispiller'];
const states = (canvas: Canvas) =>
  NAMES.map((name) =>
    canvas.getByRole<HTMLInputElement>('switch', { name }).matches('[aria-checked="true"], :checked'),
  );

export const Defaults: Story = {
  name: 'by default autoplay and the mini player are on, and the data saver is off',
  play: ({ canvas }) => expect(states(canvas)).toEqual([true, false, true]),
};

export const StoredSettings: Story = {
  name: 'the playback settings show stored values, and store changes',
  beforeEach: () => {
    localStorage.setItem(storedAutoplay.key, 'off');
    localStorage.setItem(storedMiniPlayer.key, 'off');
    localStorage.setItem(storedPlayerPreference.key, '{"quality":"dataSaver"}');
  },
  play: async ({ canvas }) => {
    await expect(states(canvas)).toEqual([false, true, false]);
    await userEvent.click(canvas.getByRole('switch', { name: 'Minispiller' }));
    await expect(states(canvas)).toEqual([false, true, true]);
  },
};

export const OnAPhone: Story = {
  name: 'on a phone no playback setting is clipped',
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => expect(findClippedTexts(canvasElement)).toEqual([]),
};
