import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

/** Assets that the PIN was entered for. */
export interface PinGiven {
  readonly given: ReadonlySet<string>;
  readonly give: (assetId: string) => void;
}

/** PIN approvals; see `PinApprovalScope`. */
export const PinGivenContext = createContext<PinGiven | undefined>(undefined);

function useOwnPinGiven(): PinGiven {
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set());
  const give = useCallback((assetId: string) => setGiven((before) => new Set([...before, assetId])), []);
  return useMemo<PinGiven>(() => ({ given, give }), [given, give]);
}

/** Keeps PIN approvals until the page unmounts. */
export function PinGivenScope({ children }: { readonly children: ReactNode }) {
  return <PinGivenContext value={useOwnPinGiven()}>{children}</PinGivenContext>;
}

/** PIN approvals of the scope, or of this component without one. */
export function usePinGiven(): PinGiven {
  const own = useOwnPinGiven();
  return useContext(PinGivenContext) ?? own;
}
