import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { findClippedTexts } from '@tv/ui/testing';
import { storedCaptionStyle } from '../../preference/captionStyle.ts';
import { CaptionStyleSetting } from './CaptionStyleChoices.tsx';

const clearStyle = () => localStorage.removeItem(storedCaptionStyle.key);
const keep = (style: Readonly<Record<string, string>>) =>
  localStorage.setItem(storedCaptionStyle.key, JSON.stringify(style));

const meta = {
  title: 'Subscription/Settings/Subtitles',
  component: CaptionStyleSetting,
  beforeEach: () => {
    clearStyle();
    return clearStyle;
  },
} satisfies Meta<typeof CaptionStyleSetting>;

export default meta;
type Story = StoryObj<typeof meta>;

const sample = () => screen.getByText('Slik ser teksten ut.');

export const DefaultStyle: Story = {
  name: 'default subtitle style',
  play: async ({ canvas }) => {
    await expect(sample()).toBeVisible();
    const names = ['Størrelse', 'Farge', 'Bakgrunn', 'Kant'];
    for (const name of names) await expect(canvas.getByRole('combobox', { name })).toBeEnabled();
  },
};

export const Outlined: Story = {
  name: 'large yellow subtitles with an outline and no background',
  beforeEach: () => keep({ size: 'huge', color: 'yellow', background: 'none', edge: 'outline' }),
  play: () => expect(sample()).toBeVisible(),
};

export const TranslucentBackground: Story = {
  name: 'small cyan subtitles with a shadow on a translucent background',
  beforeEach: () => keep({ size: 'small', color: 'cyan', background: 'veil', edge: 'shadow' }),
  play: () => expect(sample()).toBeVisible(),
};

export const OnAPhone: Story = {
  name: 'the largest subtitles fit on a phone without clipping',
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => keep({ size: 'huge', color: 'green', background: 'box', edge: 'none' }),
  play: ({ canvasElement }) => expect(findClippedTexts(canvasElement)).toEqual([]),
};
