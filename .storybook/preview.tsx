import type { Preview } from '@storybook/react-vite';
import '@tv/ui/base.css';
import { configure } from 'storybook/test';
import { BrandStage } from './BrandStage.tsx';
import { brands } from './brands.ts';
import './stage.css';

// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  initialGlobals: { brand: 'brand-a' },
  globalTypes: {
    brand: {
      name: 'Brand',
      description: 'The brand that the stories wear',
      toolbar: {
        icon: 'paintbrush',
        items: [
          ...brands.map((brand) => ({ value: brand, title: brand })),
          { value: 'both', title: 'Side by side' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: {
      // Accessibility violations fail the test.
      test: 'error',
      // Omits the details of passing rules, which slow down each test by a fifth.
      options: { resultTypes: ['violations', 'incomplete'] },
      // Base UI's focus guards around an open menu forward focus; axe sees them as focusable and hidden.
      context: { exclude: ['[data-base-ui-focus-guard]'] },
    },
    options: { storySort: { order: ['Foundation', 'Primitives'] } },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' } },
        laptop: { name: 'Laptop 1440', styles: { width: '1440px', height: '900px' } },
        wall: { name: 'Wall 2560', styles: { width: '2560px', height: '1440px' } },
      },
    },
  },
  decorators: [
    (Story, { globals, id, viewMode }) => (
      <BrandStage
        choice={String(globals.brand)}
        storyId={id}
        isDocs={viewMode === 'docs'}
        render={() => <Story />}
      />
    ),
  ],
};

export default preview;
