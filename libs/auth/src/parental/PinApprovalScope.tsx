import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

/** Assets that the PIN was entered for. */
export interface PinApprovals {
  readonly approvedAssetIds: ReadonlySet<string>;
  readonly approve: (assetId: string) => void;
}

/** PIN approvals; see `PinApprovalScope`. */
export const PinApprovalContext = createContext<PinApprovals | undefined>(undefined);

function usePinApprovalState(): PinApprovals {
  const [approvedAssetIds, setApprovedAssetIds] = useState<ReadonlySet<string>>(new Set());
  const approve = useCallback(
    (assetId: string) => setApprovedAssetIds((before) => new Set([...before, assetId])),
    [],
  );
  return useMemo<PinApprovals>(() => ({ approvedAssetIds, approve }), [approvedAssetIds, approve]);
}

/** Keeps PIN approvals until the page unmounts. */
export function PinApprovalScope({ children }: { readonly children: ReactNode }) {
  return <PinApprovalContext value={usePinApprovalState()}>{children}</PinApprovalContext>;
}

/** PIN approvals of the scope, or of this component without one. */
export function usePinApprovals(): PinApprovals {
  const own = usePinApprovalState();
  return useContext(PinApprovalContext) ?? own;
}
