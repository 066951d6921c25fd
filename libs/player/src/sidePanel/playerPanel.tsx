import type { ReactNode } from 'react';
import type * as panelParts from './lazyPanels.tsx';

type PanelParts = typeof panelParts;

export interface PanelRenderProps extends PanelParts {
  readonly close: () => void;
}

/** A side panel and its button. */
export interface PlayerPanel {
  /** Label and title, such as `Episoder`. */
  readonly name: string;
  readonly icon: ReactNode;
  /** `top` is beside the title. */
  readonly buttonPosition: 'bottom' | 'top';
  /** Called while the panel is open. */
  readonly render: (props: PanelRenderProps) => ReactNode;
}
