import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { createTestWorld, TestWorldProvider } from '@tv/test-world';
import { ConsentBanner } from './ConsentBanner.tsx';

const onAnswer = fn();

const meta = {
  title: 'Shell/Consent',
  component: ConsentBanner,
  args: { onAnswer },
  decorators: [
    (Story) => (
      <TestWorldProvider world={createTestWorld()}>
        <Story />
      </TestWorldProvider>
    ),
  ],
  beforeEach: () => void onAnswer.mockClear(),
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Accepting and declining are equally prominent',
  play: async ({ canvas }) => {
    const no = canvas.getByRole('button', { name: 'Nei takk' });
    const yes = canvas.getByRole('button', { name: 'Ja, det er greit' });
    const looks = (button: HTMLElement) => {
      const { backgroundColor, color, fontSize, blockSize } = getComputedStyle(button);
      return { backgroundColor, color, fontSize, blockSize };
    };
    await expect(looks(no)).toEqual(looks(yes));
    await userEvent.click(no);
    await userEvent.click(yes);
    await expect(onAnswer.mock.calls).toEqual([['refused'], ['granted']]);
  },
};
