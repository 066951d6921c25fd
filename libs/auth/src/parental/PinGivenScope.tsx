import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

/** Assets that the PIN was entered for. */
export interface PinGiven {
  readonly given: ReadonlySet<string>;
  readonly give: (assetId: string) => void;
}

/** Shares PIN approvals. Use `PinApprovalScope` for the lifetime of a page. */
export const PinGivenContext = createContext<PinGiven | undefined>(undefined);

function useOwnPinGiven(): PinGiven {
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set());
  const give = useCallback((assetId: string) => setGiven((before) => new Set([...before, assetId])), []);
  return useMemo(() => ({ given, give }), [given, give]);
}

/** Keeps PIN approvals until the page unmounts, for example across a transfer from Cast. */
export function PinGivenScope({ children }: { readonly children: ReactNode }) {
  return <PinGivenContext value={useOwnPinGiven()}>{children}</PinGivenContext>;
}

/** PIN approvals of the surrounding scope, or of this component if there is none. */
export function usePinGiven(): PinGiven {
  const own = useOwnPinGiven();
  return useContext(PinGivenContext) ?? own;
}
