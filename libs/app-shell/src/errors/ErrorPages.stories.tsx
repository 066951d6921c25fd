import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReporterProvider } from '@tv/analytics';
import { CurrentUserProvider } from '@tv/auth';
import type { CurrentUser } from '@tv/auth';
import { createRecordingReporter } from '@tv/test-world';
import type { RecordingReporter } from '@tv/test-world';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';

const user = (isInternal: boolean): CurrentUser => ({
  kind: 'customer',
  state: 'signedIn',
  user: { userId: 'u-1', email: 'kari@kunde.test', cid: 'c-1', entitlements: [] },
  isInternal,
});

function Broken(): never {
  throw new Error('Kortet har ingen kanal');
}

let reporter: RecordingReporter;

const meta = {
  title: 'Shell/Error pages',
  beforeEach: () => {
    reporter = createRecordingReporter();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AppBroke: Story = {
  name: 'ERR-07 ERR-08 ERR-09 the generic error page explains the error and links to the front page',
  render: () => (
    <AppErrorBoundary reporter={reporter}>
      <Broken />
    </AppErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Au da, det har oppstått en feil.' })).toBeVisible();
    await expect(canvas.getByText('Feilen er meldt fra om, og vi retter den så fort vi kan.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Til forsiden' })).toHaveAttribute('href', '/');
    await expect(reporter.reports).toHaveLength(1);
  },
};

function brokenPage(who: CurrentUser) {
  return (
    <ReporterProvider value={reporter}>
      <CurrentUserProvider currentUser={who}>
        <p>Hodet</p>
        <PageErrorBoundary>
          <Broken />
        </PageErrorBoundary>
      </CurrentUserProvider>
    </ReporterProvider>
  );
}

export const PageBroke: Story = {
  name: 'ERR-10 ERR-11 ERR-12 a page error is contained and reported, and shows customers no stack',
  render: () => brokenPage(user(false)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hodet')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Noe gikk galt' })).toBeVisible();
    await expect(
      canvas.getByText('Vi setter vår beste Strimere på saken! Og unskyld for ulempen 🙏.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/Kortet har ingen kanal|at Broken/)).toBeNull();
    await expect(reporter.reports).toHaveLength(1);
  },
};

export const PageBrokeForStaff: Story = {
  name: 'ERR-12 a page error shows internal staff the stack',
  render: () => brokenPage(user(true)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Kortet har ingen kanal\s+at Broken/)).toBeVisible();
  },
};
