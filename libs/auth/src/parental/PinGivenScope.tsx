import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

/** What the PIN has been given for. */
export interface PinGiven {
  /** Ids of assets. */
  readonly given: ReadonlySet<string>;
  readonly give: (assetId: string) => void;
}

/** What the PIN has been given for, for all that asks below. Where a page is all that has to remember it, `PinGivenScope`. */
export const PinGivenContext = createContext<PinGiven | undefined>(undefined);

function useOwnPinGiven(): PinGiven {
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set());
  const give = useCallback((assetId: string) => setGiven((before) => new Set([...before, assetId])), []);
  return useMemo(() => ({ given, give }), [given, give]);
}

/**
 * Remembers what the PIN has been given for until the page around it is left, whatever comes and goes there: who takes a film
 * back from the television has given it before.
 */
export function PinGivenScope({ children }: { readonly children: ReactNode }) {
  return <PinGivenContext value={useOwnPinGiven()}>{children}</PinGivenContext>;
}

/** What the PIN has been given for: on this page, or as long as whoever asks is drawn, where there is no scope around it. */
export function usePinGiven(): PinGiven {
  const own = useOwnPinGiven();
  return useContext(PinGivenContext) ?? own;
}
