import type { StorybookConfig } from '@storybook/react-vite';
// eslint-disable-next-line @nx/enforce-module-boundaries -- a build step, not part of a library
import { editorialPlugin } from '@tv/editorial/compiler';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../libs/*/src/**/*.stories.tsx'],
  // Images for full-page stories: `/artwork/7.svg`, `/artwork/logo-2.svg`.
  staticDirs: [{ from: './artwork', to: '/artwork' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  // The faster docgen is sufficient.
  typescript: { reactDocgen: 'react-docgen' },
  // Editorial pages of every brand, as in the apps.
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), editorialPlugin()] }),
};

export default config;
