import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Grid } from '../layout/layout.tsx';
import { Image, ImageFailureProvider } from './Image.tsx';
import { THUMBNAIL_WIDTH } from './imageSizes.ts';
import picture from './sunset.svg?no-inline';

const meta = {
  title: 'Primitives/Image',
  component: Image,
  args: { src: picture, alt: 'Solnedgang over fjellet', aspectRatio: 16 / 9, isAdaptive: false },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Landscape: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Solnedgang over fjellet' });
    await waitFor(() => expect(getComputedStyle(image).opacity).toBe('1'));
  },
};

export const Portrait: Story = { args: { aspectRatio: 2 / 3 } };

export const Greyscale: Story = {
  args: { isGreyscale: true },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).filter).toBe('grayscale(1)');
  },
};

export const NoImage: Story = { args: { src: undefined, alt: 'Uten bilde' } };

export const Placeholder: Story = {
  args: { src: undefined },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('span')?.getBoundingClientRect();
    await expect(box?.width).toBe(320);
    await expect(box?.height).toBe(180);
  },
};

export const Adaptive: Story = {
  name: 'IMAGE-01 IMAGE-03 a thumbnail offers every width and requests the step for 248 px',
  args: { isAdaptive: true, width: THUMBNAIL_WIDTH },
  render: (args) => (
    <Grid minColumn="248px">
      <Image {...args} />
    </Grid>
  ),
  play: async ({ canvas, args }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: args.alt });
    await expect(image.getAttribute('src')).toMatch(/[?&]width=300$/);
    await expect(image.getAttribute('srcset')).toMatch(/[?&]width=150 150w,.*[?&]width=800 800w$/);
    await waitFor(() => expect(image.currentSrc).toMatch(/[?&]width=(300|460)$/));
    await expect(image.loading).toBe('lazy');
  },
};

export const Priority: Story = {
  args: { isPriority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await expect(image.loading).toBe('eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
};

const failures = fn();

const failing: Partial<Story> = {
  args: { src: 'data:image/png;base64,AA', onError: fn() },
  beforeEach: () => {
    failures.mockClear();
  },
  render: (args) => (
    <ImageFailureProvider value={failures}>
      <Image {...args} />
    </ImageFailureProvider>
  ),
};

export const Failed: Story = {
  ...failing,
  name: 'IMAGE-06 a failed image is reported and leaves its empty box',
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(failures).toHaveBeenCalledOnce());
    await expect(failures).toHaveBeenCalledWith('data:image/png;base64,AA');
    await expect(args.onError).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('img', { name: 'Solnedgang over fjellet' })).not.toBeInstanceOf(
      HTMLImageElement,
    );
  },
};

export const LogoFailed: Story = {
  ...failing,
  name: 'IMAGE-05 a failed logo is not reported',
  args: { ...failing.args, isLogo: true, fit: 'contain' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onError).toHaveBeenCalledOnce());
    await expect(failures).not.toHaveBeenCalled();
  },
};
