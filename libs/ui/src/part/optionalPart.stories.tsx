import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, waitFor } from 'storybook/test';
import { optionalPart } from './optionalPart.ts';
import { isSparedFailure } from './sparedFailure.ts';

const meta = { title: 'Foundation/Lazy optional component' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Whole = optionalPart(() => Promise.resolve(() => <p>Mer om filmen</p>));

export const Loaded: Story = {
  name: 'a lazy optional component renders when it has loaded',
  render: () => (
    <Suspense fallback={<p>Straks</p>}>
      <Whole />
    </Suspense>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mer om filmen')).toBeVisible();
  },
};

const failure = new TypeError('Failed to fetch dynamically imported module: /assets/more.js');
const Lost = optionalPart(() => Promise.reject(failure));

export const Missing: Story = {
  name: 'a lazy optional component that fails to load leaves the rest of the page, and its error is non-critical',
  render: () => (
    <>
      <p>Filmen</p>
      <Suspense fallback={<p>Straks</p>}>
        <Lost />
      </Suspense>
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Straks')).toBeNull());
    await expect(canvas.getByText('Filmen')).toBeVisible();
    await expect(isSparedFailure(failure)).toBe(true);
  },
};
