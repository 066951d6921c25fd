import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

function Example() {
  const [value, setValue] = useState('episoder');
  return (
    <Tabs
      label="Om serien"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'episoder', label: 'Episoder', content: <p>Åtte episoder i sesong 2.</p> },
        { value: 'ekstra', label: 'Ekstra', content: <p>Bak kulissene.</p> },
        { value: 'om', label: 'Om serien', content: <p>En kystby der alle vet alt.</p> },
      ]}
    />
  );
}

const meta = { title: 'Primitives/Tabs', component: Example } satisfies Meta<typeof Example>;

export default meta;

export const ArrowKeysChange: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Episoder' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Ekstra' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Bak kulissene.'));
  },
};
