import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Stack } from '../layout/layout.tsx';
import * as deferredIcons from './deferredIcons.tsx';
import * as icons from './icons.tsx';

const meta = { title: 'Foundation/Icons' } satisfies Meta;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Grid minColumn="120px">
      {Object.entries({ ...icons, ...deferredIcons }).map(([name, Picture]) => (
        <Stack key={name} align="center" gap="2">
          <Picture size="32px" />
          <span style={{ color: 'var(--text-muted)', fontSize: 'var(--font-size-caption)' }}>{name}</span>
        </Stack>
      ))}
    </Grid>
  ),
};
