import type { StorybookConfig } from '@storybook/react-vite';

import { editorialPlugin } from '@tv/editorial/compiler';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../libs/*/src/**/*.stories.tsx'],
  // Pictures for whole screens, which have no media server here: `/artwork/7.svg`, `/artwork/logo-2.svg`.
  staticDirs: [{ from: './artwork', to: '/artwork' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  // Types for the props table come from the source; the quick reader is enough for it.
  typescript: { reactDocgen: 'react-docgen' },
  // Written pages of every brand, as an app has those of its own.
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), editorialPlugin()] }),
};

export default config;
