import { createContext, useContext, useState, type ReactNode } from 'react';
import type { Card } from '@tv/api-client';
import type { CardShape } from '../CardPicture.tsx';
import type { CardViewModel } from '../cardViewModel.ts';
import type { CardLink } from '../link/cardLink.ts';

/** Data that a rendered card registers for its hover UI. */
export interface RegisteredCard {
  readonly card: Card;
  readonly viewModel: CardViewModel;
  readonly link: CardLink | undefined;
  readonly shape: CardShape;
  readonly laneType: string | undefined;
  /** The card represents a channel, not the current programme. */
  readonly isChannel: boolean;
  readonly hasListButton: boolean;
  readonly onOpen: (() => void) | undefined;
}

/** Weak, so that entries are garbage-collected with their elements. */
type CardRegistry = WeakMap<Element, RegisteredCard>;

const CardRegistryContext = createContext<CardRegistry | undefined>(undefined);

/** Owns the data of all rendered cards below, for `HoverCardLayer`. */
export function CardRegistryProvider({ children }: { readonly children: ReactNode }) {
  const [registry] = useState<CardRegistry>(() => new WeakMap());
  return <CardRegistryContext value={registry}>{children}</CardRegistryContext>;
}

/** Returns the registry; without a provider, cards have no hover UI. */
export function useCardRegistry(): CardRegistry | undefined {
  return useContext(CardRegistryContext);
}
