import type { Meta, StoryObj } from '@storybook/react-vite';
import * as ui from '../index.ts';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';

const icons = Object.entries(ui).filter((entry): entry is [string, ui.Icon] => entry[0].endsWith('Icon'));

const meta = { title: 'Foundation/Icons' } satisfies Meta;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Grid minColumn="120px">
      {icons.map(([name, Picture]) => (
        <Stack key={name} align="center" gap="2">
          <Picture size="32px" />
          <span style={{ color: 'var(--text-muted)', fontSize: 'var(--font-size-caption)' }}>{name}</span>
        </Stack>
      ))}
    </Grid>
  ),
};
