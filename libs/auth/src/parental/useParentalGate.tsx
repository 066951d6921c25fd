import {
  createContext,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useCurrentUser } from '../currentUser/CurrentUserProvider.tsx';
import { PinDialog } from '../pin/usePinPrompt.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { isRestricted, type ParentalSetting, type WatchedAsset } from './parentalSetting.ts';

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
  return useMemo(() => ({ approvedAssetIds, approve }), [approvedAssetIds, approve]);
}

/** Keeps PIN approvals until the page unmounts. */
export function PinApprovalScope({ children }: { readonly children: ReactNode }) {
  return <PinApprovalContext value={usePinApprovalState()}>{children}</PinApprovalContext>;
}

/** Returns the PIN approvals of the scope, or of this component without a scope. */
export function usePinApprovals(): PinApprovals {
  const own = usePinApprovalState();
  return useContext(PinApprovalContext) ?? own;
}

/** Returns the current user's setting (PIN-18…20): undefined for visitors and during hydration. */
export function useParentalControl() {
  const currentUser = useCurrentUser();
  const { parentalControl } = useSession();
  const userId = currentUser.kind === 'customer' ? currentUser.user.userId : undefined;
  const getSnapshot = () => (userId === undefined ? undefined : parentalControl.getSetting(userId));
  const setting = useSyncExternalStore(parentalControl.subscribe, getSnapshot, () => undefined);
  const changeSetting = (next: ParentalSetting) => {
    if (userId !== undefined) parentalControl.changeSetting(userId, next);
  };
  return { setting, changeSetting };
}

/**
 * Blocks a restricted asset until the PIN is entered (PIN-22). Approval lasts within `PinApprovalScope`, until the
 * setting changes.
 *
 * @param onRefuse called on cancel; navigates away
 * @param container render target, such as the full-screen player
 */
export function useParentalGate(asset: WatchedAsset, onRefuse: () => void, container?: HTMLElement | null) {
  const { setting } = useParentalControl();
  const { approvedAssetIds, approve } = usePinApprovals();
  const isLocked = isRestricted(asset.ageLimit, setting) && !approvedAssetIds.has(asset.id);
  return {
    isOpen: setting !== undefined && !isLocked,
    pinDialog: isLocked ? (
      <Suspense fallback={null}>
        <PinDialog
          key={asset.id}
          text={`«${asset.name}» har aldersgrense ${asset.ageLimit ?? 0} år, og foreldrekontrollen er på.`}
          container={container}
          onAnswer={(isApproved) => (isApproved ? approve(asset.id) : onRefuse())}
        />
      </Suspense>
    ) : null,
  };
}
