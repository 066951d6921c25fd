import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createTestWorld, TestWorldProvider } from '@tv/test-world';
import { ExternalActivationCallbackPage } from './ExternalActivationCallbackPage.tsx';

const meta = {
  title: 'Subscription/Return from an external service',
  component: ExternalActivationCallbackPage,
  render: () => (
    <TestWorldProvider world={createTestWorld()}>
      <ExternalActivationCallbackPage />
    </TestWorldProvider>
  ),
} satisfies Meta<typeof ExternalActivationCallbackPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Returned: Story = {
  name: 'the return page confirms the activation, with a link to the front page',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Takk, det var alt' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Se hvordan det står' })).toHaveAttribute(
      'href',
      '/aktiver-tv2',
    );
    await expect(canvas.getByRole('link', { name: 'Til forsiden' })).toHaveAttribute('href', '/');
  },
};
