import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, waitFor } from 'storybook/test';
import { isNonCritical, lazyWithPreload } from './lazyWithPreload.ts';

const meta = { title: 'Foundation/Lazy component' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const LoadedComponent = lazyWithPreload(() =>
  Promise.resolve({ More: () => <p>Mer om filmen</p> }),
).component(({ More }) => More);

export const Loaded: Story = {
  name: 'a lazy component renders when it has loaded',
  render: () => (
    <Suspense fallback={<p>Straks</p>}>
      <LoadedComponent />
    </Suspense>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mer om filmen')).toBeVisible();
  },
};

const failure = new TypeError('Failed to fetch dynamically imported module: /assets/more.js');
const FailedComponent = lazyWithPreload<never>(() => Promise.reject(failure), { critical: false }).component(
  () => () => null,
);

export const Missing: Story = {
  name: 'a non-critical component that fails to load leaves the rest of the page, and its error is non-critical',
  render: () => (
    <>
      <p>Filmen</p>
      <Suspense fallback={<p>Straks</p>}>
        <FailedComponent />
      </Suspense>
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Straks')).toBeNull());
    await expect(canvas.getByText('Filmen')).toBeVisible();
    await expect(isNonCritical(failure)).toBe(true);
  },
};
