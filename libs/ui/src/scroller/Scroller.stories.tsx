import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Scroller, ScrollerSkeleton } from './Scroller.tsx';
import type { ScrollerShape } from './columns.ts';

const ratio: Record<ScrollerShape, number> = { landscape: 16 / 9, portrait: 2 / 3, square: 1, wide: 21 / 9 };

function createItems(count: number, shape: ScrollerShape) {
  return Array.from({ length: count }, (_, index) => (
    <a
      key={index}
      href={`#${index + 1}`}
      style={{
        display: 'grid',
        placeItems: 'center',
        aspectRatio: ratio[shape],
        borderRadius: 'var(--radius)',
        background: 'var(--control-fill)',
        fontFamily: 'var(--font-heading)',
        fontSize: 'var(--font-size-title-2)',
      }}
    >
      {index + 1}
    </a>
  ));
}

const meta = {
  title: 'Primitives/Scroller',
  component: Scroller,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Direkte nå', shape: 'landscape', children: null },
  render: (args) => <Scroller {...args}>{createItems(14, args.shape)}</Scroller>,
} satisfies Meta<typeof Scroller>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Landscape: Story = {};
export const Portrait: Story = { args: { shape: 'portrait' } };
export const Square: Story = { args: { shape: 'square' } };
export const Wide: Story = { args: { shape: 'wide' } };

export const Busy: Story = {
  render: (args) => (
    <ScrollerSkeleton {...args}>
      {Array.from({ length: 7 }, (_, index) => (
        <Skeleton key={index} aspectRatio={16 / 9} />
      ))}
    </ScrollerSkeleton>
  ),
};

export const FewItemsHaveNoButtons: Story = {
  render: (args) => <Scroller {...args}>{createItems(1, 'landscape')}</Scroller>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const EndButtonKeepsFocus: Story = {
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Neste i Direkte nå' });
    const previous = canvas.getByRole('button', { name: 'Forrige i Direkte nå' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    await waitFor(
      async () => {
        await userEvent.keyboard('{Enter}');
        await expect(next).toHaveAttribute('aria-disabled', 'true');
      },
      { timeout: 8000, interval: 300 },
    );
    await expect(next).toHaveFocus();
    await expect(next).toBeVisible();
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
  },
};
