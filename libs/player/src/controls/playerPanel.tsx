import type { ReactNode } from 'react';
import type * as panelParts from '../lists/panelParts.tsx';

type PanelParts = typeof panelParts;

/** The lazy panel components, and how to close the panel. */
export interface PanelPlace extends PanelParts {
  readonly close: () => void;
}

/** A side panel and its button. */
export interface PlayerPanel {
  /** Label of the button and title of the panel, such as `Episoder`. */
  readonly name: string;
  readonly icon: ReactNode;
  /** `top` is beside the title. */
  readonly place: 'bottom' | 'top';
  /** Called while the panel is open. */
  readonly draw: (place: PanelPlace) => ReactNode;
}
