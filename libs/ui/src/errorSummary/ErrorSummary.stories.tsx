import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Stack } from '../layout/layout.tsx';
import { TextField } from '../textField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

function Example() {
  const [attempt, setAttempt] = useState(0);
  const errors = attempt === 0 ? [] : [{ fieldId: 'navn', text: 'Skriv fornavnet ditt' }];
  return (
    <Stack>
      <ErrorSummary title="Noe mangler" errors={errors} attempt={attempt} />
      <TextField
        id="navn"
        label="Fornavn"
        value=""
        onChange={() => undefined}
        isErrorAnnouncedElsewhere
        error={errors[0]?.text}
      />
      <Button onClick={() => setAttempt(attempt + 1)}>Send</Button>
    </Stack>
  );
}

const meta = { title: 'Primitives/ErrorSummary', component: Example } satisfies Meta<typeof Example>;

export default meta;

export const LinksToFields: StoryObj = {
  name: 'the error summary takes the focus once per attempt and links to the fields',
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    const summary = canvas.getByRole('group', { name: 'Noe mangler' });
    await expect(summary).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Skriv fornavnet ditt' }));
    await expect(canvas.getByRole('textbox', { name: 'Fornavn' })).toHaveFocus();
    await userEvent.click(send);
    await expect(summary).toHaveFocus();
  },
};

/** Sets the attempt first, and the errors in the next render. */
function LateExample() {
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setFailedAttempt(attempt));
    return () => clearTimeout(timer);
  }, [attempt]);
  const errors = failedAttempt === 0 ? [] : [{ fieldId: 'navn', text: 'Skriv fornavnet ditt' }];
  return (
    <Stack>
      <ErrorSummary title="Noe mangler" errors={errors} attempt={attempt} />
      <TextField id="navn" label="Fornavn" value="" onChange={() => undefined} />
      <Button onClick={() => setAttempt(attempt + 1)}>Send</Button>
    </Stack>
  );
}

export const LateErrors: StoryObj = {
  name: 'errors that arrive after the attempt take the focus when they appear',
  render: () => <LateExample />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('group', { name: 'Noe mangler' })).toHaveFocus();
  },
};
