import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../button/IconButton.tsx';
import { PlusIcon } from '../icon/laterIcons.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: {
    label: 'Legg til i min liste',
    children: <IconButton label="Legg til i min liste" title="" icon={<PlusIcon />} />,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;

export const OnFocus: StoryObj<typeof meta> = {
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('Legg til i min liste')).toBeVisible());
    await waitFor(() => expect(getComputedStyle(screen.getByText('Legg til i min liste')).opacity).toBe('1'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Legg til i min liste')).toBeNull());
  },
};
