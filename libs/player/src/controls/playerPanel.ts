import type { ReactNode } from 'react';

/** What a panel may use of the player that it stands in. */
export interface PanelPlace {
  readonly close: () => void;
}

/** Something to look at or choose from beside the picture: a button in the controls, and what it opens. */
export interface PlayerPanel {
  /** Of the button, and of what it opens: `Episoder`. */
  readonly name: string;
  readonly icon: ReactNode;
  /** Among what leads to other things to watch, or above, beside the title. */
  readonly place: 'bottom' | 'top';
  /** What it shows, drawn from when it is opened. */
  readonly draw: (place: PanelPlace) => ReactNode;
}
